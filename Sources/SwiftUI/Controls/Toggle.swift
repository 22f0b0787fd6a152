import Foundation

/// Something that is on or off.
///
///     Toggle("Hide past flights", isOn: $hidesPast)
///
/// It is a check box, a switch where its label stands at the other edge, or what `toggleStyle(_:)` says.
public struct Toggle<Label: View> {
    let value: ToggleValue
    let label: Label

    @Environment(\.toggleStyle) private var style
    @Environment(\.controlRow) private var row

    nonisolated init(value: ToggleValue, content: Label) {
        self.value = value
        label = content
    }

    /// Creates a toggle with a label of any views; several texts are a title and a subtitle.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(value: ToggleValue(isOn), content: label())
    }

    /// Creates a toggle for the values of several elements: mixed when they differ; a change goes to all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(value: ToggleValue(sources, isOn), content: label())
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: Text(titleKey))
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: Text(title))
    }

    /// Creates a toggle for the values of several elements.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(value: ToggleValue(sources, isOn), content: Text(titleKey))
    }

    /// Creates a toggle for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(value: ToggleValue(sources, isOn), content: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a toggle with a title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a toggle with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(value: ToggleValue(isOn), content: SwiftUI.Label(title, image: image))
    }

    /// Creates a toggle with a title and a symbol for the values of several elements.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            value: ToggleValue(sources, isOn), content: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a toggle with a title and a symbol for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(value: ToggleValue(sources, isOn), content: SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Creates a toggle with a title and a picture for the values of several elements.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(value: ToggleValue(sources, isOn), content: SwiftUI.Label(titleKey, image: image))
    }

    /// Creates a toggle with a title and a picture for the values of several elements.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(value: ToggleValue(sources, isOn), content: SwiftUI.Label(title, image: image))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(value: configuration.value, content: configuration.label)
    }
}

/// The value of a toggle, or the values that it stands for.
struct ToggleValue {
    let isOn: Binding<Bool>
    /// Whether there are several values that differ; nil: there is one.
    var differs: (() -> Bool)?

    init(_ isOn: Binding<Bool>) {
        self.isOn = isOn
    }

    init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Bool>>) {
        let bindings = sources.map { $0[keyPath: path] }
        isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) && !bindings.isEmpty },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        differs = {
            guard let first = bindings.first?.wrappedValue else { return false }
            return !bindings.allSatisfy { $0.wrappedValue == first }
        }
    }

    var isMixed: Bool { differs?() ?? false }
}

extension Toggle: View {
    /// The toggle in the style of its surroundings.
    public var body: some View {
        switch ToggleForm.decided(style, row) {
        case nil:
            if let style {
                let configuration = ToggleStyleConfiguration(
                    label: ToggleStyleConfiguration.Label(content: AnyView(label)), value: value)
                style.body(configuration).environment(\.toggleStyle, style.outer)
            }
        case .checkbox, .automatic: NativeCheckbox(value: value, label: label)
        case .switch: LabeledRow(label: label, content: NativeSwitch(value: value))
        case .button: NativeToggleButton(value: value, label: label)
        }
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        context.isMenu ? MenuToggleNode(view, context: context) : CompositeNode(view, context: context)
    }
}

/// The styles of toggles that come with the module.
enum ToggleForm {
    case automatic, checkbox, `switch`, button

    /// The form to show; nil for a style of the app.
    @MainActor static func decided(_ style: StyleBox<ToggleStyleConfiguration>?, _ row: ControlRow) -> ToggleForm? {
        guard let style else { return row == .spread ? .switch : .checkbox }
        let form = style.builtIn as? ToggleForm
        return form == .automatic && row == .spread ? .switch : form
    }
}
