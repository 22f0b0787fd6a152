import Foundation

/// Lays out a row: the content within the insets, leading and vertically centred; the badge at the end; the background
/// behind all of it.
final class RowItem: LayoutItem {
    private unowned(unsafe) let root: RowRootNode
    /// What a row consists of.
    private struct Parts {
        var content: LayoutItem?
        var badge: LayoutItem?
        var background: LayoutItem?
        var separator: LayoutItem?
        var delete: LayoutItem?
        var swipe: LayoutItem?
    }

    private var parts: Parts?

    var insets = EdgeInsets() {
        didSet { if insets != oldValue { invalidateLayout() } }
    }

    /// Where the content stands if it's narrower than the row.
    var alignment = HorizontalAlignment.leading {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }

    /// How far the content is moved towards the trailing edge; negative: towards the leading one.
    var shift: CGFloat = 0 {
        didSet { if shift != oldValue { invalidatePlacement() } }
    }

    /// How wide the actions are that the row was moved aside for.
    var swipeWidth: CGFloat { current.swipe?.sizeThatFits(.unspecified).width ?? 0 }

    private static let badgeSpacing: CGFloat = 8
    /// The least height of a row with content.
    var minimumHeight: CGFloat = 32 {
        didSet { if minimumHeight != oldValue { invalidateLayout() } }
    }

    init(root: RowRootNode) {
        self.root = root
        super.init(node: root)
    }

    func childrenDidChange() {
        parts = nil
        invalidateLayout()
    }

    private var current: Parts {
        if let parts { return parts }
        let made = Parts(
            content: single(root.contentItems), badge: single(root.badgeItems),
            background: single(root.backgroundItems), separator: single(root.separatorItems),
            delete: single(root.deleteItems), swipe: single(root.swipeItems))
        parts = made
        return made
    }

    /// Several views in one row stand below each other.
    private func single(_ items: [LayoutItem]) -> LayoutItem? {
        let item =
            items.count > 1
            ? ContainerItem(node: root, layout: VStackLayout(alignment: .leading), collect: { items }) : items.first
        item?.layoutParent = self
        item?.stackAxisDidChange(nil)
        return item
    }

    private func contentProposal(_ width: CGFloat?, badge: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - horizontalSpace(badge: badge)) }, height: nil)
    }

    private func horizontalSpace(badge: CGSize) -> CGFloat {
        let delete = current.delete?.sizeThatFits(.unspecified).width ?? 0
        return insets.leading + insets.trailing + (badge.width > 0 ? badge.width + Self.badgeSpacing : 0)
            + (delete > 0 ? delete + Self.badgeSpacing : 0)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let content = current.content else { return CGSize(width: proposal.width ?? 0, height: 0) }
        let badge = current.badge?.sizeThatFits(.unspecified) ?? .zero
        let size = content.sizeThatFits(contentProposal(proposal.width, badge: badge))
        let height = max(size.height, badge.height) + insets.top + insets.bottom
        return CGSize(
            width: proposal.width ?? size.width + horizontalSpace(badge: badge),
            height: root.role == .content ? max(height, minimumHeight) : height)
    }

    override func placeContent() {
        let parts = current
        if let background = parts.background {
            place(background, offset: .zero, proposal: ProposedViewSize(frame.size))
        }
        guard let content = parts.content else { return }
        let badge = parts.badge?.sizeThatFits(.unspecified) ?? .zero
        let proposal = contentProposal(frame.width, badge: badge)
        let room = frame.height - insets.top - insets.bottom
        let size = content.sizeThatFits(proposal)
        let free = max(0, (proposal.width ?? size.width) - size.width)
        let indent: CGFloat =
            switch alignment {
            case .center: (free / 2).rounded()
            case .trailing: free
            default: 0
            }
        var leading = insets.leading + shift
        if let delete = parts.delete {
            let deleteSize = delete.sizeThatFits(.unspecified)
            place(
                delete, offset: CGPoint(x: leading, y: insets.top + (room - deleteSize.height) / 2),
                proposal: .unspecified)
            leading += deleteSize.width + Self.badgeSpacing
        }
        if let separator = parts.separator {
            place(
                separator, offset: CGPoint(x: insets.leading, y: frame.height - 1),
                proposal: ProposedViewSize(width: max(0, frame.width - insets.leading), height: 1))
        }
        place(
            content, offset: CGPoint(x: leading + indent, y: insets.top + (room - size.height) / 2),
            proposal: proposal)
        if let item = parts.badge {
            place(
                item,
                offset: CGPoint(
                    x: frame.width - insets.trailing - badge.width + shift, y: insets.top + (room - badge.height) / 2),
                proposal: .unspecified)
        }
        if let swipe = parts.swipe {
            place(
                swipe, offset: CGPoint(x: shift > 0 ? 0 : frame.width + shift, y: 0),
                proposal: ProposedViewSize(width: abs(shift), height: frame.height))
        }
    }

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        let parts = current
        if let background = parts.background { visit(background) }
        if let content = parts.content { visit(content) }
        if let badge = parts.badge { visit(badge) }
        if let separator = parts.separator { visit(separator) }
        if let delete = parts.delete { visit(delete) }
        if let swipe = parts.swipe { visit(swipe) }
    }
}
