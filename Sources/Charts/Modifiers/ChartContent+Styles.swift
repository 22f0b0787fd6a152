import SwiftUI

extension ChartContent {
    /// Draws the marks with a style. Gradients are laid out in each mark.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        let key = (style as? Color).map { AttributeKey.style($0) }
        let style = AnyShapeStyle(style)
        return changing(key) {
            // What is nearer to the mark wins, and modifiers further out come first.
            $0.style = style
            $0.color = nil
        }
    }

    /// Makes the marks translucent.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        changing(.opacity(opacity)) { $0.opacity *= opacity }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        changing(style == .continuous ? .corner(radius) : nil) {
            $0.corner = MarkAttributes.Corner(radius: radius, style: style)
        }
    }

    /// Sets how lines and rules are drawn.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changing(nil) {
            $0.stroke = style
            $0.lineValue = nil
        }
    }

    /// Sets how lines and areas go from point to point.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing(.interpolation(method)) { $0.interpolation = method }
    }

    /// Lays gradients out in the plot instead of in each mark.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changing(.aligns(aligns)) { $0.alignsStyles = aligns }
    }

    /// Draws the marks over others with a smaller value, whatever their order is.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        changing(.zIndex(value)) { $0.zIndex = value }
    }

    /// Blurs the marks.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        changing(nil) { $0.filters.append(.blur(radius)) }
    }

    /// Adds a shadow to the marks.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changing(nil) { $0.filters.append(.shadow(color, radius, x, y)) }
    }

    /// Cuts each mark off outside of a shape in its frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        changing(nil) { $0.clip = { shape.path(in: $0) } }
    }

    /// Shows the marks only where the marks of another content are.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        let mask = content()
        return ModifiedChartContent(self) { collector, body in
            let marks = collector.separately { mask._collect(into: collector) }
            collector.layer(MarkLayer(mask: marks), body)
        }
    }

    /// Draws the marks as a whole before effects further out apply to them.
    nonisolated public func compositingLayer() -> some ChartContent {
        ModifiedChartContent(self) { collector, body in collector.layer(MarkLayer(), body) }
    }

    /// Draws the marks as a whole, and changes the result like a view.
    nonisolated public func compositingLayer<V: View>(
        style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        nonisolated(unsafe) let style = style
        return ModifiedChartContent(self) { collector, body in
            collector.layer(MarkLayer(effect: { AnyView(style(PlaceholderContentView(content: $0))) }), body)
        }
    }
}

/// What a layer of marks looks like, to be changed like a view.
public struct PlaceholderContentView<Value> {
    let content: AnyView
}

extension PlaceholderContentView: View {
    /// The marks.
    public var body: some View { content }
}
