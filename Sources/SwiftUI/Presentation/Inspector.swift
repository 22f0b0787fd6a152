import Foundation

/// The width that views in an inspector want.
struct InspectorWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?

    /// A width within the limits.
    func limited(_ width: CGFloat) -> CGFloat {
        Swift.min(Swift.max(width, min ?? Swift.min(ideal, 180)), max ?? Swift.max(ideal, 600))
    }

    var isFixed: Bool { min != nil && min == max }
}

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: InspectorWidth? { nil }

    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
        value = value ?? nextValue()
    }
}

private struct InspectorModifier<Inspector: View> {
    let isPresented: Binding<Bool>
    let inspector: Inspector
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        InspectedView(content: content, isPresented: isPresented, inspector: inspector)
    }
}

/// A view with a panel at its trailing edge.
private struct InspectedView<Content: View, Inspector: View>: View {
    let content: Content
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @State private var width = InspectorWidth(ideal: 280)
    /// What people dragged it to; nil: they didn't.
    @SceneStorage("Windsock.inspectorWidth") private var chosenWidth: Double?
    @State private var widthBefore: CGFloat = 0
    @State private var available: CGFloat = .infinity
    @Environment(\.layoutDirection) private var layoutDirection

    init(content: Content, isPresented: Binding<Bool>, inspector: Inspector) {
        self.content = content
        self.isPresented = isPresented
        self.inspector = inspector
    }

    /// The panel lies over the content where there is no room for both.
    private var isNarrow: Bool { available < width.ideal + 320 }

    private var panelWidth: CGFloat {
        let wanted = width.limited(chosenWidth.map { CGFloat($0) } ?? width.ideal)
        // The content keeps some room.
        return Swift.min(wanted, isNarrow ? available : Swift.max(available - 240, 0))
    }

    var body: some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isNarrow {
                Divider().overlay { if !width.isFixed { handle } }.zIndex(1)
                panel
            }
        }
        .overlay(alignment: .trailing) {
            if isPresented.wrappedValue, isNarrow {
                VStack(spacing: 0) {
                    HStack {
                        Spacer()
                        Button {
                            isPresented.wrappedValue = false
                        } label: {
                            Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
                        }
                        .buttonStyle(.borderless)
                        .keyboardShortcut(.cancelAction)
                    }
                    .padding(6)
                    panel
                }
                .background(.background)
                .shadow(color: .black.opacity(0.3), radius: 8)
            }
        }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            available = $0
        }
    }

    private var handle: some View {
        ResizeHandle {
            widthBefore = panelWidth
        } moved: { distance in
            let grown = layoutDirection == .rightToLeft ? distance : -distance
            chosenWidth = Double(width.limited(widthBefore + grown))
        }
    }

    private var panel: some View {
        inspector
            .frame(width: panelWidth)
            .frame(maxHeight: .infinity, alignment: .top)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 ?? InspectorWidth(ideal: 280) }
            .environment(\.dismiss, DismissAction(DismissAction.Target { isPresented.wrappedValue = false }))
    }
}

extension View {
    /// Shows a panel with details of the view at its trailing edge; in a narrow window it lies over the view, with a
    /// button that closes it. People change its width by dragging its border; the window remembers the width.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
            .focusedSceneValue(\.inspectorVisibility, isPresented)
    }

    /// Sets the width of the inspector that the view is in, in points; it can't be dragged then.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(min: width, ideal: width, max: width))
    }

    /// Sets the width that the inspector around the view has at first, and how far it can be dragged, in points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: InspectorWidth(min: min, ideal: ideal, max: max))
    }
}
