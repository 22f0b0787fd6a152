/// Views that belong together, with a header and a footer.
///
///     Section("General") {
///         Toggle("Notify me", isOn: $notifies)
///     }
///
/// Lists and forms set sections apart. In other containers a section's header, content and footer are children like any
/// others.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?

    nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a header and a footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SectionNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { nil }

    nonisolated public static var _isSplit: Bool { true }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// Creates a section with a header that the user can close.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localised title as its header.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title as its header.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section with a localised title as its header, which the user can close.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title as its header, which the user can close.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// The node of a section: header, content and footer, one after the other.
private final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<Section<Parent, Content, Footer>>,
    SectionEntries
{
    /// Text of footers is smaller.
    private typealias Styled<V: View> = ModifiedContent<V, _EnvironmentModifier>

    private var header: _ViewNode<SectionHeader<Parent>>?
    private var content: _ViewNode<Content>?
    /// In a form the section is a box.
    private var box: FormBox?
    private var footer: _ViewNode<Styled<Footer>>?

    override init(_ view: Section<Parent, Content, Footer>, context: _NodeContext) {
        super.init(view, context: context)
        if Parent.self != EmptyView.self { header = make(styledHeader) }
        if Footer.self != EmptyView.self { footer = make(styledFooter) }
        if !makesRows, EnvironmentValues(scope: environment).isInForm { box = FormBox(node: self) }
        if readIsOpen() { content = Content.makeNode(view.content, in: childContext) }
        fillBox()
    }

    private func fillBox() {
        box?.set(header: header?.items ?? [], rows: content?.items ?? [], footer: footer?.items ?? [])
    }

    override func structureDidChange() {
        fillBox()
        super.structureDidChange()
    }

    override func willDestroy() {
        box?.removeWidgets()
    }

    private func readIsOpen() -> Bool {
        evaluate { view.isExpanded?.wrappedValue ?? true }
    }

    private var styledHeader: SectionHeader<Parent> {
        SectionHeader(content: view.header, isExpanded: view.isExpanded)
    }

    private var styledFooter: Styled<Footer> {
        view.footer.modifier(
            _EnvironmentModifier {
                $0.font = $0.font ?? .caption
            })
    }

    /// The header of a list's section is one row, whatever it consists of.
    private func make<V: View>(_ view: V) -> _ViewNode<V> {
        makesRows ? RowNode(view, context: childContext) : V.makeNode(view, in: childContext)
    }

    override func update(to view: Section<Parent, Content, Footer>) {
        self.view = view
        header?.update(to: styledHeader)
        footer?.update(to: styledFooter)
        updateSelf()
    }

    override func updateSelf() {
        switch (content, readIsOpen()) {
        case (let content?, true):
            content.update(to: view.content)
        case (nil, true):
            content = Content.makeNode(view.content, in: childContext)
            structureDidChange()
        case (let content?, false):
            if content.hasPreferenceWriters { invalidateAllPreferences() }
            self.content = nil
            content.destroy()
            structureDidChange()
        case (nil, false): break
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let header { visit(header) }
        if let content { visit(content) }
        if let footer { visit(footer) }
    }

    override var items: [LayoutItem] {
        if let box { return [box] }
        return (header?.items ?? []) + (content?.items ?? []) + (footer?.items ?? [])
    }

    var headerNode: _Node? { header }
    var footerNode: _Node? { footer }

    func collectContent(into entries: inout EntryCollector) {
        content?.collectEntries(into: &entries)
    }

    override func collectEntries(into entries: inout EntryCollector) {
        entries.add(self as any SectionEntries)
    }
}

/// The header of a section; it opens and closes a section that can be closed.
private struct SectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?
    @Environment(\.headerProminence) private var prominence

    init(content: Content, isExpanded: Binding<Bool>?) {
        self.content = content
        self.isExpanded = isExpanded
    }

    private var styled: some View {
        content.modifier(
            _EnvironmentModifier {
                $0.font = $0.font ?? (prominence == .increased ? .title3.bold() : .headline)
            })
    }

    var body: some View {
        if let isExpanded {
            HStack(spacing: 8) {
                styled
                Spacer(minLength: 8)
                Button {
                    withAnimation { isExpanded.wrappedValue.toggle() }
                } label: {
                    Label(
                        isExpanded.wrappedValue ? "Hide" : "Show",
                        systemImage: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward"
                    )
                    .labelStyle(.iconOnly)
                }
                .buttonStyle(.borderless)
            }
        } else {
            styled
        }
    }
}
