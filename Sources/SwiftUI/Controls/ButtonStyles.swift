/// How a native button looks.
enum ButtonForm: Equatable {
    case automatic, bordered, borderedProminent, borderless, plain, link, accessoryBar, card
    case glass(Glass)
    case glassProminent
    /// Without any frame, around what a style of the app draws.
    case custom
}

/// A style that buttons show without asking it.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    var form: ButtonForm { get }
}

extension BuiltInButtonStyle {
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        NativeButton(
            role: configuration.role, form: form, action: configuration.action, label: configuration.label)
    }
}

/// The usual look in the surroundings.
public struct DefaultButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .automatic }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button with a frame.
public struct BorderedButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .bordered }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button in the accent colour.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .borderedProminent }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button without a frame until the pointer is over it.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .borderless }
    /// Creates the style.
    nonisolated public init() {}
}

/// Nothing but the label, which is drawn faintly while it is held down.
public struct PlainButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .plain }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button that looks like a link.
public struct LinkButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .link }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button in a bar that narrows down what is shown.
public struct AccessoryBarButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .accessoryBar }
    /// Creates the style.
    nonisolated public init() {}
}

/// A button for a further action in a bar.
public struct AccessoryBarActionButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .accessoryBar }
    /// Creates the style.
    nonisolated public init() {}
}

/// A card without padding around the label.
public struct CardButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .card }
    /// Creates the style.
    nonisolated public init() {}
}

/// A translucent button with round ends.
public struct GlassButtonStyle: BuiltInButtonStyle {
    private let glass: Glass
    var form: ButtonForm { .glass(glass) }

    /// Creates the style.
    nonisolated public init() { glass = .regular }
    nonisolated init(_ glass: Glass) { self.glass = glass }
}

/// A button in the accent colour with round ends.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
    var form: ButtonForm { .glassProminent }
    /// Creates the style.
    nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual look in the surroundings.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a frame.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button in the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a frame until the pointer is over it.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button in a bar that narrows down what is shown.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A button for a further action in a bar.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// A card without padding around the label.
    public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A translucent button with round ends.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A button with round ends in a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button in the accent colour with round ends.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The shape of a button's frame.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

    let kind: Kind

    /// The usual shape.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Round ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// Round corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

    /// Round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

    /// The style class of native buttons.
    @MainActor var styleClass: String? {
        switch kind {
        case .automatic, .roundedRectangle(nil): nil
        case .capsule: "windsock-capsule"
        case .circle: "circular"
        case .roundedRectangle(let radius?): ControlStyleSheet.radiusClass(radius)
        }
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape of buttons' frames.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the frames of buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
