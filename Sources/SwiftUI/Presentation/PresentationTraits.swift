import Foundation

/// What the views of a sheet say about the sheet.
struct PresentationTraits {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var preventsInteractiveDismissal = false
    var sizing: _PresentationSizingKind?
    /// The radius of the corners in points.
    var cornerRadius: CGFloat?
    /// Whether the window behind a sheet can be used.
    var leavesBackgroundUsable: Bool?
}

enum PresentationTraitsKey: PreferenceKey {
    static var defaultValue: PresentationTraits { PresentationTraits() }

    static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        value.sizing = value.sizing ?? next.sizing
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.leavesBackgroundUsable = value.leavesBackgroundUsable ?? next.leavesBackgroundUsable
        value.preventsInteractiveDismissal = value.preventsInteractiveDismissal || next.preventsInteractiveDismissal
    }
}

/// A height that a sheet can have.
///
/// The user of a desktop gives a window any height, so detents only say how high a sheet is at first.
public struct PresentationDetent: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let form: Form
    nonisolated(unsafe) private let customHeight: ((Context) -> CGFloat?)?

    private init(form: Form, customHeight: ((Context) -> CGFloat?)? = nil) {
        self.form = form
        self.customHeight = customHeight
    }

    /// Half as high as the window.
    public static let medium = PresentationDetent(form: .medium)
    /// As high as the window.
    public static let large = PresentationDetent(form: .large)

    /// A part of the window's height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(form: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(form: .height(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(form: .custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// What a custom height is computed from.
    @dynamicMemberLookup
    public struct Context {
        /// The most that a sheet can have, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height over a window; nil for a custom detent that isn't available.
    func height(in context: Context) -> CGFloat? {
        let most = context.maxDetentValue
        return switch form {
        case .medium: most / 2
        case .large: most
        case .fraction(let fraction): most * min(max(fraction, 0), 1)
        case .height(let height): min(height, most)
        case .custom: customHeight?(context).map { min($0, most) }
        }
    }

    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.form == rhs.form }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(form)
    }
}

/// Computes a height for sheets.
public protocol CustomPresentationDetent {
    /// The type of what the height is computed from.
    typealias Context = PresentationDetent.Context
    /// The height in points; nil: the detent isn't available.
    static func height(in context: Context) -> CGFloat?
}

extension View {
    /// Sets the heights that the sheet around the view can have; it opens with the smallest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationTraitsKey.self) { $0.detents = detents }
    }

    /// Sets the heights that the sheet around the view can have; it opens with the selected one, and takes another
    /// height when another one is selected.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return transformPreference(PresentationTraitsKey.self) {
            $0.detents = detents.union([selected])
            $0.selection = selection
        }
    }

    /// Keeps the user from closing the sheet or popover around the view other than by its own controls.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        transformPreference(PresentationTraitsKey.self) { $0.preventsInteractiveDismissal = isDisabled }
    }

    /// Says whether a sheet shows where it can be dragged to another height. Windows of the desktop are resized at
    /// their edges and show nothing for it.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
