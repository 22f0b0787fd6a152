import SwiftUI

/// A view with its place in a chart.
struct PlacedView {
    var view: AnyView
    var frame: CGRect
}

extension ChartLayout {
    /// The labels, titles and the legend that are views of their own.
    var placedViews: [PlacedView] {
        var views: [PlacedView] = (xLabels + yLabels + titles).compactMap { label in
            if case .view(let view) = label.content { PlacedView(view: view, frame: label.frame) } else { nil }
        }
        if case .view(let view)? = legend?.content { views.append(PlacedView(view: view, frame: legendFrame)) }
        return views
    }
}

/// Places the annotations of marks.
@MainActor
struct AnnotationLayout {
    private(set) var labels: [PlacedLabel] = []
    private(set) var views: [PlacedView] = []

    private let layout: ChartLayout
    private let isRightToLeft: Bool

    init(_ layout: ChartLayout) {
        self.layout = layout
        isRightToLeft = layout.isRightToLeft
        for target in Self.targets(layout) {
            let (content, size) = measured(target.annotation, target.frame)
            var frame = frame(target, size)
            fit(&frame, target.annotation)
            switch content {
            case .text, .words:
                labels.append(PlacedLabel(content: content, frame: frame, style: AnyShapeStyle(.foreground)))
            case .view(let view): views.append(PlacedView(view: view, frame: frame))
            }
        }
    }

    /// For a layout that isn't finished: everything in it goes from left to right as yet.
    private init(unfinished layout: ChartLayout) {
        self.layout = layout
        isRightToLeft = false
    }

    /// How far annotations that the scales make room for reach out of the plot.
    static func padding(_ layout: ChartLayout) -> EdgeInsets {
        var padding = EdgeInsets()
        guard layout.model.attributes.contains(where: { $0.annotations.contains { $0.overflow.padsScale } }) else {
            return padding
        }
        let annotations = AnnotationLayout(unfinished: layout)
        for target in targets(layout) where target.annotation.overflow.padsScale {
            let frame = annotations.frame(target, annotations.measured(target.annotation, target.frame).1)
            if target.annotation.overflow.x.kind == .padScale {
                padding.leading = max(padding.leading, layout.plot.minX - frame.minX)
                padding.trailing = max(padding.trailing, frame.maxX - layout.plot.maxX)
            }
            if target.annotation.overflow.y.kind == .padScale {
                padding.top = max(padding.top, layout.plot.minY - frame.minY)
                padding.bottom = max(padding.bottom, frame.maxY - layout.plot.maxY)
            }
        }
        return padding
    }

    /// What an annotation belongs to.
    private struct Target {
        var annotation: MarkAnnotation
        var frame: CGRect
        var isSideways: Bool
        var isDown: Bool
    }

    private static func targets(_ layout: ChartLayout) -> [Target] {
        let model = layout.model
        guard model.attributes.contains(where: { !$0.annotations.isEmpty }) else { return [] }
        let geometry = MarkGeometry(layout)
        var order: [Int] = []
        var targets: [Int: Target] = [:]
        let sectors = model.records.contains { $0.kind == .sector } ? SectorPaths(model, plot: layout.plot.size) : nil
        var sectorFrames: [Int: CGRect] = [:]
        for sector in sectors?.sectors ?? [] {
            sectorFrames[sector.record] = Self.frame(of: sector, sectors?.center ?? .zero)
        }
        for (index, record) in model.records.enumerated() {
            let attributes = model.attributes(of: record)
            guard !attributes.annotations.isEmpty, let frame = sectorFrames[index] ?? geometry.frame(record) else {
                continue
            }
            let isSideways = record.kind == .bar && model.isSideways(record)
            for annotation in attributes.annotations {
                if let known = targets[annotation.id] {
                    targets[annotation.id]?.frame = known.frame.union(frame)
                } else {
                    order.append(annotation.id)
                    targets[annotation.id] = Target(
                        annotation: annotation, frame: frame, isSideways: isSideways, isDown: record.value < 0)
                }
            }
        }
        return order.compactMap { targets[$0] }
    }

    /// A point in the middle of a sector.
    private static func frame(of sector: SectorPaths.Sector, _ center: CGPoint) -> CGRect {
        let radius = sector.inner > 0 ? (sector.inner + sector.outer) / 2 : sector.outer * 0.62
        let angle = sector.middle - .pi / 2
        return CGRect(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle), width: 0, height: 0)
    }

    private func measured(_ annotation: MarkAnnotation, _ target: CGRect) -> (PlacedLabel.Content, CGSize) {
        let content = annotation.content(AnnotationContext(targetSize: target.size))
        switch content {
        case .text(let text): return (content, text.measure(in: layout.environment))
        case .words(let words): return (content, layout.texts.size(of: words, layout.environment))
        case .view(let view): return (content, view.measure(in: layout.environment, proposal: .unspecified))
        }
    }

    private func frame(_ placed: Target, _ size: CGSize) -> CGRect {
        let annotation = placed.annotation
        let target = placed.frame.offsetBy(dx: layout.plot.minX, dy: layout.plot.minY)
        let spacing = annotation.spacing ?? 4
        var position = annotation.position.kind
        if position == .automatic { position = placed.isSideways ? .trailing : placed.isDown ? .bottom : .top }
        if isRightToLeft { position = position.mirrored }
        let alignment = annotation.alignment
        let isLeadingLeft = !isRightToLeft
        func alongX() -> CGFloat {
            switch alignment.horizontal {
            case .leading: isLeadingLeft ? target.minX : target.maxX - size.width
            case .trailing: isLeadingLeft ? target.maxX - size.width : target.minX
            default: target.midX - size.width / 2
            }
        }
        func alongY() -> CGFloat {
            switch alignment.vertical {
            case .top: target.minY
            case .bottom: target.maxY - size.height
            default: target.midY - size.height / 2
            }
        }
        let (left, right) = (target.minX - spacing - size.width, target.maxX + spacing)
        let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
        let origin: CGPoint =
            switch position {
            case .automatic, .top: CGPoint(x: alongX(), y: above)
            case .bottom: CGPoint(x: alongX(), y: below)
            case .leading: CGPoint(x: left, y: alongY())
            case .trailing: CGPoint(x: right, y: alongY())
            case .topLeading: CGPoint(x: left, y: above)
            case .topTrailing: CGPoint(x: right, y: above)
            case .bottomLeading: CGPoint(x: left, y: below)
            case .bottomTrailing: CGPoint(x: right, y: below)
            case .overlay: CGPoint(x: alongX(), y: alongY())
            }
        return CGRect(origin: origin, size: size)
    }

    private func fit(_ frame: inout CGRect, _ annotation: MarkAnnotation) {
        let chart = CGRect(origin: .zero, size: layout.size)
        func boundary(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
            switch strategy.kind {
            case .disabled: nil
            case .automatic, .padScale: chart
            case .fit(let boundary): boundary.kind == .plot ? layout.plot : chart
            }
        }
        if let limits = boundary(annotation.overflow.x) {
            frame.origin.x = max(limits.minX, min(frame.minX, limits.maxX - frame.width))
        }
        if let limits = boundary(annotation.overflow.y) {
            frame.origin.y = max(limits.minY, min(frame.minY, limits.maxY - frame.height))
        }
    }
}

extension AnnotationPosition.Kind {
    /// The same position where scripts run from right to left.
    var mirrored: AnnotationPosition.Kind {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .topLeading: .topTrailing
        case .topTrailing: .topLeading
        case .bottomLeading: .bottomTrailing
        case .bottomTrailing: .bottomLeading
        default: self
        }
    }
}
