import Foundation
internal import Gtk

extension Image: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ImageNode(view, context: context)
    }
}

/// What an image comes to where it is used: all that drawing and measuring need.
struct PreparedImage: Equatable {
    enum Content: Equatable {
        case nothing
        case symbol(PreparedSymbol)
        case picture(LoadedPicture)
        case drawing(ImageDrawing)
    }

    var content: Content
    var size: CGSize
    /// The colour of symbols and templates; nil: that of text around.
    var color: RGBA?
    var isTemplate = false
    var opacity = 1.0
    var resizing: Image.Resizing?
    var quality = Image.Interpolation.medium
    var isAntialiased = true
    /// Whether the pixels are there.
    var isReady = true
    var variableValue: Double?

    /// What doesn't depend on the image itself: where it is drawn.
    struct Place {
        /// The colour of text around, for symbols and templates without a colour.
        var themeColor: RGBA
        /// Pixels per point.
        var scale: Double
        var isRightToLeft = false
        var environment = EnvironmentValues()
    }
}

private final class ImageNode: LeafNode<Image> {
    private let drawing = DrawingWidget(role: .image)
    private var shown: PreparedImage?
    private var spoken: String??
    private var isRedacted = false

    override func makeItem() -> WidgetItem {
        drawing.draw = { [unowned self] snapshot, width, height in
            draw(snapshot, CGSize(width: width, height: height))
        }
        return ImageItem(node: self, widget: drawing)
    }

    override func update(to view: Image) {
        if view == self.view { return }
        super.update(to: view)
    }

    override func apply() {
        guard let item = item as? ImageItem else { return }
        let values = values
        let resolved = view.prepare(in: values)
        let words = view.spokenText(in: values)
        if spoken != words {
            let isNew = spoken == nil
            spoken = words
            if let words { drawing.setAccessibleLabel(words) }
            drawing.setAccessibleHidden(words == nil)
            if !isNew { parent?.plainTextDidChange() }
        }
        if values.isRedacted != isRedacted {
            isRedacted.toggle()
            drawing.queueDraw()
        }
        guard resolved != shown else { return }
        let isNew = shown == nil
        shown = resolved
        item.naturalSize = resolved.size
        item.isResizable = resolved.resizing != nil
        item.isSymbol = if case .symbol = resolved.content { true } else { false }
        if !isNew {
            item.contentDidChange()
            drawing.queueDraw()
        }
    }

    override var plainText: String { view.spokenText(in: values) ?? "" }

    // MARK: Drawing

    private func draw(_ snapshot: Snapshot, _ size: CGSize) {
        if isRedacted {
            let radius = min(4, min(size.width, size.height) / 2)
            return snapshot.append(
                .redaction, x: 0, y: 0, width: size.width, height: size.height, radius: radius)
        }
        shown?.draw(
            snapshot, size,
            in: PreparedImage.Place(
                themeColor: drawing.drawingColor(in: values), scale: drawing.drawingScale,
                isRightToLeft: environment.isRightToLeft, environment: values))
    }
}

/// The item of an image: its own size, or the one that is offered.
private final class ImageItem: WidgetItem {
    var naturalSize = CGSize.zero
    var isResizable = false
    var isSymbol = false

    override var roundsEdges: Bool { isResizable }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard isResizable else { return naturalSize }
        return CGSize(
            width: max(0, proposal.width ?? naturalSize.width), height: max(0, proposal.height ?? naturalSize.height))
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard isSymbol, !key.isHorizontal else { return nil }
        guard key.id == VerticalAlignment.FirstBaseline.self || key.id == VerticalAlignment.LastBaseline.self else {
            return nil
        }
        // Symbols stand in the middle of capital letters beside them, which reach some 0.7 em above the baseline.
        let em = naturalSize.height * 11 / 12
        return dimensions.height / 2 + em * 0.35
    }
}

extension Image {
    /// Decides everything about the image; reading `values` makes dependencies.
    @MainActor func prepare(in values: EnvironmentValues) -> PreparedImage {
        var color: RGBA?
        let isDimmed = !values.isEnabled && !values.isInsideControl
        func foreground() -> RGBA {
            RGBA(ForegroundStyle()._paint(in: values.shapeStyleContext).representativeColor)
        }
        if values.foregroundStyles != nil || isDimmed { color = foreground() }
        if isDimmed, let full = color {
            color = RGBA(red: full.red, green: full.green, blue: full.blue, alpha: full.alpha * 0.5)
        }
        var resolved = PreparedImage(content: .nothing, size: .zero, color: color, resizing: resizing)
        resolved.opacity = isDimmed ? 0.5 : 1
        switch source {
        case .system(let name):
            let variant = values.symbolVariants.name(of: name)
            let side = SymbolIcons.side(em: values.em, scale: values.imageScale)
            resolved.content = .symbol(prepareSymbol(variant, color, in: values))
            resolved.size = CGSize(width: side, height: side)
            resolved.variableValue = variableValue
        case .resource(let name, let folder):
            let set = PictureCatalog.shared.pictures(named: name, in: folder)
            let file = set?.best(
                scale: values.displayScale, isDark: values.colorScheme == .dark,
                isHighContrast: values.colorSchemeContrast == .increased,
                isRightToLeft: values.layoutDirection == .rightToLeft)
            if let picture = file.flatMap(Pictures.picture) {
                resolved.content = .picture(picture)
                resolved.size = picture.size
                resolved.isReady = picture.isReady
            }
            resolved.isTemplate = templateMode.map { $0 == .template } ?? set?.isTemplate ?? false
        case .picture(let picture):
            resolved.content = .picture(picture)
            resolved.size = picture.size
            resolved.isTemplate = templateMode == .template
        case .bitmap(let image, let scale, let orientation):
            let picture = image.picture(scale: scale, orientation)
            resolved.content = .picture(picture)
            resolved.size = picture.size
            resolved.isTemplate = templateMode == .template
        case .drawing(let drawing):
            resolved.content = .drawing(drawing)
            resolved.size = drawing.size
            resolved.isTemplate = templateMode == .template
        }
        resolved.quality = quality
        resolved.isAntialiased = isAntialiased
        if !resolved.isTemplate, resolved.hasOwnColors { resolved.color = nil }
        return resolved
    }

    /// What a screen reader says; nil: nothing.
    @MainActor func spokenText(in values: EnvironmentValues) -> String? {
        if isDecorative || values.isDecoration { return nil }
        if let label { return label.resolvedString(in: values) }
        if let name = values.controlName?.text, !name.isEmpty { return name }
        switch source {
        case .system(let name): return SymbolIcons.spokenName(name)
        case .resource(let name, _): return name
        case .picture, .bitmap, .drawing: return nil
        }
    }
}

extension PreparedImage {
    /// Whether the image is drawn in its own colours unless it is a template.
    var hasOwnColors: Bool {
        switch content {
        case .picture, .drawing: true
        case .symbol, .nothing: false
        }
    }

    /// Draws the image into a rectangle at the origin.
    @MainActor
    func draw(_ snapshot: Snapshot, _ size: CGSize, in place: Place) {
        guard size.width > 0, size.height > 0 else { return }
        let draw: () -> Void
        switch content {
        case .nothing: return
        case .symbol(let symbol): return self.draw(symbol, snapshot, size, place)
        case .picture(let picture): draw = { self.draw(picture, snapshot, size, place) }
        case .drawing(let drawing): draw = { drawing.draw(snapshot, size, in: place) }
        }
        if isTemplate {
            snapshot.tint(color ?? place.themeColor, draw)
        } else if opacity < 1 {
            snapshot.opacity(opacity, draw)
        } else {
            draw()
        }
    }

    @MainActor
    private func draw(_ symbol: PreparedSymbol, _ snapshot: Snapshot, _ size: CGSize, _ place: Place) {
        let draw = { symbol.draw(snapshot, size, place) }
        if let value = variableValue, symbol.growsUpwards {
            // The part above the value is drawn faintly.
            let height = size.height * min(max(value, 0), 1)
            snapshot.clip(x: 0, y: size.height - height, width: size.width, height: height, draw)
            snapshot.clip(x: 0, y: 0, width: size.width, height: size.height - height) {
                snapshot.opacity(0.3, draw)
            }
            return
        }
        guard let value = variableValue else { return draw() }
        // The part beyond the value is drawn faintly, from the leading edge on.
        let width = size.width * min(max(value, 0), 1)
        snapshot.clip(x: 0, y: 0, width: width, height: size.height, draw)
        snapshot.clip(x: width, y: 0, width: size.width - width, height: size.height) {
            snapshot.opacity(0.3, draw)
        }
    }

    /// Draws a picture into a rectangle at the origin.
    @MainActor
    private func draw(_ picture: LoadedPicture, _ snapshot: Snapshot, _ size: CGSize, _ place: Place) {
        guard let resizing else { return draw(whole: picture, snapshot, size, place) }
        let insets = resizing.insets
        if insets == EdgeInsets() {
            draw(center: picture, resizing.mode, from: CGRect(origin: .zero, size: self.size), snapshot, size, place)
            return
        }
        // Nine parts: corners stay, edges are resized along themselves, the middle both ways.
        let columns = spans(insets.leading, insets.trailing, of: self.size.width, to: size.width)
        let rows = spans(insets.top, insets.bottom, of: self.size.height, to: size.height)
        for row in rows {
            for column in columns where column.to.count > 0 && row.to.count > 0 {
                let source = CGRect(
                    x: column.from.start, y: row.from.start, width: column.from.count, height: row.from.count)
                guard source.width > 0, source.height > 0 else { continue }
                snapshot.transform(Matrix2D(a: 1, b: 0, c: 0, d: 1, tx: column.to.start, ty: row.to.start)) {
                    let part = CGSize(width: column.to.count, height: row.to.count)
                    draw(center: picture, resizing.mode, from: source, snapshot, part, place)
                }
            }
        }
    }

    private struct Span {
        var start: CGFloat
        var count: CGFloat
    }

    private func spans(
        _ before: CGFloat, _ after: CGFloat, of length: CGFloat, to result: CGFloat
    ) -> [(from: Span, to: Span)] {
        let middle = max(0, length - before - after)
        let stretched = max(0, result - before - after)
        return [
            (Span(start: 0, count: before), Span(start: 0, count: before)),
            (Span(start: before, count: middle), Span(start: before, count: stretched)),
            (Span(start: length - after, count: after), Span(start: before + stretched, count: after)),
        ]
    }

    /// Draws a part of a picture into a rectangle at the origin.
    @MainActor
    private func draw(
        center picture: LoadedPicture, _ mode: Image.ResizingMode, from source: CGRect, _ snapshot: Snapshot,
        _ size: CGSize, _ place: Place
    ) {
        func part() {
            snapshot.clip(x: 0, y: 0, width: source.width, height: source.height) {
                let move = Matrix2D(a: 1, b: 0, c: 0, d: 1, tx: -source.minX, ty: -source.minY)
                snapshot.transform(move) { draw(whole: picture, snapshot, self.size, place) }
            }
        }
        switch mode {
        case .tile:
            snapshot.tile(
                width: size.width, height: size.height, tileWidth: source.width, tileHeight: source.height, part)
        case .stretch:
            if source.size == self.size { return draw(whole: picture, snapshot, size, place) }
            let scale = Matrix2D(
                a: size.width / source.width, b: 0, c: 0, d: size.height / source.height, tx: 0, ty: 0)
            snapshot.transform(scale, part)
        }
    }

    /// Draws the whole picture into a rectangle at the origin.
    @MainActor
    private func draw(whole picture: LoadedPicture, _ snapshot: Snapshot, _ size: CGSize, _ place: Place) {
        // GTK scales as well as it can; only what it can't is done with Cairo.
        guard quality == .none || quality == .high || !isAntialiased else {
            guard let paintable = picture.paintable(for: size, pixelScale: place.scale) else { return }
            snapshot.append(paintable, width: size.width, height: size.height)
            return
        }
        guard let surface = picture.surface(for: size, pixelScale: place.scale) else { return }
        let pattern = CairoPattern.surface(surface)
        switch quality {
        case .none: pattern.keepsPixels()
        case .high: pattern.scalesBest()
        case .low, .medium: break
        }
        snapshot.appendCairo(x: 0, y: 0, width: size.width, height: size.height) { cairo in
            cairo.scale(x: size.width / Double(surface.width), y: size.height / Double(surface.height))
            cairo.setAntialiasing(isAntialiased)
            // Beyond its edges a picture has none of its colours that could mix in.
            pattern.setExtend(.pads)
            cairo.setSource(pattern)
            cairo.rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
            cairo.fill()
        }
    }
}
