import Gtk

@testable import SwiftUI

/// Looks for things in a tree of nodes, whatever hosts they are in.
@MainActor
struct TreeSearch {
    let root: _Node

    /// Every host with something of the tree in it.
    var hosts: [ViewHost] {
        var found: [ViewHost] = []
        func visit(_ node: _Node) {
            if !found.contains(where: { $0 === node.host }) { found.append(node.host) }
            node.visitChildren(visit)
        }
        visit(root)
        return found
    }

    /// Every leaf, in view order within its host.
    var leaves: [WidgetItem] {
        var found: [WidgetItem] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem { found.append(leaf) }
            item.visitItems(visit)
        }
        for host in hosts { if let item = host.rootItem { visit(item) } }
        return found
    }

    /// Every widget of a type.
    func all<W: Gtk.Widget>(_ type: W.Type) -> [W] { leaves.compactMap { $0.widget as? W } }

    /// The button with a title, be it shown or only spoken.
    func button(_ title: String) -> Gtk.Button? {
        leaves.first { $0.widget is Gtk.Button && $0.node.plainText == title }?.widget as? Gtk.Button
    }

    /// The texts that are on the screen.
    var texts: [String] {
        leaves.compactMap { $0 is TextItem && $0.widget.isMapped ? $0.node.plainText : nil }
    }

    /// Every node of a type.
    func nodes<N: _Node>(_ type: N.Type) -> [N] {
        var found: [N] = []
        func visit(_ node: _Node) {
            if let node = node as? N { found.append(node) }
            node.visitChildren(visit)
        }
        visit(root)
        return found
    }
}
