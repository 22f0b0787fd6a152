import Foundation

@testable import SwiftUI

/// Shows a spec with a modifier.
struct ModifiedSpecView: View {
    let modification: TreeSpec.Modification
    let child: TreeSpec
    let id: Int

    private static let edges: [Edge.Set] = [.leading, .trailing, .top, .bottom, .horizontal, .vertical]
    private static let colors: [Color] = [.red, .green, .blue, .primary]

    private var view: SpecView { SpecView(child) }

    var body: some View {
        switch modification {
        case .padding(let length): view.padding(length)
        case .edgePadding(let edges, let length): view.padding(Self.edges[edges], length)
        case .frame(let width, let height, let alignment):
            view.frame(
                width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
                alignment: SpecView.alignments[alignment])
        case .flexibleFrame(let minimum, let maximum):
            view.frame(minWidth: minimum.map { CGFloat($0) }, maxWidth: maximum.map { CGFloat($0) })
        case .flexibleHeight(let minimum, let maximum, let alignment):
            view.frame(
                minHeight: minimum.map { CGFloat($0) }, maxHeight: maximum.map { CGFloat($0) },
                alignment: SpecView.alignments[alignment])
        case .fixedSize(let horizontal, let vertical): view.fixedSize(horizontal: horizontal, vertical: vertical)
        case .offset(let x, let y): view.offset(x: x, y: y)
        case .priority(let value): view.layoutPriority(value)
        default: moreLayout
        }
    }

    @ViewBuilder private var moreLayout: some View {
        switch modification {
        case .guide(let value): view.alignmentGuide(.top) { $0[.top] + value }
        case .leadingGuide(let value): view.alignmentGuide(HorizontalAlignment.leading) { _ in CGFloat(value) }
        case .aspectRatio(let ratio, let fills): view.aspectRatio(ratio, contentMode: fills ? .fill : .fit)
        case .position(let x, let y): view.position(x: x, y: y)
        case .overlay(let box): view.overlay(alignment: .topTrailing) { SpecView(box.spec) }
        case .background(let box): view.background { SpecView(box.spec) }
        case .cell(let columns): view.gridCellColumns(columns)
        case .hidden: view.hidden()
        case .opacity(let opacity): view.opacity(opacity)
        case .rotation(let degrees): view.rotationEffect(.degrees(degrees))
        default: effects
        }
    }

    @ViewBuilder private var effects: some View {
        switch modification {
        case .scale(let factor): view.scaleEffect(factor)
        case .zIndex(let value): view.zIndex(value)
        case .clipped: view.clipped()
        case .help(let words): view.help(words)
        case .accessibilityLabel(let words): view.accessibilityLabel(words)
        case .id(let id): view.id(id)
        case .tag(let tag): view.tag(tag)
        default: environment
        }
    }

    private static let fonts: [Font] = [.body, .title, .caption, .system(size: 20)]
    private static let weights: [Font.Weight?] = [nil, .bold, .light]
    private static let lines: [TextAlignment] = [.leading, .center, .trailing]
    private static let controlSizes: [ControlSize] = [.small, .regular, .large]

    @ViewBuilder private var environment: some View {
        switch modification {
        case .font(let index): view.font(Self.fonts[index])
        case .weight(let index): view.fontWeight(Self.weights[index])
        case .lineLimit(let limit): view.lineLimit(limit)
        case .alignment(let index): view.multilineTextAlignment(Self.lines[index])
        case .color(let index): view.foregroundStyle(Self.colors[index])
        case .tint(let index): view.tint(Self.colors[index])
        case .disabled(let disabled): view.disabled(disabled)
        case .direction(let rightToLeft): view.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        case .surroundings(let number): view.environment(\.specNumber, number)
        case .transformedSurroundings(let number): view.transformEnvironment(\.specNumber) { $0 = $0 * 10 + number }
        default: flow
        }
    }

    @ViewBuilder private var flow: some View {
        switch modification {
        case .controlSize(let index): view.controlSize(Self.controlSizes[index])
        case .preference(let value): view.transformPreference(SumKey.self) { $0.append(value) }
        case .replacedPreference(let value): view.preference(key: SumKey.self, value: [value])
        case .preferenceReader: PreferenceListener(id: id, child: child)
        case .preferenceOverlay:
            view.overlayPreferenceValue(SumKey.self) { sum in Text(verbatim: "\(sum.count): \(sum.reduce(0, +))") }
        case .geometryReader: GeometryListener(id: id, child: child)
        case .lifecycle: AppearanceListener(id: id, child: child)
        case .change(let value): ChangeListener(value: value, child: child)
        default: view
        }
    }
}

/// Notes what a preference comes to.
private struct PreferenceListener: View {
    let id: Int
    let child: TreeSpec

    var body: some View {
        let isInPlace = SpecStates.shared.isInPlace
        SpecView(child).onPreferenceChange(SumKey.self) { [id] sum in
            MainActor.assumeIsolated { SpecStates.shared.heard[isInPlace, default: [:]][id] = "\(sum)" }
        }
    }
}

/// Notes the size of a view.
private struct GeometryListener: View {
    let id: Int
    let child: TreeSpec

    var body: some View {
        let isInPlace = SpecStates.shared.isInPlace
        SpecView(child).onGeometryChange(for: CGSize.self) {
            $0.size
        } action: { size in
            SpecStates.shared.heard[isInPlace, default: [:]][id] = "\(Int(size.width)) \(Int(size.height))"
        }
    }
}

/// Counts appearances.
struct AppearanceListener: View {
    let id: Int
    let child: TreeSpec

    var body: some View {
        let isInPlace = SpecStates.shared.isInPlace
        SpecView(child)
            .onAppear { if isInPlace { SpecStates.shared.appearances[id, default: 0] += 1 } }
            .onDisappear { if isInPlace { SpecStates.shared.appearances[id, default: 0] -= 1 } }
    }
}

/// Follows a value by a state, which a view built afresh has from its beginning.
private struct ChangeListener: View {
    let value: Int
    let child: TreeSpec
    @State private var followed = -1

    var body: some View {
        VStack {
            Text(verbatim: "Followed \(followed)")
            SpecView(child)
        }
        .onChange(of: value, initial: true) { followed = value }
    }
}
