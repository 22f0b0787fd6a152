import Foundation
internal import Gtk

/// A picture: a symbol of the system, or a file of the app.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case system(String)
        case resource(String)
    }

    let source: Source
    var isResizable = false
    var label: Text?
    var isDecorative = false

    /// Creates a picture of a symbol, by its name in SF Symbols.
    public init(systemName: String) {
        source = .system(systemName)
    }

    var systemName: String? {
        if case .system(let name) = source { name } else { nil }
    }

    /// Lets the picture take the offered size.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large
    }
}

extension Image: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ImageNode(view, context: context)
    }
}

private final class ImageNode: LeafNode<Image> {
    private let image = Gtk.Image()

    override func makeItem() -> WidgetItem {
        NativeItem(node: self, widget: image)
    }

    override func apply() {
        if case .system(let name) = view.source { image.iconName = SymbolTable.iconName(for: name) }
    }
}
