import Foundation
internal import Gtk

/// The colour of the layers of a symbol that have one level.
struct SymbolColor: Equatable {
    /// Nil: that of text around.
    var color: RGBA?
    var opacity = 1.0
}

/// A symbol as it is to be drawn.
struct PreparedSymbol: Equatable {
    var picture: SymbolPicture
    /// The colours from level 0 on; the last one stands for all others.
    var colors: [SymbolColor]
    /// Layers have the symbol's own colours, as they are in an appearance.
    var ownColors: [SystemColor: RGBA]?
    /// A variable value shows from the bottom up, and not from the leading edge on.
    var growsUpwards = false

    private func color(of layer: SymbolPicture.Layer, _ place: PreparedImage.Place) -> RGBA {
        let level = colors[min(layer.level, colors.count - 1)]
        var color = layer.ownColor.flatMap { ownColors?[$0] } ?? level.color ?? place.themeColor
        color.alpha *= level.opacity
        return color
    }

    /// Draws the symbol into a rectangle at the origin.
    @MainActor
    func draw(_ snapshot: Snapshot, _ size: CGSize, _ place: PreparedImage.Place) {
        for layer in picture.layers {
            let color = color(of: layer, place)
            guard let cut = layer.cut else {
                layer.mark.draw(snapshot, size, color, place)
                continue
            }
            guard let node = RenderNode.recording({ layer.mark.draw($0, size, color, place) }),
                let hole = RenderNode.recording({ cut.draw($0, size, .black, place) })
            else { continue }
            snapshot.appendCairo(x: 0, y: 0, width: size.width, height: size.height) { cairo in
                cairo.pushGroup()
                node.draw(cairo)
                cairo.pushGroup()
                hole.draw(cairo)
                cairo.popGroupToSource()
                cairo.setOperator(.destinationOut)
                cairo.paint()
                cairo.popGroupToSource()
                cairo.setOperator(.over)
                cairo.paint()
            }
        }
    }
}

extension SymbolPicture.Mark {
    @MainActor
    fileprivate func draw(_ snapshot: Snapshot, _ size: CGSize, _ color: RGBA, _ place: PreparedImage.Place) {
        // The canvas has 16 units each way.
        let unit = CGSize(width: size.width / 16, height: size.height / 16)
        switch self {
        case .icon(let name, let scale, let offset):
            let own = CGSize(width: size.width * scale, height: size.height * scale)
            let side = Int(max(own.width, own.height).rounded(.up))
            let pixels = Int(place.scale.rounded(.up))
            guard let icon = SymbolIcons.icon(name, size: side, scale: pixels, isRightToLeft: place.isRightToLeft)
            else { return }
            let corner = Matrix2D(
                tx: (size.width - own.width) / 2 + offset.width * unit.width,
                ty: (size.height - own.height) / 2 + offset.height * unit.height)
            snapshot.transform(corner) {
                snapshot.append(symbol: icon, color: color, width: own.width, height: own.height)
            }
        case .slash(let width):
            draw(snapshot, size) { cairo in
                cairo.setSource(color)
                cairo.lineWidth = width
                cairo.lineCap = .round
                cairo.move(x: 2, y: 1.6)
                cairo.line(x: 14, y: 14.4)
                cairo.stroke()
            }
        case .disc(let center, let radius):
            draw(snapshot, size) { cairo in
                cairo.setSource(color)
                PathRenderer.trace(
                    Path(
                        ellipseIn: CGRect(
                            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
                    in: cairo)
                cairo.fill()
            }
        }
    }

    @MainActor
    private func draw(_ snapshot: Snapshot, _ size: CGSize, _ draw: (CairoContext) -> Void) {
        snapshot.appendCairo(x: 0, y: 0, width: size.width, height: size.height) { cairo in
            cairo.scale(x: size.width / 16, y: size.height / 16)
            draw(cairo)
        }
    }
}

extension Image {
    /// What a symbol comes to where it is used.
    ///
    /// - Parameter color: the foreground's colour; nil: that of text around.
    @MainActor
    func prepareSymbol(_ systemName: String, _ color: RGBA?, in values: EnvironmentValues) -> PreparedSymbol {
        var symbol = symbol(systemName, color, in: values)
        let stem = systemName.split(separator: ".").first.map(String.init) ?? ""
        symbol.growsUpwards = ["wifi", "thermometer", "drop", "flame", "dot"].contains(stem)
        return symbol
    }

    @MainActor
    private func symbol(_ systemName: String, _ color: RGBA?, in values: EnvironmentValues) -> PreparedSymbol {
        let styles = values.foregroundStyles?.styles.count ?? 0
        // Who gives several styles means several colours.
        let mode = symbolMode ?? values.symbolRenderingMode ?? (styles > 1 ? .palette : .monochrome)
        let inLayers = mode != .monochrome
        guard let picture = inLayers ? SymbolPicture(inLayersOf: systemName) : SymbolPicture(of: systemName) else {
            SymbolIcons.reportUnknown(systemName)
            return PreparedSymbol(picture: .placeholder, colors: [SymbolColor(color: color)])
        }
        switch mode {
        case .hierarchical:
            let colors = [1, 0.5, 0.25].map { SymbolColor(color: color, opacity: $0) }
            return PreparedSymbol(picture: picture, colors: colors)
        case .palette where styles > 1:
            let context = values.shapeStyleContext
            let colors = (0..<styles).map { level in
                SymbolColor(
                    color: RGBA(_ForegroundStyles.paint(level: level, in: context).representativeColor),
                    opacity: values.isEnabled ? 1 : 0.5)
            }
            return PreparedSymbol(picture: picture, colors: colors)
        case .multicolor:
            let context = values.shapeStyleContext
            let names = picture.layers.compactMap(\.ownColor)
            let own = Dictionary(
                names.map { ($0, RGBA(context.resolve(Color(provider: .system($0))))) },
                uniquingKeysWith: { first, _ in first })
            return PreparedSymbol(picture: picture, colors: [SymbolColor(color: color)], ownColors: own)
        default:
            return PreparedSymbol(picture: picture, colors: [SymbolColor(color: color)])
        }
    }
}
