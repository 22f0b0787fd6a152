/// A clear material with a bright edge, drawn behind a view.
public struct Glass: Hashable, Sendable {
    enum Variant: Hashable, Sendable { case regular, clear, identity }

    let variant: Variant
    private(set) var tint: Color?
    private(set) var isInteractive = false

    var isClear: Bool { variant == .clear }

    private init(variant: Variant) {
        self.variant = variant
    }

    /// The usual glass.
    public static var regular: Glass { Glass(variant: .regular) }
    /// Glass that lets more of what is behind it through.
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass: the view is shown as it is.
    public static var identity: Glass { Glass(variant: .identity) }

    /// A copy with a colour mixed in, or without one.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// A copy that reacts to the pointer, or doesn't.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}
