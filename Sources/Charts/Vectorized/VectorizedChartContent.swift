import SwiftUI

/// A plot of a whole collection, whose attributes may depend on properties of the elements.
///
/// Modifiers with key paths come before those that every content has.
@MainActor
@preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement

    /// Adds a mark for each element.
    @MainActor func _collect(into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>])
}

/// How an element's attributes differ from those of the plot.
public struct _ElementChange<DataElement> {
    /// The number of the attributes that follow from others.
    let number: @MainActor (DataElement, _MarkCollector, Int32) -> Int32
}

/// The marks of a collection.
public struct VectorizedPlotContent<DataElement> {
    let visit: ((DataElement) -> Void) -> Void
    let mark: (DataElement) -> MarkInput

    nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, _ mark: @escaping (DataElement) -> MarkInput
    )
    where Data.Element == DataElement {
        visit = { for element in data { $0(element) } }
        self.mark = mark
    }
}

extension VectorizedPlotContent: VectorizedChartContent, PrimitiveChartContent {
    /// Nothing: the plot adds its marks itself.
    public typealias Body = Never

    /// Adds a mark for each element.
    @MainActor public func _collect(into collector: _MarkCollector) { _collect(into: collector, []) }

    /// Adds a mark for each element.
    @MainActor public func _collect(
        into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]
    ) {
        let base = collector.attributesNumber
        visit { element in
            var number = base
            for change in changes { number = change.number(element, collector, number) }
            collector.add(mark(element), attributes: number)
        }
    }
}

/// A plot whose elements have attributes of their own.
struct ElementwiseContent<Base: VectorizedChartContent> {
    let base: Base
    let change: _ElementChange<Base.DataElement>

    nonisolated init(_ base: Base, _ change: _ElementChange<Base.DataElement>) {
        self.base = base
        self.change = change
    }
}

extension ElementwiseContent: VectorizedChartContent, PrimitiveChartContent {
    typealias Body = Never
    typealias DataElement = Base.DataElement

    @MainActor func _collect(into collector: _MarkCollector) { _collect(into: collector, []) }

    @MainActor func _collect(into collector: _MarkCollector, _ changes: [_ElementChange<DataElement>]) {
        // What is nearer to the plot wins, so it comes last.
        base._collect(into: collector, changes + [change])
    }
}

extension VectorizedChartContent {
    nonisolated func elementwise(
        key: @escaping (DataElement) -> AttributeKey?,
        change: @escaping (DataElement, inout MarkAttributes) -> Void
    ) -> ElementwiseContent<Self> {
        nonisolated(unsafe) let (key, change) = (key, change)
        return ElementwiseContent(
            self,
            _ElementChange { element, collector, base in
                collector.number(from: base, key(element).map { AnyHashable($0) }) { change(element, &$0) }
            })
    }

    // MARK: Styles

    /// Draws each mark with the style of a property.
    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { ($0[keyPath: keyPath] as? Color).map { .style($0) } },
            change: {
                $1.style = AnyShapeStyle($0[keyPath: keyPath])
                $1.color = nil
            })
    }

    /// Tells the marks apart by colour.
    nonisolated public func foregroundStyle<D: Plottable>(
        by projection: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        encoded(.color, by: projection)
    }

    /// Makes each mark as translucent as a property says.
    nonisolated public func opacity(
        _ keyPath: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { .opacity($0[keyPath: keyPath]) }, change: { $1.opacity *= $0[keyPath: keyPath] })
    }

    /// Rounds the corners of each mark by a property.
    nonisolated public func cornerRadius(
        _ keyPath: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { _ in nil },
            change: {
                $1.corner = MarkAttributes.Corner(radius: $0[keyPath: keyPath], style: style)
            })
    }

    /// Draws lines and rules as a property says.
    nonisolated public func lineStyle(
        _ keyPath: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { _ in nil },
            change: {
                $1.stroke = $0[keyPath: keyPath]
                $1.lineValue = nil
            })
    }

    /// Tells lines apart by how they are dashed.
    nonisolated public func lineStyle<D: Plottable>(
        by projection: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        encoded(.line, by: projection)
    }

    // MARK: Symbols

    /// Draws points with the shape of a property.
    nonisolated public func symbol<S: ChartSymbolShape>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { ($0[keyPath: keyPath] as? BasicChartSymbolShape).map { .basicSymbol($0) } },
            change: {
                $1.symbol = .shape($0[keyPath: keyPath])
                $1.symbolValue = nil
            })
    }

    /// Tells the marks apart by symbols.
    nonisolated public func symbol<D: Plottable>(
        by projection: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        encoded(.symbol, by: projection)
    }

    /// Sets the areas of symbols by a property.
    nonisolated public func symbolSize(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { .symbolSize($0[keyPath: keyPath]) },
            change: {
                $1.symbolSize = .area($0[keyPath: keyPath])
                $1.sizeValue = nil
            })
    }

    /// Sets the sizes of symbols by values.
    nonisolated public func symbolSize<D: Plottable>(
        by projection: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        encoded(.size, by: projection)
    }

    // MARK: Places

    /// Puts marks side by side within a step of an axis.
    nonisolated public func position<P: Plottable>(
        by projection: PlottableProjection<DataElement, P>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        encoded(.position(axis, span), by: projection)
    }

    /// Moves each mark by properties, in points.
    nonisolated public func offset(
        x: KeyPath<DataElement, CGFloat>, y: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { _ in nil },
            change: {
                $1.move(by: CGSize(width: $0[keyPath: x], height: $0[keyPath: y]))
            })
    }

    /// Moves each mark by a property, in points.
    nonisolated public func offset(
        _ keyPath: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { _ in nil },
            change: {
                $1.move(by: $0[keyPath: keyPath])
            })
    }
}
