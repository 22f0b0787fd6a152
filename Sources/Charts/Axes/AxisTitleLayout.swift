import SwiftUI

/// Finds the space that the titles of an axis need, and places them.
@MainActor
final class AxisTitleLayout {
    private struct Title {
        var title: AxisTitle
        var content: PlacedLabel.Content
        var size: CGSize
        var rotation: Double
        var side: Edge
        var band = CGRect.zero
    }

    private let axis: Axis
    private var titles: [Title] = []

    init(_ titles: [AxisTitle], axis: Axis, environment: EnvironmentValues) {
        self.axis = axis
        for title in titles {
            let side: Edge =
                switch title.position.kind {
                case .automatic, .overlay: axis == .horizontal ? .bottom : .top
                case .top, .topLeading, .topTrailing: .top
                case .bottom, .bottomLeading, .bottomTrailing: .bottom
                case .leading: .leading
                case .trailing: .trailing
                }
            var content: PlacedLabel.Content
            var size: CGSize
            var rotation = 0.0
            if let text = title.text {
                let styled = text.font(.caption)
                content = .text(styled)
                size = styled.measure(in: environment)
                // Beside the plot it goes along it.
                if side == .leading || side == .trailing {
                    rotation = -90
                    size = CGSize(width: size.height, height: size.width)
                }
            } else {
                let view = AnyView(title.content.font(.caption))
                content = .view(view)
                size = view.measure(in: environment, proposal: .unspecified)
            }
            self.titles.append(Title(title: title, content: content, size: size, rotation: rotation, side: side))
        }
    }

    /// Takes the space away that the titles need.
    func reserve(in free: inout CGRect) {
        for index in titles.indices {
            let title = titles[index]
            let spacing = title.title.spacing ?? 4
            let isLevel = title.side == .top || title.side == .bottom
            let length = (isLevel ? title.size.height : title.size.width) + spacing
            let edge: CGRectEdge =
                switch title.side {
                case .top: .minYEdge
                case .bottom: .maxYEdge
                case .leading: .minXEdge
                case .trailing: .maxXEdge
                }
            let parts = free.divided(atDistance: min(length, isLevel ? free.height : free.width), from: edge)
            titles[index].band = parts.slice
            free = parts.remainder
        }
    }

    func placed(around free: CGRect, plot: CGRect) -> [PlacedLabel] {
        titles.map { title in
            let (size, band) = (title.size, title.band)
            let alignment = title.title.alignment
            let isLevel = title.side == .top || title.side == .bottom
            var origin = band.origin
            if isLevel {
                let limits = axis == .horizontal ? plot : free
                switch alignment?.horizontal ?? automatic(title) {
                case .leading: origin.x = limits.minX
                case .trailing: origin.x = limits.maxX - size.width
                default: origin.x = limits.midX - size.width / 2
                }
                if title.side == .bottom { origin.y = band.maxY - size.height }
            } else {
                switch alignment?.vertical ?? .center {
                case .top: origin.y = plot.minY
                case .bottom: origin.y = plot.maxY - size.height
                default: origin.y = plot.midY - size.height / 2
                }
                if title.side == .trailing { origin.x = band.maxX - size.width }
            }
            return PlacedLabel(
                content: title.content, frame: CGRect(origin: origin, size: size), rotation: title.rotation)
        }
    }

    private func automatic(_ title: Title) -> HorizontalAlignment {
        switch title.title.position.kind {
        case .topLeading, .bottomLeading: .leading
        case .topTrailing, .bottomTrailing: .trailing
        // Above the labels, which stand after the plot.
        default: axis == .vertical ? .trailing : .center
        }
    }
}
