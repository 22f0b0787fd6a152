import Foundation

@testable import SwiftUI

/// Shows a spec.
struct SpecView: View, Equatable {
    let spec: TreeSpec

    nonisolated init(_ spec: TreeSpec) {
        self.spec = spec
    }

    nonisolated static func == (a: SpecView, b: SpecView) -> Bool { a.spec == b.spec }

    static let alignments: [Alignment] = [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
    ]
    private static let vertical: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
    private static let horizontal: [HorizontalAlignment] = [.center, .leading, .trailing]
    private static let axes: [Axis.Set] = [.vertical, .horizontal, [.horizontal, .vertical]]

    var body: some View {
        switch spec.kind {
        case .modified(let modification, let child):
            ModifiedSpecView(modification: modification, child: child, id: spec.id)
        case .condition(let isFirst, let first, let second):
            if isFirst { SpecView(first) } else { SpecView(second) }
        case .maybe(let child):
            if let child { SpecView(child) }
        case .erased(let child): AnyView(SpecView(child))
        case .erasedAs(let type, let child): Self.erased(SpecView(child), as: type)
        case .equatable(let child): SpecView(child).equatable()
        case .hstack, .vstack, .zstack, .layout, .grid, .group, .range, .scroll, .geometry: container
        default: SpecLeaf(spec: spec)
        }
    }

    private static func erased(_ view: SpecView, as type: Int) -> AnyView {
        switch type {
        case 0: AnyView(view)
        case 1: AnyView(VStack { view })
        default: AnyView(view.padding(3))
        }
    }

    @ViewBuilder private var container: some View {
        switch spec.kind {
        case .hstack(let children, let spacing, let alignment):
            HStack(alignment: Self.vertical[alignment], spacing: spacing.map { CGFloat($0) }) {
                ForEach(children) { SpecView($0) }
            }
        case .vstack(let children, let spacing, let alignment):
            VStack(alignment: Self.horizontal[alignment], spacing: spacing.map { CGFloat($0) }) {
                ForEach(children) { SpecView($0) }
            }
        case .zstack(let children, let alignment):
            ZStack(alignment: Self.alignments[alignment]) {
                ForEach(children) { SpecView($0) }
            }
        case .layout(let layout, let children):
            let layout = Self.layout(layout)
            layout {
                ForEach(children) { SpecView($0) }
            }
        case .grid(let rows):
            Grid {
                ForEach(Self.identified(rows)) { row in
                    GridRow {
                        ForEach(row.cells) { SpecView($0) }
                    }
                }
            }
        case .group(let children):
            Group {
                ForEach(children) { SpecView($0) }
            }
        default: special
        }
    }

    @ViewBuilder private var special: some View {
        switch spec.kind {
        case .range(let count):
            ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
        case .scroll(let child, let axes):
            ScrollView(Self.axes[axes]) { SpecView(child) }
        case .geometry(let child):
            GeometryReader { proxy in
                SpecView(child).frame(maxWidth: proxy.size.width / 2)
            }
        default: EmptyView()
        }
    }

    private struct Row: Identifiable {
        let id: Int
        let cells: [TreeSpec]
    }

    /// Rows are known by their first cell, empty ones by their place.
    private static func identified(_ rows: [[TreeSpec]]) -> [Row] {
        rows.enumerated().map { Row(id: $1.first?.id ?? -1 - $0, cells: $1) }
    }

    private static func layout(_ index: Int) -> AnyLayout {
        switch index {
        case 0: AnyLayout(HStackLayout())
        case 1: AnyLayout(VStackLayout(alignment: .leading))
        case 2: AnyLayout(ZStackLayout())
        case 3: AnyLayout(CascadeLayout(step: 7))
        default: AnyLayout(CascadeLayout(step: 20))
        }
    }
}

/// A layout of our own: each view lower and further right than the one before.
struct CascadeLayout: Layout {
    var step: CGFloat

    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        let far = cache.enumerated().map {
            CGSize(width: CGFloat($0) * step + $1.width, height: CGFloat($0) * step + $1.height)
        }
        return CGSize(width: far.map(\.width).max() ?? 0, height: far.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        for (index, subview) in subviews.enumerated() {
            let offset = CGFloat(index) * step
            subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
        }
    }
}
