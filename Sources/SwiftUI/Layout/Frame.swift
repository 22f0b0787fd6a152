import Foundation

/// A frame of a fixed size in one or both directions.
public struct _FrameLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func checked(_ value: CGFloat?) -> CGFloat? {
            guard let value else { return nil }
            guard value >= 0, value.isFinite else {
                Faults.report("frame-size", "a frame's size must be finite and not negative, but is \(value)")
                return value.isFinite ? 0 : nil
            }
            return value
        }
        self.width = checked(width)
        self.height = checked(height)
        self.alignment = alignment
    }
}

extension _FrameLayout: UnaryLayout {
    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        alignment.offset(of: child, in: size)
    }
}

extension Alignment {
    /// Where a view's corner is when its guides meet those of a rectangle of the given size.
    func offset(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        let outer = ViewDimensions(size: size, proposal: ProposedViewSize(size), item: nil)
        return CGPoint(x: outer[horizontal] - child[horizontal], y: outer[vertical] - child[vertical])
    }
}

/// A frame with bounds.
public struct _FlexFrameLayout {
    let minWidth, idealWidth, maxWidth: CGFloat?
    let minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment
}

extension _FlexFrameLayout: UnaryLayout {
    private func proposed(_ value: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard var value = value ?? ideal else { return nil }
        if let least, least > value { value = least }
        if let most, most < value { value = most }
        return value
    }

    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
        ProposedViewSize(
            width: proposed(proposal.width, minWidth, idealWidth, maxWidth),
            height: proposed(proposal.height, minHeight, idealHeight, maxHeight))
    }

    private func resolved(
        _ child: CGFloat, _ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        let offered = proposed(proposal, least, ideal, most)
        // Without a proposal an ideal length is the length, and the child's own otherwise.
        if proposal == nil, let ideal { return min(max(ideal, least ?? ideal), most ?? .infinity) }
        var result = child
        if let least { result = max(least, min(result, offered ?? result)) }
        if let most { result = min(most, max(result, offered ?? result)) }
        return result
    }

    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: resolved(child.width, proposal.width, minWidth, idealWidth, maxWidth),
            height: resolved(child.height, proposal.height, minHeight, idealHeight, maxHeight))
    }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        alignment.offset(of: child, in: size)
    }
}

extension View {
    /// Gives the view a frame of a fixed width and height, in points; nil: the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Without a size a frame has no effect.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
    }

    /// Gives the view a frame with bounds, in points. Where a maximum is given, the frame grows with the proposal.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
