import Foundation
internal import Gtk

extension GraphicsContext {
    /// Draws a line of a text at its place.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its place.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run, run.clusters)
    }

    /// Draws a slice of a run at its place.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.run, slice.indices)
    }

    private func draw(_ run: Text.Layout.Run, _ clusters: Range<Int>) {
        let text = run.source
        // Letters reach beyond their bounds.
        let rect = text.bounds(of: run, clusters).rect
        let reach = rect.insetBy(dx: -rect.height / 2 - 2, dy: -rect.height / 2 - 2)
        var place = PreparedImage.Place(
            themeColor: RGBA(text.paint.representativeColor), scale: Double(pixelScale), environment: environment)
        place.isRightToLeft = environment.layoutDirection == .rightToLeft
        nonisolated(unsafe) let inside = (place, run)
        drawWhole(bounds: reach) { cairo in
            func show(_ cairo: CairoContext) {
                nonisolated(unsafe) let cairo = cairo
                MainThread.assume { text.draw(inside.1, clusters, in: cairo, inside.0) }
            }
            if text.paint.shadows.isEmpty {
                show(cairo)
            } else {
                PathRenderer.drawWithShadows(text.paint, scale: pixelScale, area: reach, in: cairo, show)
            }
        }
    }
}
