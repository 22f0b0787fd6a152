internal import Gtk

/// How a bar of a page looks where views ask for more than the desktop's look.
struct BarAppearance: Equatable {
    /// The colour of the bar.
    var color: RGBA?
    /// Whether the bar has a background.
    var showsBackground: Bool?
    /// Whether its texts and icons are for a dark bar.
    var scheme: ColorScheme?

    /// Takes over what is said further in where nothing is said here.
    mutating func reduce(_ next: BarAppearance) {
        color = color ?? next.color
        showsBackground = showsBackground ?? next.showsBackground
        scheme = scheme ?? next.scheme
    }

    /// The style classes of a bar that looks like this.
    @MainActor var styleClasses: [String] {
        if showsBackground == false {
            return ["flat"] + (scheme.map { [ControlStyleSheet.barTextClass($0)] } ?? [])
        }
        var classes: [String] = []
        if let color { classes.append(ControlStyleSheet.barClass(color)) }
        if let scheme { classes.append(ControlStyleSheet.barTextClass(scheme)) }
        return classes
    }
}

extension ControlStyleSheet {
    /// The style class of a bar in a colour; its texts are black or white, whichever is easier to read.
    fileprivate static func barClass(_ color: RGBA) -> String {
        let (name, css) = colorName(color, prefix: "windsock-bar")
        let text = isBright(color) ? "rgba(0, 0, 0, 0.8)" : "white"
        return add(
            name,
            """
            headerbar.\(name), box.\(name) {
                background: \(css); color: \(text); box-shadow: inset 0 -1px alpha(black, 0.12);
            }
            """)
    }

    /// The style class of a bar whose texts and icons are those of an appearance.
    fileprivate static func barTextClass(_ scheme: ColorScheme) -> String {
        let name = scheme == .dark ? "windsock-bar-dark" : "windsock-bar-light"
        let text = scheme == .dark ? "white" : "rgba(0, 0, 0, 0.8)"
        return add(name, "headerbar.\(name), box.\(name) { color: \(text); }")
    }
}

extension View {
    nonisolated fileprivate func barAppearance(
        in bars: [ToolbarPlacement], _ change: @escaping (inout BarAppearance, EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            PageModifier { traits, values in
                if bars.isEmpty || bars.contains(where: { $0.isHeaderBar }) { change(&traits.headerAppearance, values) }
                if bars.contains(.bottomBar) { change(&traits.bottomAppearance, values) }
            })
    }

    /// Sets the colour of bars of the page. Other styles than colours count by the colour that comes closest, such as the
    /// middle of a gradient.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barAppearance(in: bars) { bar, values in
            bar.color = RGBA(style._paint(in: values.shapeStyleContext).representativeColor)
        }
    }

    /// Sets whether bars of the page have a background; a header bar without one lies flat on the window.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barAppearance(in: bars) { bar, _ in
            bar.showsBackground = visibility == .automatic ? nil : visibility == .visible
        }
    }

    /// Sets whether bars of the page have a background; a header bar without one lies flat on the window.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barAppearance(in: bars) { bar, _ in
            bar.showsBackground = visibility == .automatic ? nil : visibility == .visible
        }
    }

    /// Sets whether texts and icons of the page's bars are those of the light or the dark appearance.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        barAppearance(in: bars) { bar, _ in bar.scheme = colorScheme }
    }
}
