import Foundation

/// A colour, chosen by the user in the desktop's own dialog.
///
///     ColorPicker("Runway", selection: $color, supportsOpacity: false)
public struct ColorPicker<Label: View> {
    let selection: ColorSelection
    let supportsOpacity: Bool
    let label: Label

    nonisolated fileprivate init(_ selection: ColorSelection, _ supportsOpacity: Bool, content: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        label = content
    }

    /// Creates a picker of a colour, with a label of any views.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: label())
    }

    /// Creates a picker of a colour of Core Graphics, with a label of any views.
    nonisolated public init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: label())
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker of a colour, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: Text(titleKey))
    }

    /// Creates a picker of a colour, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: titleResource.text)
    }

    /// Creates a picker of a colour, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: Text(title))
    }

    /// Creates a picker of a colour of Core Graphics, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: Text(titleKey))
    }

    /// Creates a picker of a colour of Core Graphics, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: titleResource.text)
    }

    /// Creates a picker of a colour of Core Graphics, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(ColorSelection(selection), supportsOpacity, content: Text(title))
    }
}

extension ColorPicker: View {
    /// The picker with its label.
    public var body: some View {
        LabeledRow(
            label: label, content: NativeColorPicker(selection: selection, supportsOpacity: supportsOpacity))
    }
}

/// The colour of a picker, whatever type the app keeps it in.
struct ColorSelection {
    let get: (EnvironmentValues) -> Color.Resolved
    let set: (Color.Resolved) -> Void

    init(_ binding: Binding<Color>) {
        get = { binding.wrappedValue.resolve(in: $0) }
        set = { binding.wrappedValue = Color($0) }
    }

    init(_ binding: Binding<CGColor>) {
        get = { _ in binding.wrappedValue.resolved }
        set = { binding.wrappedValue = $0.cgColor }
    }
}
