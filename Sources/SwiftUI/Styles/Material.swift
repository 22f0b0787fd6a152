/// A translucent layer between a view and what is behind it.
///
/// GTK can't blur what lies behind a widget, so that where the content behind isn't drawn by this module a material is a
/// translucent tint; content drawn below it by this module is blurred.
public struct Material: ShapeStyle, Hashable, Sendable {
    enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    let kind: Kind

    /// A material that lets most of what is behind it through.
    public static let ultraThin = Material(kind: .ultraThin)
    /// A material that lets much of what is behind it through.
    public static let thin = Material(kind: .thin)
    /// The usual material.
    public static let regular = Material(kind: .regular)
    /// A material that lets little of what is behind it through.
    public static let thick = Material(kind: .thick)
    /// A material that lets least of what is behind it through.
    public static let ultraThick = Material(kind: .ultraThick)
    /// The material of toolbars.
    public static let bar = Material(kind: .bar)

    /// How far what is behind is blurred, in points.
    var blurRadius: Double { 20 }

    /// The tint over what is behind.
    func tint(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color.Resolved {
        let opacity =
            switch kind {
            case .ultraThin: 0.44
            case .thin: 0.56
            case .regular: 0.68
            case .thick: 0.8
            case .ultraThick: 0.9
            case .bar: 0.85
            }
        let shade: UInt32 = scheme == .light ? 0xf6f5f4 : 0x2a2a2a
        return Color.Resolved(hex: shade, opacity: contrast == .increased ? (1 + opacity) / 2 : opacity)
    }

    /// What to draw.
    public func _paint(in context: _ShapeStyleContext) -> _Paint {
        _Paint(.material(self, tint: tint(scheme: context.scheme, contrast: context.contrast)))
    }
}

extension ShapeStyle where Self == Material {
    /// A material that lets most of what is behind it through.
    public static var ultraThinMaterial: Material { Material.ultraThin }
    /// A material that lets much of what is behind it through.
    public static var thinMaterial: Material { Material.thin }
    /// The usual material.
    public static var regularMaterial: Material { Material.regular }
    /// A material that lets little of what is behind it through.
    public static var thickMaterial: Material { Material.thick }
    /// A material that lets least of what is behind it through.
    public static var ultraThickMaterial: Material { Material.ultraThick }
    /// The material of toolbars.
    public static var bar: Material { Material.bar }
}
