import Foundation

/// How large a sheet is at first.
public protocol PresentationSizing: Sendable {
    /// The size of a sheet around content; used by the module only.
    var _kind: _PresentationSizingKind { get }
}

/// A way to find the size of a sheet; used by the module only.
public indirect enum _PresentationSizingKind: Sendable, Equatable {
    case automatic
    /// As large as the content by itself along these axes, else as the other way says.
    case fitted(_PresentationSizingKind, horizontal: Bool, vertical: Bool)
    /// The size of a form.
    case form
    /// The size of a page, as far as the window has room.
    case page
}

/// The desktop's choice.
public struct AutomaticPresentationSizing: PresentationSizing {
    public var _kind: _PresentationSizingKind { .automatic }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing {
    public var _kind: _PresentationSizingKind { .fitted(.automatic, horizontal: true, vertical: true) }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
    public var _kind: _PresentationSizingKind { .form }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
    public var _kind: _PresentationSizingKind { .page }
}

/// A size that is the content's along some axes.
public struct AxisPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool
    public var _kind: _PresentationSizingKind {
        .fitted(base._kind, horizontal: horizontal, vertical: vertical)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The desktop's choice.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// The size, but the content's along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AxisPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// The size, which grows with the content along some axes. People size windows here: it stays as it is.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// What a sheet does with scrolling and dragging.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The sheet is resized first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The content is scrolled first.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What can be done with the window behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    let isEnabled: Bool?
    /// The desktop's choice: nothing.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
    /// Everything.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

    /// Everything, up to a height of the sheet; whatever the height, as people size windows here.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What becomes of a presentation where there is little room.
public struct PresentationAdaptation: Sendable, Equatable {
    private let name: String
    /// The desktop's choice.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// It stays what it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover of the whole window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
    /// Sets how large the sheet around the view is at first.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let kind = sizing._kind
        return transformPreference(PresentationTraitsKey.self) { $0.sizing = kind }
    }

    /// Sets the background of the sheet or popover around the view.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }

    /// Sets the background of the sheet or popover around the view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
    }

    /// Sets how round the corners of the sheet around the view are, in points; nil: as the desktop's theme has them.
    /// Bubbles keep the theme's.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        transformPreference(PresentationTraitsKey.self) { $0.cornerRadius = cornerRadius }
    }

    /// What a sheet does with scrolling: windows are resized at their edges, and their content scrolls.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Sets whether the window behind the sheet around the view can be used meanwhile; without it, it can't.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        transformPreference(PresentationTraitsKey.self) { $0.leavesBackgroundUsable = interaction.isEnabled }
    }

    /// What becomes of the presentation on phones; windows of a desktop have room.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// What becomes of the presentation on phones; windows of a desktop have room.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
}
