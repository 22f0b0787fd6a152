import Foundation
import Gtk

@testable import SwiftUI

/// A tree of views without a window: it's updated and laid out on demand, in a host of any size.
@MainActor
final class OffscreenTree<Content: View> {
    let host = ViewHost(depth: 0)
    let lifecycle = LifecycleScope(parent: nil, isShown: true)
    private let scope = EnvironmentScope(parent: nil)
    private var node: RootNode<Content>?

    init(_ content: Content) {
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
        node = nil
    }

    /// Everything that can be seen or operated, in view order.
    var description: [String] {
        var lines: [String] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { lines.append(describe(leaf)) }
            item.visitItems(visit)
        }
        if let root = host.rootItem { visit(root) }
        if let node { lines.append("sum \(node.preferenceValue(SumKey.self) ?? [])") }
        return lines
    }

    private func describe(_ leaf: WidgetItem) -> String {
        func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
        let frame = leaf.frame
        let presentation = leaf.presentation()
        let place = leaf.widget.parent == nil ? "loose" : "in place"
        return "\(leaf.widget.typeName) '\(leaf.node.plainText)' \(rounded(frame.minX)) \(rounded(frame.minY)) "
            + "\(rounded(frame.width)) \(rounded(frame.height)) \(place) sensitive \(leaf.widget.isSensitive) "
            + "focusable \(leaf.widget.isFocusable) opacity \(presentation.opacity) hidden \(presentation.isHidden)"
    }

    /// The host's widgets in GTK's own order.
    var widgetOrder: [String] { host.widget.children.map(\.typeName) }
}
