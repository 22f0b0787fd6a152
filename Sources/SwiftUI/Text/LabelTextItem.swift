import Foundation
internal import Gtk

/// A text that can be selected and copied, or has links: GTK's own label, which the pointer, the keyboard and screen
/// readers can walk through. Its menu copies the selection or a link.
final class LabelTextItem: NativeItem, TextShowing {
    private let label = Gtk.Label()
    private var style = TextStyle()
    private let open: @MainActor (URL) -> Void

    init(node: _Node, open: @escaping @MainActor (URL) -> Void) {
        self.open = open
        label.wraps = true
        super.init(node: node, widget: label)
        setStyle(.standard)
        label.onActivateLink { [unowned self] address in
            guard let url = URL(string: address) else { return false }
            self.open(url)
            return true
        }
    }

    func show(_ text: Text.Resolved) {
        if text.hasLinks, let stretches = text.stretches {
            label.setMarkup(
                stretches.map { stretch in
                    let words = Gtk.Label.escaped(stretch.string)
                    guard let link = stretch.link else { return words }
                    return "<a href=\"\(Gtk.Label.escaped(link.absoluteString))\">\(words)</a>"
                }.joined())
        } else {
            label.text = text.string
        }
        label.setAttributes(text.attributes())
        label.setLineSpacing(style.lineSpacing)
    }

    // GTK's label draws in colours only.
    func showPaint(_ paint: _Paint?) {}

    func showColor(_ color: RGBA?) {
        // Letters have their colours as attributes; those of a link come from the theme.
    }

    func setStyle(_ style: SharedTextStyle) {
        let style = style.style
        self.style = style
        label.isSelectable = style.isSelectable
        label.setStyle(
            alignment: style.alignment.gtk, maxLines: style.lineLimit ?? 0,
            truncation: style.lineLimit == nil ? nil : style.truncation.gtk)
        label.setLineSpacing(style.lineSpacing)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = super.computeSize(proposal)
        if let lines = style.minimumLines, lines > 1 {
            let line = CGFloat(label.measure(.vertical).natural)
            size.height = max(size.height, (line + style.lineSpacing) * CGFloat(lines) - style.lineSpacing)
        }
        return size
    }
}
