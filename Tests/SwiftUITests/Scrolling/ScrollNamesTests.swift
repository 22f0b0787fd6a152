import Testing

@testable import SwiftUI

/// Every spelling of SwiftUI's API for scrolling and layout: it compiles, and a view with all of it can be shown.
private struct EverythingScrolled: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var id: Int?

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section("Header") { rows }
            }
            .scrollTargetLayout()
            LazyHGrid(rows: [GridItem(.adaptive(minimum: 10, maximum: 20))], alignment: .top, pinnedViews: []) { rows }
        }
        .scrollPosition($position, anchor: .top)
        .scrollTargetBehavior(.viewAligned)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew, anchor: .center))
        .scrollTargetBehavior(.viewAligned(anchor: .bottom))
        .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
        .modifier(Behaviors())
        .modifier(Events())
    }

    private var rows: some View {
        ForEach(0..<5) { number in
            Text("Row \(number)")
                .scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.8).opacity($1.isIdentity ? 1 : 0) }
                .scrollTransition(
                    topLeading: .animated(.bouncy).threshold(.visible(0.9)),
                    bottomTrailing: .interactive(timingCurve: .easeIn).threshold(.centered.inset(by: 5)),
                    axis: .vertical
                ) { $0.offset(x: $1.value * 10).blur(radius: abs($1.value)) }
                .scrollTransition(.identity) { content, _ in content.hueRotation(.degrees(20)) }
                .onScrollVisibilityChange(threshold: 0.2) { _ in }
                .containerRelativeFrame(.horizontal, count: 2, spacing: 4, alignment: .leading)
        }
    }

    private struct Behaviors: ViewModifier {
        func body(content: Content) -> some View {
            content
                .scrollClipDisabled()
                .scrollBounceBehavior(.basedOnSize, axes: [.horizontal, .vertical])
                .scrollDismissesKeyboard(.immediately)
                .scrollInputBehavior(.disabled, for: .look)
                .scrollIndicators(.hidden, axes: .vertical)
                .scrollIndicatorsFlash(onAppear: true)
                .scrollIndicatorsFlash(trigger: 1)
                .scrollDisabled(false)
                .scrollContentBackground(.hidden)
                .scrollEdgeEffectStyle(.soft, for: [.top, .bottom])
                .scrollEdgeEffectHidden(true, for: .top)
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.top, for: .initialOffset)
                .defaultScrollAnchor(.bottom, for: .sizeChanges)
                .defaultScrollAnchor(.center, for: .alignment)
                .contentMargins(.vertical, 10, for: .scrollContent)
                .backgroundExtensionEffect()
                .safeAreaBar(edge: .bottom) { Text("Bar") }
                .safeAreaInset(edge: .top, alignment: .leading, spacing: 2) { Text("Inset") }
                .safeAreaPadding(.horizontal, 4)
                .ignoresSafeArea(.container, edges: .top)
        }
    }

    private struct Events: ViewModifier {
        func body(content: Content) -> some View {
            content
                .onScrollPhaseChange { old, new in _ = old != new && new.isScrolling }
                .onScrollPhaseChange { _, _, context in _ = (context.geometry.visibleRect, context.velocity?.dx) }
                .onScrollGeometryChange(for: Bool.self) { geometry in
                    geometry.bounds.maxY >= geometry.contentSize.height - geometry.contentInsets.bottom
                } action: { _, _ in
                }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.1) { _ in }
                .coordinateSpace(.named("all"))
                .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named("all")) }, action: { _ in })
        }
    }
}

extension WidgetTests {
    @Test("Everything about scrolling can be said as SwiftUI says it")
    func scrollNames() async throws {
        let window = TestWindow { EverythingScrolled() }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        #expect(scroll.scrolledWindow?.policy.vertical == .external)
        #expect(scroll.inner.decorator is ScrollEdgeDecorator)
        #expect(!scroll.inner.clips)
        await window.close()
    }
}
