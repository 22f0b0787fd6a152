import Foundation

@testable import SwiftUI

/// The values of the stateful views of a random tree, so that a tree built afresh begins with them.
@MainActor
final class SpecStates {
    static let shared = SpecStates()
    /// What every view with that id starts with.
    var counts: [Int: Int] = [:]
    /// The counters of the tree that is updated in place.
    var bindings: [Int: Binding<Int>] = [:]
    /// Only the tree that is updated in place registers its counters.
    var registers = true
}

enum SumKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Shows a spec.
struct SpecView: View, Equatable {
    let spec: TreeSpec

    nonisolated init(_ spec: TreeSpec) {
        self.spec = spec
    }

    nonisolated static func == (a: SpecView, b: SpecView) -> Bool { a.spec == b.spec }

    private static let colors: [Color] = [.red, .green, .blue, .clear]
    private static let fonts: [Font] = [.body, .title, .caption, .system(size: 20)]
    private static let alignments: [Alignment] = [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
    ]
    private static let vertical: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
    private static let horizontal: [HorizontalAlignment] = [.center, .leading, .trailing]
    private static let symbols = ["airplane", "star.fill", "info.circle"]

    var body: some View {
        switch spec.kind {
        case .text, .color, .shape, .image, .spacer, .divider, .empty, .counter: simpleLeaf
        case .toggle, .button, .field, .slider, .progress: control
        case .modified(let modification, let child): ModifiedSpecView(modification: modification, child: child)
        case .condition(let isFirst, let first, let second):
            if isFirst { SpecView(first) } else { SpecView(second) }
        case .maybe(let child):
            if let child { SpecView(child) }
        case .erased(let child): AnyView(SpecView(child))
        default: container
        }
    }

    @ViewBuilder private var simpleLeaf: some View {
        switch spec.kind {
        case .text(let text): Text(verbatim: text)
        case .color(let index): Self.colors[index]
        case .shape(let index):
            switch index {
            case 0: Circle()
            case 1: RoundedRectangle(cornerRadius: 5).fill(.orange)
            case 2: Capsule().stroke(.blue, lineWidth: 2)
            default: Ellipse()
            }
        case .image(let index): Image(systemName: Self.symbols[index])
        case .spacer: Spacer()
        case .divider: Divider()
        case .counter: CounterView(id: spec.id)
        default: EmptyView()
        }
    }

    @ViewBuilder private var control: some View {
        switch spec.kind {
        default: EmptyView()
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
        case .group(let children):
            Group {
                ForEach(children) { SpecView($0) }
            }
        case .geometry(let child):
            GeometryReader { proxy in
                SpecView(child).frame(maxWidth: proxy.size.width / 2)
            }
        default: EmptyView()
        }
    }
}

private struct ModifiedSpecView: View {
    let modification: TreeSpec.Modification
    let child: TreeSpec

    var body: some View {
        switch modification {
        case .padding(let length): SpecView(child).padding(length)
        case .frame(let width, let height, let alignment):
            SpecView(child).frame(
                width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
                alignment: Self.alignments[alignment])
        case .flexibleFrame(let minimum, let maximum):
            SpecView(child).frame(minWidth: minimum.map { CGFloat($0) }, maxWidth: maximum.map { CGFloat($0) })
        case .fixedSize: SpecView(child).fixedSize()
        case .offset(let x, let y): SpecView(child).offset(x: x, y: y)
        case .priority(let value): SpecView(child).layoutPriority(value)
        case .guide(let value): SpecView(child).alignmentGuide(.top) { $0[.top] + value }
        case .aspectRatio(let ratio): SpecView(child).aspectRatio(ratio, contentMode: .fit)
        case .position(let x, let y): SpecView(child).position(x: x, y: y)
        case .overlay(let box): SpecView(child).overlay(alignment: .topTrailing) { SpecView(box.spec) }
        case .background(let box): SpecView(child).background { SpecView(box.spec) }
        default: environment
        }
    }

    private static let alignments: [Alignment] = [
        .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
    ]
    private static let fonts: [Font] = [.body, .title, .caption, .system(size: 20)]
    private static let colors: [Color] = [.red, .green, .blue, .primary]

    @ViewBuilder private var environment: some View {
        switch modification {
        case .font(let index): SpecView(child).font(Self.fonts[index])
        case .lineLimit(let limit): SpecView(child).lineLimit(limit)
        case .color(let index): SpecView(child).foregroundStyle(Self.colors[index])
        case .disabled(let disabled): SpecView(child).disabled(disabled)
        case .id(let id): SpecView(child).id(id)
        case .preference(let value): SpecView(child).transformPreference(SumKey.self) { $0.append(value) }
        case .tag(let tag): SpecView(child).tag(tag)
        default: SpecView(child)
        }
    }
}

private struct CounterView: View {
    let id: Int
    @State private var count: Int

    init(id: Int) {
        self.id = id
        _count = State(initialValue: SpecStates.shared.counts[id, default: 0])
    }

    var body: some View {
        let _ = register()
        Text(verbatim: "Count \(count)")
    }

    private func register() {
        if SpecStates.shared.registers { SpecStates.shared.bindings[id] = $count }
    }
}
