import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// A drawing of the given size in points, for looking at its pixels.
@MainActor
func drawing(
    _ width: Int = 40, _ height: Int = 40, scale: Double = 1, _ draw: (inout GraphicsContext) -> Void
) throws -> CairoSurface {
    precondition(MainLoop.initialize(), "there is no display: run script/test")
    let session = DrawingSession(environment: EnvironmentValues(), scale: scale)
    let layer = try #require(DrawingLayer(session: session, area: CGRect(x: 0, y: 0, width: width, height: height)))
    var context = GraphicsContext(layer: layer)
    draw(&context)
    return try #require(layer.surface)
}

/// The pixels of what a widget shows.
@MainActor
func picture(of widget: Gtk.Widget) -> CairoSurface {
    Paintable.widget(widget).surface(width: widget.width, height: widget.height)
}

/// Whether a pixel has the components, from 0 to 1, within a tolerance.
func isColor(
    _ surface: CairoSurface, _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1,
    tolerance: Double = 0.015
) -> Bool {
    guard let pixel = surface.pixel(x: x, y: y) else { return false }
    if alpha == 0 { return pixel.alpha <= tolerance }
    let differences = [pixel.red - red, pixel.green - green, pixel.blue - blue, pixel.alpha - alpha]
    return differences.allSatisfy { abs($0) <= tolerance }
}
