import CAdwaita

/// The look of a part of the text in a ``TextView``.
public struct TextViewRun: Equatable, Sendable {
    let range: Range<Int>
    let style: Style

    struct Style: Hashable, Sendable {
        var family: String?
        var scale: Double
        var weight: Int
        var isItalic: Bool
        var color: String?
        var isUnderlined: Bool
        var isStruckThrough: Bool
    }

    /// A part of a text, in Unicode scalars. Nil for the family and the colour of the whole text.
    public init(
        range: Range<Int>, family: String?, scale: Double, weight: Int, isItalic: Bool, color: RGBA?,
        isUnderlined: Bool, isStruckThrough: Bool
    ) {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        self.range = range
        style = Style(
            family: family, scale: scale, weight: weight, isItalic: isItalic,
            color: color.map { "rgba(\(byte($0.red)),\(byte($0.green)),\(byte($0.blue)),\($0.alpha))" },
            isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
    }
}

extension TextViewRun.Style {
    @MainActor
    func makeTag() -> GObjectReference {
        let tag = GObjectReference(taking: UnsafeMutableRawPointer(gtk_text_tag_new(nil)))
        if let family { tag.setString("family", family) }
        tag.setDouble("scale", scale)
        tag.setInteger("weight", weight)
        if isItalic { tag.setInteger("style", Int(PANGO_STYLE_ITALIC.rawValue)) }
        if let color { tag.setString("foreground", color) }
        if isUnderlined { tag.setInteger("underline", Int(PANGO_UNDERLINE_SINGLE.rawValue)) }
        if isStruckThrough { tag.setBoolean("strikethrough", true) }
        return tag
    }
}
