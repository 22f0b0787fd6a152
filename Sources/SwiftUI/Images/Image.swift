import Foundation

/// A picture: a symbol of the system, or a file of the app.
///
///     Image(systemName: "airplane")
///     Image("Terminal").resizable().scaledToFit()
///
/// A picture has the size of its file; a symbol goes with the font around it. Which file or icon is shown is decided
/// where the picture is used, by the appearance and the resolution there.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case system(String)
        case resource(String, folder: URL?)
        case picture(LoadedPicture)
        case bitmap(CGImage, scale: CGFloat, Orientation)
        case drawing(ImageDrawing)
    }

    let source: Source
    var resizing: Resizing?
    var label: Text?
    var isDecorative = false
    var templateMode: TemplateRenderingMode?
    var quality = Interpolation.medium
    var isAntialiased = true
    /// From 0 to 1; nil: the whole symbol.
    var variableValue: Double?
    /// How a symbol is coloured; nil: as the environment says.
    var symbolMode: SymbolRenderingMode?

    /// How the picture fills a size that isn't its own.
    struct Resizing: Equatable, Sendable {
        var insets: EdgeInsets
        var mode: ResizingMode
    }

    init(source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// Creates a picture of a symbol, by its name in SF Symbols.
    ///
    /// A name that isn't known is reported once, and a question mark in a square is shown.
    public init(systemName: String) {
        self.init(source: .system(systemName))
    }

    /// Creates a picture of a symbol.
    ///
    /// - Parameter variableValue: how much of the symbol stands out, from 0 to 1; the rest is drawn faintly.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .system(systemName))
        self.variableValue = variableValue
    }

    /// Creates a picture from a file of the app: an image set of an asset catalogue, or a file of that name.
    ///
    /// - Parameter bundle: where the file is; nil: in the app or the packages that it is made of.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .resource(name, folder: bundle?.resourceURL))
    }

    /// Creates a picture from a file of the app; the value is for pictures with parts, which files have none of.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates a picture from a file of the app with words that a screen reader says for it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .resource(name, folder: bundle?.resourceURL), label: label)
    }

    /// Creates a picture from a file of the app with words that a screen reader says for it.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// Creates a picture from a file of the app that screen readers pass over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .resource(name, folder: bundle?.resourceURL), isDecorative: true)
    }

    /// Creates a picture from a file of the app that screen readers pass over.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates a picture from a resource.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    var systemName: String? {
        if case .system(let name) = source { name } else { nil }
    }

    var isResizable: Bool { resizing != nil }
}

/// A file of the app with a picture, by its name.
public struct ImageResource: Hashable, Sendable {
    /// The name of the image set or the file.
    public let name: String
    let bundle: Bundle

    /// Creates a reference to a picture in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    public static func == (lhs: ImageResource, rhs: ImageResource) -> Bool {
        lhs.name == rhs.name && lhs.bundle === rhs.bundle
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(ObjectIdentifier(bundle))
    }
}
