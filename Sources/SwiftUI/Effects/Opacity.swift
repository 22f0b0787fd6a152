import Foundation

/// Makes a view translucent.
public struct _OpacityEffect {
    let opacity: Double
}

extension _OpacityEffect: PresentationEffect {
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool) {
        presentation.opacity *= opacity
        if opacity == 0 { presentation.allowsHitTesting = false }
    }

    var groupOpacity: Double? { opacity > 0 && opacity < 1 ? opacity : nil }

    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint? { opacity == 0 ? nil : point }
}

/// Hides a view without giving its space to others.
public struct _HiddenEffect {}

extension _HiddenEffect: PresentationEffect {
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool) {
        presentation.isHidden = true
    }

    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint? { nil }
}

extension View {
    /// Makes the view translucent: 0 is invisible, 1 as the view is by itself. Opacities of nested views multiply.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: min(max(opacity, 0), 1)))
    }

    /// Hides the view; it keeps its space, but neither pointer nor keyboard nor screen reader reach it.
    nonisolated public func hidden() -> some View {
        modifier(_HiddenEffect())
    }
}
