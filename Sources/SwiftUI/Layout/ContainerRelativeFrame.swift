import Foundation

/// Gives a view a size by that of the nearest scroll view or window around it.
public struct _ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrame: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ContainerFrameNode(view, context: context)
    }
}

private final class ContainerFrameNode<V: View>: ItemModifierNode<V, _ContainerRelativeFrame> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        ContainerFrameItem(node: self, child: child, frame: modifier)
    }

    override func contentWasMade() {
        container.observeScrolling(self) { [weak self] in self?.containerDidChange() }
    }

    override func modifierDidChange(from old: _ContainerRelativeFrame) {
        for case let item as ContainerFrameItem in wrappers { item.relative = modifier }
        invalidateItems()
    }

    private var knownSize: CGSize?

    private func containerDidChange() {
        let size = container.allocatedSize
        guard size != knownSize else { return }
        knownSize = size
        invalidateItems()
    }

    /// The nearest host around that scrolls or fills a window, a row or a page.
    private var container: ViewHost { host.container }

    override func willDestroy() {
        container.observeScrolling(self, nil)
        super.willDestroy()
    }
}

extension ViewHost {
    /// The nearest host that isn't a part of another one's layout.
    fileprivate var container: ViewHost {
        var host = self
        while case .embedded = host.sizing, let outer = host.parentItem?.node.host { host = outer }
        return host
    }
}

private final class ContainerFrameItem: UnaryItem {
    var relative: _ContainerRelativeFrame

    init(node: _Node, child: LayoutItem, frame: _ContainerRelativeFrame) {
        relative = frame
        super.init(node: node, child: child)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let size = node.host.container.allocatedSize
        var offer = proposal
        // Before the container has a size, what it offers is the best guess.
        if relative.axes.contains(.horizontal), let width = size.width > 0 ? size.width : proposal.width {
            offer.width = relative.length(width, .horizontal)
        }
        if relative.axes.contains(.vertical), let height = size.height > 0 ? size.height : proposal.height {
            offer.height = relative.length(height, .vertical)
        }
        return offer
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offer = offer(proposal)
        let size = child.sizeThatFits(offer)
        return CGSize(
            width: relative.axes.contains(.horizontal) ? offer.width ?? size.width : size.width,
            height: relative.axes.contains(.vertical) ? offer.height ?? size.height : size.height)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    override func placeContent() {
        let offer = offer(proposal)
        let inner = child.dimensions(offer)
        place(child, offset: relative.alignment.offset(of: inner, in: frame.size), proposal: offer)
    }
}

extension View {
    /// Gives the view the size of the nearest scroll view or window around it, along some axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view a part of the size of the nearest scroll view or window around it.
    ///
    /// - Parameters:
    ///   - axes: the directions.
    ///   - count: into how many parts the container is divided.
    ///   - span: how many of the parts the view takes.
    ///   - spacing: the distance between parts, in points.
    ///   - alignment: where the view lies in its frame.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
        }
    }

    /// Gives the view lengths that are computed from those of the nearest scroll view or window around it.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}
