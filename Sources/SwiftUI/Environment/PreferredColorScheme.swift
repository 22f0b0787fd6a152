internal import Gtk

/// Asks for windows to be light or dark.
public struct _PreferredColorSchemeModifier {
    let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferredColorSchemeNode(view, context: context)
    }
}

private final class PreferredColorSchemeNode<V: View>: ModifierNode<V, _PreferredColorSchemeModifier>,
    LifecycleScope.Observer
{
    override func contentWasMade() {
        lifecycle.add(self)
    }

    override func modifierDidChange(from old: _PreferredColorSchemeModifier) {
        if lifecycle.isShown, old.scheme != modifier.scheme { scopeDidAppear() }
    }

    func scopeDidAppear() {
        PreferredColorSchemes.shared.set(modifier.scheme, of: ObjectIdentifier(self), depth: depth)
    }

    func scopeDidDisappear() {
        PreferredColorSchemes.shared.set(nil, of: ObjectIdentifier(self), depth: depth)
    }

    override func willDestroy() {
        lifecycle.remove(self)
        scopeDidDisappear()
    }
}

/// What the views that are shown ask for. All windows of a libadwaita app are light, or all are dark: the outermost view
/// decides.
@MainActor
private final class PreferredColorSchemes {
    static let shared = PreferredColorSchemes()

    private var wishes: [ObjectIdentifier: (scheme: ColorScheme, depth: Int)] = [:]

    func set(_ scheme: ColorScheme?, of view: ObjectIdentifier, depth: Int) {
        let known = wishes[view]?.scheme
        guard known != scheme else { return }
        wishes[view] = scheme.map { ($0, depth) }
        Updater.shared.afterLayout { self.apply() }
    }

    private func apply() {
        let wish = wishes.values.min { $0.depth < $1.depth }
        let scheme: StyleManager.ColorScheme =
            switch wish?.scheme {
            case nil: .system
            case .light: .light
            case .dark: .dark
            }
        if StyleManager.shared.colorScheme != scheme { StyleManager.shared.colorScheme = scheme }
    }
}

extension View {
    /// Asks for the window to be light or dark; nil: as the desktop says.
    ///
    /// With libadwaita all windows of an app are light, or all are dark, so that this goes for the others as well.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
