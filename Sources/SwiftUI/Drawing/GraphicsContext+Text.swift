import Foundation
internal import Gtk

extension GraphicsContext {
    /// A text that is fixed by the drawing's environment.
    public struct ResolvedText {
        /// What the text is drawn with where it has no colours of its own.
        public var shading: Shading

        let text: PreparedText

        /// The size that the text takes up in a place of the given size.
        public func measure(in size: CGSize) -> CGSize {
            let text = text
            return MainThread.assume {
                let measured = text.layout(in: size).size
                return CGSize(width: min(measured.width.rounded(.up), max(size.width, 0)), height: measured.height)
            }
        }

        /// How far the first line's baseline is below the top in a place of the given size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            let text = text
            return MainThread.assume { text.layout(in: size).baseline }
        }

        /// How far the last line's baseline is below the top in a place of the given size.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            let text = text
            return MainThread.assume { text.layout(in: size).lastBaseline }
        }
    }

    /// Fixes a text by the drawing's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        let environment = environment
        let prepared = MainThread.assume { PreparedText(text, in: environment) }
        return ResolvedText(shading: prepared.color.map { .color(Color($0)) } ?? .foreground, text: prepared)
    }

    /// Draws a text into a rectangle: lines wrap at its width, and what is below its bottom is left out.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let rect = rect.standardized
        let prepared = text.text
        let layout = MainThread.assume { prepared.layout(in: rect.size) }
        let size = MainThread.assume { layout.size }
        let space = max(0, rect.width - size.width)
        let offset = text.text.isCentered ? space / 2 : text.text.isRightAligned ? space : 0
        draw(prepared, layout, size, at: CGPoint(x: rect.minX + offset, y: rect.minY), text.shading)
    }

    /// Draws a text in its own size, with an anchor of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let prepared = text.text
        let layout = MainThread.assume { prepared.layout(in: nil) }
        let size = MainThread.assume { layout.size }
        let origin = anchor.frame(of: CGSize(width: size.width, height: size.height), at: point).origin
        draw(prepared, layout, size, at: origin, text.shading)
    }

    /// Draws a text into a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in its own size, with an anchor of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(
        _ text: PreparedText, _ layout: TextLayout, _ size: (width: Double, height: Double), at origin: CGPoint,
        _ shading: Shading
    ) {
        let (paint, isAbsolute) = paint(shading)
        let frame = CGRect(origin: origin, size: CGSize(width: size.width, height: size.height))
        // Letters reach beyond their lines.
        let reach = frame.insetBy(dx: -size.height / 2 - 8, dy: -8)
        let (environment, pixelScale) = (environment, pixelScale)
        drawWhole(bounds: reach) { cairo in
            let layoutBounds = isAbsolute ? CGRect(x: 0, y: 0, width: 1, height: 1) : frame
            func show(_ cairo: CairoContext) {
                PathRenderer.setSource(paint, bounds: layoutBounds, area: reach, in: cairo)
                nonisolated(unsafe) let cairo = cairo
                MainThread.assume {
                    cairo.show(layout, x: origin.x, y: origin.y)
                    text.drawDecorations(
                        of: layout, paint, bounds: layoutBounds, at: origin, in: cairo, scale: pixelScale, environment)
                }
            }
            if paint.shadows.isEmpty {
                show(cairo)
            } else {
                PathRenderer.drawWithShadows(paint, scale: pixelScale, area: reach, in: cairo, show)
            }
        }
    }
}

/// A text with everything decided, which can be laid out in places of any size.
///
/// Used on the main thread only.
final class PreparedText: @unchecked Sendable {
    private let resolved: Text.Resolved
    private let style: TextStyle
    private let isRightToLeft: Bool
    private var laidOut: (size: CGSize?, layout: TextLayout)?

    @MainActor
    init(_ text: Text, in environment: EnvironmentValues) {
        resolved = text.resolve(in: environment)
        style = environment.textStyle
        isRightToLeft = environment.layoutDirection == .rightToLeft
        color = resolved.color.map {
            Color.Resolved(
                red: Float($0.red), green: Float($0.green), blue: Float($0.blue), opacity: Float($0.alpha))
        }
    }

    /// The colour of the whole text; nil: that of the foreground.
    let color: Color.Resolved?

    /// Draws what Pango doesn't.
    @MainActor
    func drawDecorations(
        of layout: TextLayout, _ paint: _Paint, bounds: CGRect, at origin: CGPoint, in cairo: CairoContext,
        scale: CGFloat, _ environment: EnvironmentValues
    ) {
        guard resolved.hasDecorations else { return }
        let text = LaidOutText(layout, resolved, paint: paint, frame: bounds, origin: origin)
        let place = PreparedImage.Place(
            themeColor: RGBA(paint.representativeColor), scale: Double(scale), isRightToLeft: isRightToLeft,
            environment: environment)
        text.drawDecorations(in: cairo, place)
    }

    var isCentered: Bool { style.alignment == .center }
    var isRightAligned: Bool { (style.alignment == .trailing) != isRightToLeft }

    /// The text in a place; nil: without limits.
    @MainActor
    func layout(in size: CGSize?) -> TextLayout {
        if let laidOut, laidOut.size == size { return laidOut.layout }
        let layout = TextLayout.desktop(resolved.string, attributes: resolved.attributes())
        layout.setRightToLeft(isRightToLeft)
        layout.setLineSpacing(style.lineSpacing)
        layout.setAlignment(style.alignment.gtk, isRightToLeft: isRightToLeft)
        let natural = layout.size
        if let size {
            if size.width.isFinite, natural.width > max(size.width, 0) { layout.setWidth(max(size.width, 1)) }
            if let limit = style.lineLimit, layout.lineCount > limit {
                layout.setWidth(min(natural.width, max(size.width, 1)))
                layout.setMaxLines(limit, truncation: style.truncation.gtk)
            } else if size.height.isFinite, layout.size.height > size.height, layout.lineCount > 1 {
                layout.setWidth(min(natural.width, max(size.width, 1)))
                layout.setHeight(max(size.height, 0), truncation: style.truncation.gtk)
            }
        }
        laidOut = (size, layout)
        return layout
    }
}
