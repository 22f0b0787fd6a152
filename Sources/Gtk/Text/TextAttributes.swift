import CAdwaita

/// Attributes of ranges of a text. Ranges are offsets in its UTF-8 bytes.
///
///     let attributes = TextAttributes()
///     attributes.weight(700, TextAttributes.range(of: word, in: text))
///
/// Change it only before it is given to a text: it is shared, not copied.
public final class TextAttributes {
    /// Pango's list.
    public let pointer: OpaquePointer

    /// No attributes.
    public init() { pointer = pango_attr_list_new() }

    deinit { pango_attr_list_unref(pointer) }

    /// The whole of any text.
    public static let everything = 0..<Int(UInt32.max)

    /// A range of a string in UTF-8 bytes.
    public static func range(of range: Range<String.Index>, in text: String) -> Range<Int> {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// The font family, or several separated by commas.
    public func family(_ family: String, _ range: Range<Int> = everything) {
        insert(pango_attr_family_new(family), range)
    }
    /// The size in points of the screen (application pixels).
    public func absoluteSize(_ size: Double, _ range: Range<Int> = everything) {
        insert(pango_attr_size_new_absolute(Int32(size * Double(PANGO_SCALE))), range)
    }
    /// The size as a multiple of the theme's.
    public func scale(_ factor: Double, _ range: Range<Int> = everything) {
        insert(pango_attr_scale_new(factor), range)
    }
    /// The weight, from 100, thin, to 1000; 400 is regular and 700 bold.
    public func weight(_ weight: Int, _ range: Range<Int> = everything) {
        insert(pango_attr_weight_new(PangoWeight(rawValue: UInt32(clamping: min(max(weight, 100), 1000)))), range)
    }
    /// Italic letters.
    public func italic(_ range: Range<Int> = everything) { insert(pango_attr_style_new(PANGO_STYLE_ITALIC), range) }
    /// The width of letters, from 0, ultra-condensed, over 4, normal, to 8.
    public func stretch(_ stretch: Int, _ range: Range<Int> = everything) {
        insert(pango_attr_stretch_new(PangoStretch(rawValue: UInt32(min(max(stretch, 0), 8)))), range)
    }
    /// Capitals as small capitals.
    public func capitalsAsSmallCaps(_ range: Range<Int> = everything) {
        insert(pango_attr_variant_new(PANGO_VARIANT_UNICASE), range)
    }
    /// Small capitals for all letters.
    public func allSmallCaps(_ range: Range<Int> = everything) {
        insert(pango_attr_variant_new(PANGO_VARIANT_ALL_SMALL_CAPS), range)
    }
    /// Small capitals in place of small letters.
    public func smallCaps(_ range: Range<Int> = everything) {
        insert(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS), range)
    }
    /// A line below, in a colour of its own or the text's.
    public func underline(color: RGBA? = nil, _ range: Range<Int> = everything) {
        insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), range)
        if let color {
            let (red, green, blue) = components(color)
            insert(pango_attr_underline_color_new(red, green, blue), range)
        }
    }
    /// A line through the middle, in a colour of its own or the text's.
    public func strikethrough(color: RGBA? = nil, _ range: Range<Int> = everything) {
        insert(pango_attr_strikethrough_new(1), range)
        if let color {
            let (red, green, blue) = components(color)
            insert(pango_attr_strikethrough_color_new(red, green, blue), range)
        }
    }
    /// Space added between letters, in points.
    public func letterSpacing(_ points: Double, _ range: Range<Int> = everything) {
        insert(pango_attr_letter_spacing_new(Int32(points * Double(PANGO_SCALE))), range)
    }
    /// How far the letters stand above the baseline, in points.
    public func rise(_ points: Double, _ range: Range<Int> = everything) {
        insert(pango_attr_rise_new(Int32(points * Double(PANGO_SCALE))), range)
    }
    /// Features of the font, written as CSS writes them: `tnum=1`.
    public func fontFeatures(_ features: String, _ range: Range<Int> = everything) {
        insert(pango_attr_font_features_new(features), range)
    }
    /// Whether one of the colours is translucent.
    private(set) var isTranslucent = false

    /// The colour of the letters.
    public func foreground(_ color: RGBA, _ range: Range<Int> = everything) {
        let (red, green, blue) = components(color)
        insert(pango_attr_foreground_new(red, green, blue), range)
        if color.alpha < 1 {
            isTranslucent = true
            insert(pango_attr_foreground_alpha_new(alpha(color)), range)
        }
    }
    /// The colour behind the letters.
    public func background(_ color: RGBA, _ range: Range<Int> = everything) {
        let (red, green, blue) = components(color)
        insert(pango_attr_background_new(red, green, blue), range)
        if color.alpha < 1 {
            isTranslucent = true
            insert(pango_attr_background_alpha_new(alpha(color)), range)
        }
    }
    /// The language, as in `de` or `zh-Hans`.
    public func language(_ code: String, _ range: Range<Int> = everything) {
        insert(pango_attr_language_new(pango_language_from_string(code)), range)
    }
    /// The height of lines as a multiple of the font's.
    public func lineHeight(_ factor: Double, _ range: Range<Int> = everything) {
        insert(pango_attr_line_height_new(factor), range)
    }

    /// Space for something that is drawn in place of a character: its width, and how far it reaches above and below the
    /// baseline, in points.
    public func shape(width: Double, ascent: Double, descent: Double, _ range: Range<Int>) {
        let scale = Double(PANGO_SCALE)
        var bounds = PangoRectangle(
            x: 0, y: Int32(-ascent * scale), width: Int32(width * scale), height: Int32((ascent + descent) * scale))
        insert(pango_attr_shape_new(&bounds, &bounds), range)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        // The latest wins where ranges overlap.
        pango_attr_list_change(pointer, attribute)
    }

    private func components(_ color: RGBA) -> (UInt16, UInt16, UInt16) {
        func component(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
        return (component(color.red), component(color.green), component(color.blue))
    }

    // 0 stands for no alpha at all in Pango.
    private func alpha(_ color: RGBA) -> UInt16 { UInt16(max(1, min(max(color.alpha, 0), 1) * 65535)) }
}
