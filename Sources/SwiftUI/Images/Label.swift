import Foundation

/// A title with an icon beside it.
///
///     Label("Lightning", systemImage: "bolt.fill")
///
/// The style says which of the two is shown; screen readers say the title in any case.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    @Environment(\.labelStyle) private var style

    /// Creates a label from views; several texts in the title are a title and a subtitle.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    nonisolated fileprivate init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    /// Creates a label with a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// Creates a label with a picture of the app.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    /// Creates a label with a picture of the app.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    /// Creates a label with a picture of the app.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }

    /// Creates a label with a picture of the app.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label: View {
    /// The label in the style of its surroundings.
    public var body: some View {
        switch style?.builtIn as? LabelForm {
        case nil:
            if let style {
                let configuration = LabelStyleConfiguration(
                    title: LabelStyleConfiguration.Title(content: AnyView(title)),
                    icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
                style.body(configuration).environment(\.labelStyle, style.outer)
            } else {
                LabelRow(title: title, icon: icon)
            }
        case .titleAndIcon: LabelRow(title: title, icon: icon)
        case .titleOnly: LabelTitle(title: title)
        case .iconOnly: NamedView(icon, label: title)
        }
    }
}

/// The styles of labels that come with the module.
enum LabelForm {
    case titleAndIcon, titleOnly, iconOnly
}

/// Icon and title beside each other.
struct LabelRow<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    var body: some View {
        HStack(spacing: 6) {
            icon.modifier(DecorationModifier()).transformEnvironment(\.self) { values in
                guard let tint = values.listItemTint else { return }
                values.foregroundStyles = _ForegroundStyles([AnyShapeStyle(tint)], outer: values.foregroundStyles)
            }
            LabelTitle(title: title)
        }
    }
}

/// A title; further texts stand below the first.
struct LabelTitle<Title: View>: View {
    let title: Title

    var body: some View {
        if Title._viewCount == 1 {
            title
        } else {
            VStack(alignment: .leading, spacing: 0) { title }
        }
    }
}
