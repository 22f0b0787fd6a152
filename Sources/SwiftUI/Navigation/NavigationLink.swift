/// Leads to another page of the navigation stack around. In a list the whole row does.
public struct NavigationLink<Label: View, Destination: View> {
    enum Target {
        case value(AnyHashable?)
        case view(() -> Destination)
    }

    let target: Target
    let label: Label
}

extension NavigationLink {
    /// Creates a link to a view.
    nonisolated public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }

    /// Creates a link to a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view { destination }
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link to a view with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that adds a value to the stack's path; nil makes a link that leads nowhere.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title that adds a value to the stack's path.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title that adds a value to the stack's path.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NavigationLinkNode(view, context: context)
    }
}

private final class NavigationLinkNode<Label: View, Destination: View>:
    SingleChildNode<NavigationLink<Label, Destination>>
{
    private let isRow: Bool

    override init(_ view: NavigationLink<Label, Destination>, context: _NodeContext) {
        var node = context.parent
        while let current = node, !(current is RowRootNode) { node = current.parent }
        isRow = node != nil
        super.init(view, context: context)
        if isRow {
            replaceChild(by: LinkRow<Label>._makeNode(LinkRow(label: view.label), in: childContext))
        } else {
            replaceChild(by: LinkButton<Label>._makeNode(button, in: childContext))
        }
    }

    private var button: LinkButton<Label> {
        LinkButton(label: view.label, isEnabled: leadsSomewhere) { [weak self] in self?.activate() }
    }

    private var leadsSomewhere: Bool {
        if case .value(nil) = view.target { return false }
        return true
    }

    override func update(to view: NavigationLink<Label, Destination>) {
        self.view = view
        (child as? _ViewNode<LinkRow<Label>>)?.update(to: LinkRow(label: view.label))
        (child as? _ViewNode<LinkButton<Label>>)?.update(to: button)
    }

    private func activate() {
        let values = Evaluation.untracked { EnvironmentValues(scope: environment) }
        guard values.isEnabled else { return }
        switch view.target {
        case .value(let value):
            guard let value else { return }
            if let controller = values.navigationController {
                controller.push(value)
            } else if let navigator = values.splitNavigator {
                navigator.push(value)
            }
        case .view(let destination):
            if let controller = values.navigationController {
                controller.present(ObjectIdentifier(self), dismissed: {}, { AnyView(destination()) })
            } else if let navigator = values.splitNavigator {
                navigator.showDetail(AnyView(destination()))
            }
        }
        values.splitNavigator?.reveal()
    }

    override func collectEntries(into entries: inout EntryCollector) {
        let activate: (() -> Void)? = leadsSomewhere ? { [weak self] in self?.activate() } : nil
        var tag: AnyHashable?
        if case .value(let value) = view.target { tag = value }
        entries.with(
            { traits in
                traits[RowActivationTrait.self] = activate
                // A list's selection refers to the link by its value.
                if traits[TagTrait.self] == nil { traits[TagTrait.self] = tag }
            }, { child?.collectEntries(into: &$0) })
    }
}

/// What a link looks like in a list.
private struct LinkRow<Label: View>: View {
    let label: Label

    var body: some View {
        HStack {
            label
            Spacer(minLength: 8)
            Image(systemName: "chevron.right").foregroundStyle(.tertiary).accessibilityHidden(true)
        }
    }
}

/// What a link looks like elsewhere.
private struct LinkButton<Label: View>: View {
    let label: Label
    let isEnabled: Bool
    let action: @MainActor @Sendable () -> Void

    var body: some View {
        Button(action: action) { label }.disabled(!isEnabled)
    }
}
