import SwiftUI

/// Everything that modifiers say about a mark. Marks share their attributes.
struct MarkAttributes {
    var style: AnyShapeStyle?
    /// The encoded values; nil: there is no such encoding.
    var color: Double?
    var symbolValue: Double?
    var sizeValue: Double?
    var lineValue: Double?
    var position: Dodge?
    var symbol: MarkSymbol?
    var symbolSize: SymbolSize?
    var stroke: StrokeStyle?
    var opacity = 1.0
    var corner: Corner?
    var interpolation: InterpolationMethod?
    var offset = MarkOffset()
    var annotations: [MarkAnnotation] = []
    var zIndex = 0.0
    var filters: [MarkFilter] = []
    var clip: (@Sendable (CGRect) -> Path)?
    /// The layers that the mark is drawn in, from the outside inwards.
    var layers: [Int] = []
    var alignsStyles = false
    var label: Text?
    var accessibilityValue: Text?
    var isHidden = false
    var identifier: String?

    /// How a value moves a mark within its step.
    struct Dodge: Equatable {
        var value: Double
        var axis: Axis?
        var span: MarkDimension
    }

    /// Rounded corners.
    struct Corner: Equatable {
        var radius: CGFloat
        var style: RoundedCornerStyle
    }

    /// How large a symbol is.
    enum SymbolSize: Equatable {
        case area(CGFloat)
        case size(CGSize)
    }
}

/// How far the edges of a mark are moved, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

/// A change to a drawn mark.
enum MarkFilter {
    case blur(CGFloat)
    case shadow(Color, CGFloat, CGFloat, CGFloat)
}

/// What a point is marked with.
enum MarkSymbol {
    case shape(any ChartSymbolShape)
    /// A view, by its place in the table of views.
    case view(Int)
}

/// A view beside marks.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> PlacedLabel.Content
    /// Tells the contents that an annotation belongs to apart: one of a whole line appears once.
    var id: Int
}

/// A layer that marks are drawn in before it is drawn as a whole.
struct MarkLayer {
    /// The marks that show what of the layer is seen; nil: all of it.
    var mask: [MarkRecord]?
    var effect: ((AnyView) -> AnyView)?
}

extension MarkAttributes {
    /// Moves the mark, in points.
    mutating func move(by size: CGSize) {
        offset.xStart += size.width
        offset.xEnd += size.width
        offset.yStart += size.height
        offset.yEnd += size.height
    }
}
