/// How the colours of a view combine with those behind it.
public enum BlendMode: Hashable, Sendable {
    /// The view covers what is behind it.
    case normal
    /// The components are multiplied.
    case multiply
    /// The complements of the components are multiplied.
    case screen
    /// Multiplies or screens, by what is behind.
    case overlay
    /// The darker component wins.
    case darken
    /// The lighter component wins.
    case lighten
    /// What is behind is brightened.
    case colorDodge
    /// What is behind is darkened.
    case colorBurn
    /// Darkens or lightens gently, by the view.
    case softLight
    /// Multiplies or screens, by the view.
    case hardLight
    /// The difference of the components.
    case difference
    /// Like the difference, with less contrast.
    case exclusion
    /// The view's hue with the saturation and luminosity behind it.
    case hue
    /// The view's saturation with the hue and luminosity behind it.
    case saturation
    /// The view's hue and saturation with the luminosity behind it.
    case color
    /// The view's luminosity with the hue and saturation behind it.
    case luminosity
    /// The view where something is behind it.
    case sourceAtop
    /// What is behind stays, and the view fills what is free.
    case destinationOver
    /// What is behind stays only where the view isn't.
    case destinationOut
    /// The sum of the complements, from white.
    case plusDarker
    /// The sum of the components.
    case plusLighter
}
