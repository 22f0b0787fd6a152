import Foundation

/// How far something has come, or that it is going on.
///
///     ProgressView("Importing…", value: done, total: count)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let fraction: Double?
    /// What moves the progress as time goes by; nil: the app gives new values.
    let source: ProgressSource?
    let label: Label
    let currentValueLabel: CurrentValueLabel

    @Environment(\.progressViewStyle) private var style

    nonisolated init(
        fraction: Double?, source: ProgressSource? = nil, label: Label, currentValueLabel: CurrentValueLabel
    ) {
        self.fraction = fraction
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let fraction = Double(value) / Double(total)
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    /// Creates a view of progress with labels; nil: nobody knows how far it has come.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of something that is going on, with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Creates a view of progress with a label; nil: nobody knows how far it has come.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view of something that is going on.
    nonisolated public init() {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Creates a view of progress; nil: nobody knows how far it has come.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view of something that is going on, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Creates a view of something that is going on, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// Creates a view of progress with a title; nil: nobody knows how far it has come.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Creates a view of progress with a title; nil: nobody knows how far it has come.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: EmptyView())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the view that a style is asked to show, in the style around that style.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label ?? ProgressViewStyleConfiguration.Label(content: AnyView(EmptyView())),
            currentValueLabel: configuration.currentValueLabel
                ?? ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(EmptyView())))
    }
}

extension ProgressView: View {
    /// The progress in the style of its surroundings.
    public var body: some View {
        if let source {
            TimelineView(ProgressSchedule(source: source)) { context in
                StyledProgress(
                    fraction: source.fraction(at: context.date),
                    label: source.labels(at: context.date)?.label ?? part(label),
                    currentValueLabel: source.labels(at: context.date)?.value ?? part(currentValueLabel))
            }
        } else {
            switch ProgressForm.decided(style, isKnown: fraction != nil) {
            case nil:
                StyledProgress(fraction: fraction, label: part(label), currentValueLabel: part(currentValueLabel))
            case .circular: CircularProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
            case .linear: LinearProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
            }
        }
    }

    private func part<V: View>(_ view: V) -> AnyView? { V.self == EmptyView.self ? nil : AnyView(view) }
}

/// Progress whose parts are known only when it is shown, or which a style of the app shows.
private struct StyledProgress: View {
    let fraction: Double?
    let label: AnyView?
    let currentValueLabel: AnyView?
    @Environment(\.progressViewStyle) private var style

    init(fraction: Double?, label: AnyView?, currentValueLabel: AnyView?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    var body: some View {
        switch ProgressForm.decided(style, isKnown: fraction != nil) {
        case nil:
            if let style {
                let configuration = ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: label.map { ProgressViewStyleConfiguration.Label(content: $0) },
                    currentValueLabel: currentValueLabel.map {
                        ProgressViewStyleConfiguration.CurrentValueLabel(content: $0)
                    })
                style.body(configuration).environment(\.progressViewStyle, style.outer)
            }
        case .circular: CircularProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
        case .linear: LinearProgress(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
        }
    }
}

/// The styles of progress that come with the module.
enum ProgressForm {
    case linear, circular

    /// The form to show; nil for a style of the app.
    @MainActor static func decided(
        _ style: StyleBox<ProgressViewStyleConfiguration>?, isKnown: Bool
    ) -> ProgressForm? {
        let automatic: ProgressForm = isKnown ? .linear : .circular
        guard let style else { return automatic }
        switch style.builtIn {
        case let form as ProgressForm: return form
        case is DefaultProgressViewStyle: return automatic
        default: return nil
        }
    }
}

/// A bar between its labels.
struct LinearProgress<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel
    @State private var name = ControlName()

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            NameSource(content: label, name: name, isShown: true)
            NativeProgressBar(fraction: fraction).environment(\.controlName, name)
            currentValueLabel.font(.callout).foregroundStyle(.secondary)
        }
    }
}

/// A spinner, or a ring that fills, above its labels.
struct CircularProgress<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label
    let currentValueLabel: CurrentValueLabel
    @State private var name = ControlName()
    @Environment(\.controlSize) private var controlSize

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private var side: CGFloat {
        switch controlSize {
        case .mini: 12
        case .small: 16
        case .regular: 24
        case .large, .extraLarge: 32
        }
    }

    var body: some View {
        VStack(spacing: 6) {
            if let fraction {
                ZStack {
                    Circle().stroke(.quaternary, lineWidth: 3)
                    Circle().trim(from: 0, to: fraction)
                        .rotation(.degrees(-90))
                        .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                }
                .frame(width: side, height: side)
            } else {
                NativeSpinner().environment(\.controlName, name).frame(width: side, height: side)
            }
            NameSource(content: label, name: name, isShown: true).foregroundStyle(.secondary)
            currentValueLabel.font(.callout).foregroundStyle(.secondary)
        }
    }
}
