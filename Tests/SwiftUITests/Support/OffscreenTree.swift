import Foundation
import Gtk

@testable import SwiftUI

/// What surrounds a tree.
struct Surroundings: Equatable {
    var number = 0
    var scheme = ColorScheme.light
    var textSize = DynamicTypeSize.large
}

/// A tree of views without a window: it's updated and laid out on demand, in a host of any size.
@MainActor
final class OffscreenTree<Content: View> {
    let host = ViewHost(depth: 0)
    let lifecycle = LifecycleScope(parent: nil, isShown: true)
    private let scope = EnvironmentScope(parent: nil)
    private var node: RootNode<Content>?

    init(_ content: Content, in surroundings: Surroundings = Surroundings()) {
        surround(by: surroundings)
        host.setRoot { host in
            let node = RootNode(
                content, context: _NodeContext(parent: nil, environment: scope, host: host, lifecycle: lifecycle))
            self.node = node
            return node
        }
    }

    func update(to content: Content) {
        node?.update(to: content)
    }

    /// Changes the environment of the whole tree.
    func surround(by surroundings: Surroundings) {
        var values = EnvironmentValues()
        values.specNumber = surroundings.number
        values.colorScheme = surroundings.scheme
        values.dynamicTypeSize = surroundings.textSize
        scope.provide(values.overrides)
    }

    var root: _Node? { node }

    /// Brings the tree up to date in a host of the given size.
    func settle(_ size: CGSize) {
        for _ in 0..<6 {
            Updater.shared.settle()
            host.allocate(width: Int(size.width), height: Int(size.height))
            if !Updater.shared.hasWork { return }
        }
    }

    func dispose() {
        host.dispose()
        lifecycle.setShown(false)
        node = nil
        Updater.shared.settle()
    }

    /// Everything that can be seen or operated, in view order.
    var description: [String] {
        var lines = describe(host)
        if let node { lines.append("sum \(node.preferenceValue(SumKey.self) ?? [])") }
        return lines
    }

    private func describe(_ host: ViewHost) -> [String] {
        var lines: [String] = []
        var known: Set<UnsafeMutableRawPointer> = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem {
                known.insert(leaf.widget.raw)
                lines.append(describe(leaf))
                if let inner = leaf.innerHost {
                    lines.append(contentsOf: describe(inner).map { "  " + $0 })
                }
            }
            item.visitItems(visit)
        }
        if let root = host.rootItem { visit(root) }
        // What draws nothing, like a clipped view without content, may be anywhere.
        let order = host.widget.children.filter { known.contains($0.raw) }
        lines.append("order " + order.map(\.typeName).joined(separator: " "))
        return lines
    }

    private func describe(_ leaf: WidgetItem) -> String {
        func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
        let frame = leaf.frame
        let presentation = leaf.presentation()
        let widget = leaf.widget
        let transform = presentation.transform.map {
            [$0.m11, $0.m12, $0.m21, $0.m22, $0.m31, $0.m32].map { rounded($0).description }.joined(separator: ",")
        }
        let parts: [String] = [
            widget.typeName, "'\(leaf.node.plainText)'", "named '\(widget.spokenName)'",
            "shows \(widget.shownValue)", "at \(rounded(frame.minX)) \(rounded(frame.minY))",
            "\(rounded(frame.width)) × \(rounded(frame.height))", widget.parent == nil ? "loose" : "in place",
            "sensitive \(widget.isSensitive)", "focusable \(widget.isFocusable)", "tooltip \(widget.tooltipText ?? "")",
            "opacity \(presentation.opacity) \(widget.opacity)", "shown \(widget.isChildVisible)",
            "hidden \(presentation.isHidden)", "hit \(widget.canTarget)", "transform \(transform ?? "none")",
            "right to left \(leaf.isRightToLeft) \(widget.direction == .rightToLeft)",
        ]
        return parts.joined(separator: " ")
    }
}

extension Gtk.Widget {
    /// What a screen reader calls a widget: the name that it was given, or the words that it shows.
    fileprivate var spokenName: String {
        if let accessibleLabel, !accessibleLabel.isEmpty { return accessibleLabel }
        return switch self {
        case let check as CheckButton: check.label ?? ""
        case let button as Gtk.Button: button.label ?? ""
        default: ""
        }
    }

    /// What a control shows, in words.
    fileprivate var shownValue: String {
        switch self {
        case let text as TextWidget: text.text
        case let entry as Gtk.Entry: entry.text
        case let check as CheckButton: "\(check.isActive) \(check.label ?? "")"
        case let toggle as ToggleButton: "\(toggle.isActive) \(toggle.label ?? "")"
        case let toggle as Gtk.Switch: "\(toggle.isActive)"
        case let scale as Scale: "\(scale.value)"
        case let bar as ProgressBar: "\(bar.fraction)"
        case let drop as DropDown: "\(drop.selected ?? -1) of \(drop.items)"
        case let button as Gtk.Button: button.label ?? ""
        case let menu as MenuButton: menu.label ?? ""
        default: ""
        }
    }
}
