import Foundation
internal import Gtk

/// A text measured by Pango.
final class TextItem: WidgetItem, TextShowing {
    let text: TextWidget
    private var shared = SharedTextStyle.standard
    private var style: TextStyle { shared.style }
    private var shown: Text.Resolved?
    private var shownFit = TextFit.natural
    private var paint: _Paint?
    private var fitted: (proposal: ProposedViewSize, result: Fitted?)?

    /// Nothing of the text can be seen: it is a part of a longer one that is cut before.
    var isLeftOut = false

    init(node: _Node, widget: TextWidget) {
        text = widget
        super.init(node: node, widget: widget)
    }

    func show(_ text: Text.Resolved) {
        let hadImages = shown?.spokenText != nil
        let hadDecorations = shown?.hasDecorations ?? false
        shown = text
        fitted = nil
        self.text.setText(text.string, attributes: text.attributes(shownFit))
        if let words = text.spokenText {
            self.text.setAccessibleLabel(words)
        } else if hadImages {
            self.text.setAccessibleLabel(text.string)
        }
        if text.hasDecorations || hadDecorations { setPainter() }
    }

    func showColor(_ color: RGBA?) { text.setColor(color) }

    func showPaint(_ paint: _Paint?) {
        self.paint = paint
        setPainter()
    }

    func setStyle(_ style: SharedTextStyle) {
        let hadRenderer = self.style.renderer != nil
        let followed = self.style.directionFollowsLetters
        shared = style
        fitted = nil
        let style = style.style
        text.setStyle(
            alignment: style.alignment.gtk, truncation: style.truncation.gtk, maxLines: style.lineLimit ?? 0,
            lineSpacing: style.lineSpacing)
        if style.directionFollowsLetters != followed {
            text.setDirectionFollowsLetters(style.directionFollowsLetters)
        }
        if hadRenderer || style.renderer != nil { setPainter() }
    }

    override var isMeasuredByGTK: Bool { false }
    override var hasWidgetsInside: Bool { false }

    // MARK: Drawing

    private func setPainter() {
        if let renderer = style.renderer?.base {
            text.setPainter { [unowned self] in draw($0, $1, renderer) }
        } else if let paint {
            text.setPainter { [unowned self] in draw($0, $1, paint) }
        } else if shown?.hasDecorations == true {
            text.setPainter { [unowned self] snapshot, painting in
                snapshot.transform(Matrix2D(tx: painting.x)) {
                    snapshot.append(painting.layout, color: painting.color)
                }
                drawDecorations(snapshot, painting, painting.color)
            }
        } else {
            text.setPainter(nil)
        }
    }

    private var place: PreparedImage.Place {
        let values = EnvironmentValues(scope: node.environment)
        return PreparedImage.Place(
            themeColor: text.drawingColor(in: values), scale: text.drawingScale, isRightToLeft: isRightToLeft,
            environment: values)
    }

    private func laidOut(_ painting: TextWidget.Painting, _ paint: _Paint) -> LaidOutText? {
        shown.map {
            LaidOutText(
                painting.layout, $0, paint: paint,
                frame: CGRect(x: 0, y: 0, width: painting.width, height: painting.height),
                origin: CGPoint(x: painting.x, y: 0), scale: shownFit.scale)
        }
    }

    private func drawDecorations(_ snapshot: Snapshot, _ painting: TextWidget.Painting, _ color: RGBA) {
        guard shown?.hasDecorations == true, let text = laidOut(painting, _Paint(Color.Resolved(color))) else { return }
        Evaluation.untracked {
            let place = place
            snapshot.appendCairo(x: -4, y: -4, width: Double(painting.width) + 8, height: Double(painting.height) + 8) {
                text.drawDecorations(in: $0, place)
            }
        }
    }

    /// Draws the letters with a gradient or shadows.
    private func draw(_ snapshot: Snapshot, _ painting: TextWidget.Painting, _ paint: _Paint) {
        let letters = RenderNode.recording { snapshot in
            snapshot.transform(Matrix2D(tx: painting.x)) { snapshot.append(painting.layout, color: .black) }
            drawDecorations(snapshot, painting, .black)
        }
        guard let letters else { return }
        let frame = CGRect(x: 0, y: 0, width: painting.width, height: painting.height)
        let ink = letters.bounds
        let area = CGRect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
        let spread = PathRenderer.spread(of: paint.shadows) + 1
        let reach = area.insetBy(dx: -spread, dy: -spread)
        func draw(_ cairo: CairoContext) {
            cairo.pushGroup()
            letters.draw(cairo)
            let mask = cairo.popGroup()
            PathRenderer.setSource(paint, bounds: frame, area: area, in: cairo)
            cairo.mask(mask)
        }
        snapshot.appendCairo(x: reach.minX, y: reach.minY, width: reach.width, height: reach.height) { cairo in
            if paint.shadows.isEmpty {
                draw(cairo)
            } else {
                PathRenderer.drawWithShadows(paint, scale: text.drawingScale, area: area, in: cairo, draw)
            }
        }
    }

    private func draw(_ snapshot: Snapshot, _ painting: TextWidget.Painting, _ renderer: any TextRenderer) {
        guard let text = laidOut(painting, paint ?? _Paint(Color.Resolved(painting.color))) else { return }
        let padding = renderer.displayPadding
        let area = CGRect(
            x: -padding.leading, y: -padding.top,
            width: CGFloat(painting.width) + padding.leading + padding.trailing,
            height: CGFloat(painting.height) + padding.top + padding.bottom)
        Evaluation.untracked {
            let values = EnvironmentValues(scope: node.environment)
            let session = DrawingSession(
                environment: values, scale: self.text.drawingScale, themeColor: painting.color)
            @MainActor func draw(_ layer: DrawingLayer) {
                var context = GraphicsContext(layer: layer)
                renderer.draw(layout: text.makeLayout(), in: &context)
            }
            let isVector = OffscreenDrawing.current?.isVector ?? false
            if !isVector, let layer = DrawingLayer(session: session, area: area) {
                draw(layer)
                layer.append(to: snapshot)
            } else {
                snapshot.appendCairo(x: area.minX, y: area.minY, width: area.width, height: area.height) { cairo in
                    draw(DrawingLayer(session: session, cairo: cairo, area: area))
                    cairo.restore()
                }
            }
        }
    }

    override func contribute(to presentation: inout LeafPresentation) {
        if isLeftOut { presentation.isHidden = true }
    }

    // MARK: Measuring

    private static func limit(_ length: CGFloat?) -> Int? {
        guard let length, length.isFinite, length < 1_000_000 else { return nil }
        return max(0, Int((length + 0.001).rounded(.down)))
    }

    private func measure(_ proposal: ProposedViewSize) -> TextMeasure {
        text.measure(width: Self.limit(proposal.width), height: Self.limit(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer = style.renderer?.base else { return textSize(proposal) }
        return renderer.sizeThatFits(
            proposal: proposal, text: TextProxy { [unowned self] in textSize($0) })
    }

    private func textSize(_ proposal: ProposedViewSize) -> CGSize {
        if let fitted = fitted(proposal) { return fitted.size }
        if let width = proposal.width, width < 1 {
            // Nothing can be shown: a column of single letters isn't worth being laid out.
            return CGSize(width: 0, height: CGFloat(text.measure(width: nil, height: nil).height))
        }
        let measure = measure(proposal)
        var size = CGSize(width: measure.width, height: measure.height)
        if let minimumLines = style.minimumLines, minimumLines > 1 {
            let line = CGFloat(text.measure(width: nil, height: 1).height)
            size.height = max(size.height, (line + style.lineSpacing) * CGFloat(minimumLines) - style.lineSpacing)
        }
        if let width = proposal.width { size.width = min(size.width, max(0, width.rounded(.up))) }
        return size
    }

    private struct Fitted {
        var fit: TextFit
        var size: CGSize
    }

    /// What has to be done to the letters so that the whole text fits; nil: it fits as it is, or nothing may be done.
    private func fitted(_ proposal: ProposedViewSize) -> Fitted? {
        guard style.minimumScaleFactor < 1 || style.allowsTightening else { return nil }
        if let fitted, fitted.proposal == proposal { return fitted.result }
        let result = computeFit(proposal)
        fitted = (proposal, result)
        return result
    }

    /// Letters move together in steps of a fiftieth of an em; then they shrink in steps of a twentieth.
    private var fits: [TextFit] {
        var fits: [TextFit] = [.natural]
        let most = style.allowsTightening ? 0.05 : 0
        if style.allowsTightening { fits += [TextFit(tightening: 0.02), TextFit(tightening: most)] }
        let smallest = max(0.05, style.minimumScaleFactor)
        var scale = 0.95
        while scale > smallest {
            fits.append(TextFit(scale: scale, tightening: most))
            scale -= 0.05
        }
        if smallest < 1 { fits.append(TextFit(scale: smallest, tightening: most)) }
        return fits
    }

    private func computeFit(_ proposal: ProposedViewSize) -> Fitted? {
        guard let shown, let width = Self.limit(proposal.width), width > 0 else { return nil }
        let height = Self.limit(proposal.height) ?? Int.max
        let fits = fits
        for (index, fit) in fits.enumerated() {
            let layout = TextLayout(shown.string, attributes: shown.attributes(fit), for: text)
            layout.setLineSpacing(style.lineSpacing)
            layout.setWidth(Double(width))
            let size = layout.size
            if layout.lineCount <= style.lineLimit ?? Int.max, Int(size.height.rounded(.up)) <= height {
                if index == 0 { return nil }
                let size = CGSize(
                    width: min(size.width.rounded(.up), CGFloat(width)), height: size.height.rounded(.up))
                return Fitted(fit: fit, size: size)
            }
            guard index == fits.count - 1 else { continue }
            layout.setMaxLines(style.lineLimit, truncation: style.truncation.gtk)
            return Fitted(
                fit: fit, size: CGSize(width: CGFloat(width), height: layout.size.height.rounded(.up)))
        }
        return nil
    }

    override func placeContent() {
        if style.minimumScaleFactor < 1 || style.allowsTightening || shownFit != .natural, let shown {
            let fit = fitted(proposal)?.fit ?? .natural
            if fit != shownFit {
                shownFit = fit
                text.setText(shown.string, attributes: shown.attributes(fit))
            }
        }
        super.placeContent()
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if key.isHorizontal { return nil }
        if key.id == VerticalAlignment.FirstBaseline.self {
            return CGFloat(measure(dimensions.proposal).firstBaseline)
        }
        if key.id == VerticalAlignment.LastBaseline.self {
            return CGFloat(measure(dimensions.proposal).lastBaseline)
        }
        return nil
    }
}

extension Color.Resolved {
    fileprivate init(_ color: RGBA) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
}
