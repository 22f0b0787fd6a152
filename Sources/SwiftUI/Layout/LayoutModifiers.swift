import Foundation

/// Empty space around a view.
public struct _PaddingLayout {
    let insets: EdgeInsets
}

extension _PaddingLayout: UnaryLayout {
    private var width: CGFloat { insets.leading + insets.trailing }
    private var height: CGFloat { insets.top + insets.bottom }

    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - width) }, height: proposal.height.map { max(0, $0 - height) })
    }

    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: max(0, child.width + width), height: max(0, child.height + height))
    }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    func spacing(_ child: LayoutItem) -> ViewSpacing {
        var spacing = child.spacing
        if insets.top != 0 { spacing.top = nil }
        if insets.bottom != 0 { spacing.bottom = nil }
        if insets.leading != 0 { spacing.leading = nil }
        if insets.trailing != 0 { spacing.trailing = nil }
        return spacing
    }
}

/// Takes the ideal size of a view.
public struct _FixedSizeLayout {
    let horizontal: Bool
    let vertical: Bool
}

extension _FixedSizeLayout: UnaryLayout {
    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize { child }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }
}

/// Keeps the ratio of width to height.
public struct _AspectRatioLayout {
    let ratio: CGFloat?
    let contentMode: ContentMode
}

extension _AspectRatioLayout: UnaryLayout {
    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return fitted(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
        }
    }

    private func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let limitsWidth = size.width / ratio > size.height
        if limitsWidth == (contentMode == .fit) {
            return ProposedViewSize(width: size.height * ratio, height: size.height)
        }
        return ProposedViewSize(width: size.width, height: size.width / ratio)
    }

    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize { child }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint { .zero }
}

/// Moves a view without taking part in the layout.
public struct _OffsetEffect {
    let offset: CGSize
}

extension _OffsetEffect: UnaryLayout {
    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize { proposal }
    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize { child }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: offset.width, y: offset.height)
    }
}

/// Centres a view at a point and takes all the space that is offered.
public struct _PositionLayout {
    let position: CGPoint
}

extension _PositionLayout: UnaryLayout {
    func childProposal(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize { proposal }

    func size(_ child: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
    }

    func childOffset(_ child: ViewDimensions, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
        CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    }
}

extension View {
    /// Adds empty space around the view, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Adds empty space at some edges; nil: the default, 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return modifier(
            _PaddingLayout(
                insets: EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    /// Adds the same empty space at all edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Takes the view's ideal size instead of what is offered.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Takes the view's ideal length in some directions instead of what is offered.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps a ratio of width to height; nil: that of the view's ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit, keeping its ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill, keeping its ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Moves the view, in points; the layout isn't affected.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Moves the view, in points; the layout isn't affected.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Centres the view at a point of the offered space, in points from its top leading corner.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Centres the view at a point of the offered space, in points from its top leading corner.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
