import SwiftUI

extension VectorizedChartContent {
    /// Sets the sizes of symbols in points, a property of each element.
    nonisolated public func symbolSize(
        _ keyPath: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { _ in nil },
            change: {
                $1.symbolSize = .size($0[keyPath: keyPath])
                $1.sizeValue = nil
            })
    }

    /// Moves the marks, and their upper and lower ends differently, by properties in points.
    nonisolated public func offset(
        x: KeyPath<DataElement, CGFloat>, yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        moved(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the marks, and their ends on the sides differently, by properties in points.
    nonisolated public func offset(
        xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>, y: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        moved(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the ends of the marks, by properties in points.
    nonisolated public func offset(
        xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
        yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        moved(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
    }

    /// Sets which marks are drawn over others, a property of each element.
    nonisolated public func zIndex(
        _ keyPath: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.zIndex = $0[keyPath: keyPath] })
    }

    nonisolated private func moved(
        xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
        yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
    ) -> ElementwiseContent<Self> {
        elementwise(
            key: { _ in nil },
            change: {
                $1.offset.xStart += $0[keyPath: xStart]
                $1.offset.xEnd += $0[keyPath: xEnd]
                $1.offset.yStart += $0[keyPath: yStart]
                $1.offset.yEnd += $0[keyPath: yEnd]
            })
    }
}
