import Foundation

/// The pictures that a symbol is drawn with, one over the other, on a canvas of 16 units.
///
/// Most symbols are one picture. Names built by suffixes that have none of their own, such as `newspaper.circle.fill`,
/// are put together from those of their parts; so are all symbols whose parts are to have colours of their own.
struct SymbolPicture: Equatable {
    /// What a layer draws, or takes away.
    enum Mark: Equatable {
        /// An icon, as large as a part of the canvas, with its middle beside that of the canvas.
        case icon(String, scale: CGFloat = 1, offset: CGSize = .zero)
        /// A line from corner to corner, of a width.
        case slash(CGFloat)
        case disc(center: CGPoint, radius: CGFloat)
    }

    struct Layer: Equatable {
        var mark: Mark
        /// 0 for what matters most.
        var level = 0
        /// What is taken out of the layer.
        var cut: Mark?
        /// The colour among the symbol's own; nil: that of text.
        var ownColor: SystemColor?
    }

    /// From the back to the front.
    var layers: [Layer]

    /// The icon that is the whole picture; nil: it has several parts.
    var icon: String? {
        guard layers.count == 1, layers[0].cut == nil, case .icon(let name, 1, .zero) = layers[0].mark else {
            return nil
        }
        return name
    }

    init(layers: [Layer]) {
        self.layers = layers
    }

    init(icon: String, ownColor: SystemColor? = nil) {
        layers = [Layer(mark: .icon(icon), ownColor: ownColor)]
    }
}

extension SymbolPicture {
    /// The picture of a symbol in one colour; nil: the name isn't known.
    init?(of systemName: String) {
        if let icon = SymbolTable.exactIcon(systemName) {
            self.init(icon: icon)
        } else if let composed = Self.composed(systemName, inLayers: false) {
            self = composed
        } else if let icon = SymbolTable.iconName(for: systemName) {
            self.init(icon: icon)
        } else {
            return nil
        }
    }

    /// The picture of a symbol whose parts have colours of their own; nil: the name isn't known.
    init?(inLayersOf systemName: String) {
        if let composed = Self.composed(systemName, inLayers: true) {
            self = composed
            return
        }
        guard var picture = SymbolPicture(of: systemName) else { return nil }
        for index in picture.layers.indices { picture.layers[index].ownColor = SymbolColors.whole(systemName) }
        self = picture
    }

    /// What is shown for a name that isn't known: it can be seen that something is missing.
    static let placeholder = SymbolPicture(icon: SymbolTable.iconName(for: "questionmark.square") ?? "image-missing")

    /// Outlines that signs stand in: how large the sign is in them, and how far below the middle.
    private static let enclosures: [Substring: (scale: CGFloat, below: CGFloat)] = [
        "circle": (0.6, 0), "square": (0.62, 0), "triangle": (0.56, 1.6), "octagon": (0.6, 0), "diamond": (0.5, 0),
        "seal": (0.52, 0), "shield": (0.5, -0.4), "rectangle": (0.5, 0), "hexagon": (0.5, 0), "app": (0.62, 0),
    ]

    private static func composed(_ systemName: String, inLayers: Bool) -> SymbolPicture? {
        var parts = systemName.split(separator: ".")
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        let fill = isFilled ? ".fill" : ""
        guard parts.count > 1, let last = parts.last else { return nil }
        if let badge = parts.lastIndex(of: "badge"), badge > 0, badge + 1 < parts.count {
            return badged(name(parts[..<badge]) + fill, name(parts[(badge + 1)...]))
        }
        let stem = name(parts.dropLast())
        if last == "slash", let icon = SymbolTable.exactIcon(stem + fill) {
            return SymbolPicture(layers: [
                Layer(
                    mark: .icon(icon), level: inLayers ? 1 : 0, cut: .slash(3.8),
                    ownColor: SymbolColors.whole(stem + fill)),
                Layer(mark: .slash(1.6), ownColor: SymbolColors.whole(systemName)),
            ])
        }
        guard let place = enclosures[last],
            let sign = SymbolTable.exactIcon(stem + ".fill") ?? SymbolTable.exactIcon(stem),
            let outline = SymbolTable.exactIcon((last == "app" ? "square" : String(last)) + fill)
        else { return nil }
        let mark = Mark.icon(sign, scale: place.scale, offset: CGSize(width: 0, height: place.below))
        if isFilled, !inLayers { return SymbolPicture(layers: [Layer(mark: .icon(outline), cut: mark)]) }
        let color = SymbolColors.sign(stem, in: last)
        return SymbolPicture(layers: [
            Layer(mark: .icon(outline), level: inLayers ? 1 : 0, ownColor: color),
            Layer(mark: mark, ownColor: isFilled ? .white : color),
        ])
    }

    private static func badged(_ base: String, _ sign: String) -> SymbolPicture? {
        guard let icon = SymbolTable.exactIcon(base), let badge = SymbolTable.exactIcon(sign + ".circle.fill") else {
            return nil
        }
        let mark = Mark.icon(badge, scale: 3.7 / 7.5, offset: CGSize(width: 3.9, height: 3.9))
        return SymbolPicture(layers: [
            Layer(
                mark: .icon(icon), level: 1, cut: .disc(center: CGPoint(x: 11.9, y: 11.9), radius: 4.5),
                ownColor: SymbolColors.whole(base)),
            Layer(mark: mark, ownColor: SymbolColors.sign(sign, in: "circle")),
        ])
    }

    private static func name(_ parts: ArraySlice<Substring>) -> String { parts.joined(separator: ".") }
}

extension SymbolTable {
    /// The icon for exactly this name; nil: the name has none of its own.
    static func exactIcon(_ systemName: String) -> String? {
        isExactlyKnown(systemName) ? iconName(for: systemName) : nil
    }
}

/// The colours that symbols have of their own.
enum SymbolColors {
    /// The colour of a sign and the outline around it; nil: that of text.
    static func sign(_ sign: String, in outline: Substring) -> SystemColor? {
        switch sign {
        case "xmark", "minus", "trash", "stop": .red
        case "exclamationmark": outline == "triangle" ? .yellow : .red
        case "plus", "checkmark", "play", "phone", "video": .green
        case "info", "questionmark", "location", "arrow.down": .blue
        default: whole(sign)
        }
    }

    /// The colour of a symbol without parts; nil: that of text.
    static func whole(_ systemName: String) -> SystemColor? {
        let name = systemName.hasSuffix(".fill") ? String(systemName.dropLast(5)) : systemName
        if let color = colors[name] { return color }
        // `cloud.rain`, `drop.triangle`: what comes first is what is shown.
        return name.split(separator: ".").first.flatMap { colors[String($0)] }
    }

    private static let colors: [String: SystemColor] = [
        "heart": .red, "flag": .red, "bookmark": .red, "gift": .red, "pin": .red, "mappin": .red, "trash": .red,
        "exclamationmark": .red, "star": .yellow, "bolt": .yellow, "sun": .yellow, "sunrise": .orange,
        "sunset": .orange, "lightbulb": .yellow, "crown": .yellow, "trophy": .yellow, "bell": .yellow,
        "flame": .orange, "hare": .brown, "tortoise": .green, "leaf": .green, "tree": .green, "phone": .green,
        "video": .green, "drop": .blue, "snowflake": .cyan, "cloud": .gray, "icloud": .cyan, "wind": .cyan,
        "moon": .indigo, "folder": .cyan, "envelope": .blue, "location": .blue, "paperplane": .blue, "globe": .blue,
        "book": .brown, "music": .pink, "camera": .gray, "carrot": .orange, "rainbow": .purple,
    ]
}
