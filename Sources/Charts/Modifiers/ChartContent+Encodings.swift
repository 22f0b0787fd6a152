import SwiftUI

extension ChartContent {
    /// Tells the marks apart by colour, with an entry in the legend for each category. Numbers get a gradient.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.color, by: value)
    }

    /// Tells the marks apart by symbols, with an entry in the legend for each value.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.symbol, by: value)
    }

    /// Sets the sizes of symbols by values.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.size, by: value)
    }

    /// Tells lines apart by how they are dashed, with an entry in the legend for each value.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        encoded(.line, by: value)
    }

    /// Puts marks side by side within a step of an axis, by values.
    ///
    /// - Parameters:
    ///   - value: what the marks are told apart by.
    ///   - axis: the axis with the step; nil: the one that suits the marks.
    ///   - span: how much of the step the marks take up together.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        encoded(.position(axis, span), by: value)
    }

    // MARK: Symbols

    /// Draws points with a shape; lines get it at each of their points.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing((symbol as? BasicChartSymbolShape).map { .basicSymbol($0) }) {
            $0.symbol = .shape(symbol)
            $0.symbolValue = nil
        }
    }

    /// Draws points with a view; lines get it at each of their points.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return ModifiedChartContent(self) { collector, body in
            collector.symbolViews.append(AnyView(view))
            let number = collector.symbolViews.count - 1
            collector.with(
                nil,
                {
                    $0.symbol = .view(number)
                    $0.symbolValue = nil
                }, body)
        }
    }

    /// Sets the area of symbols in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changing(.symbolSize(area)) {
            $0.symbolSize = .area(area)
            $0.sizeValue = nil
        }
    }

    /// Sets the size of symbols in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        changing(nil) {
            $0.symbolSize = .size(size)
            $0.sizeValue = nil
        }
    }

    // MARK: Offsets

    /// Moves the marks, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
    }

    /// Moves the marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the marks, and their upper and lower ends differently, in points.
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the marks, and their ends on the sides differently, in points.
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of the marks, in points.
    nonisolated public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        changing(nil) {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }
}
