import Foundation
internal import Gtk

extension ViewHost {
    /// Where the visible part is going; nil: nowhere.
    var scrollTargetPoint: CGPoint? { animator?.target }

    /// The position as GTK knows it, which the layout may not have followed yet.
    var currentScroll: CGPoint {
        let scroll = widget.scroll
        return CGPoint(x: scroll.x, y: scroll.y)
    }

    /// Scrolls to where the visible part begins at a point, over some time.
    func animateScroll(to point: CGPoint, _ animation: Animation, completion: (() -> Void)? = nil) {
        let animator = animator ?? ScrollAnimator(self)
        self.animator = animator
        scrollAnimationDidChange?(true)
        animator.move(to: point, animation) { [weak self] in
            self?.scrollAnimationDidChange?(false)
            completion?()
        }
    }

    /// The user scrolls by means that GTK doesn't know.
    func userWillScroll() { onUserScroll?() }

    /// Ends a movement of the visible part.
    func stopAnimation() {
        guard let animator, animator.target != nil else { return }
        animator.stop()
        scrollAnimationDidChange?(false)
    }

    /// Where the visible part begins if a part of the content is to be seen.
    func position(of part: CGRect, anchor: UnitPoint?) -> CGPoint {
        func position(_ part: ClosedRange<CGFloat>, _ seen: ClosedRange<CGFloat>, _ anchor: CGFloat?) -> CGFloat {
            let length = seen.upperBound - seen.lowerBound
            let partLength = part.upperBound - part.lowerBound
            if let anchor { return part.lowerBound + anchor * (partLength - length) }
            if partLength > length { return part.overlaps(seen) ? seen.lowerBound : part.lowerBound }
            return max(min(seen.lowerBound, part.lowerBound), part.upperBound - length)
        }
        let seen = visibleRect
        let axes = scrollAxes
        var target = seen.origin
        if axes.contains(.horizontal) {
            target.x = position(part.minX...part.maxX, seen.minX...seen.maxX, anchor?.x)
        }
        if axes.contains(.vertical) {
            target.y = position(part.minY...part.maxY, seen.minY...seen.maxY, anchor?.y)
        }
        return target
    }
}
