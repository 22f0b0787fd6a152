import SwiftUI

/// How a body or a surface throws light back.
struct Material3D {
    /// 1 is dull, 0 is shiny; nil: as usual.
    let roughness: Double?
    /// How much it looks like metal, from 0 to 1.
    let metalness: Double

    /// Whether anybody said how it looks.
    let isSaid: Bool

    init(_ style: Mark3DStyle) {
        isSaid = style.roughness != nil || style.metalness != nil
        roughness = style.roughness.map { min(1, max(0, $0)) }
        metalness = min(1, max(0, style.metalness ?? 0))
    }

    /// The light on what faces a direction, or its shadow; nil: neither. What is smooth has a highlight.
    func light(_ normal: SIMD3<Double>, _ camera: Camera3D, strength: Double) -> Color? {
        let direction = SIMD3(-0.45, 0.78, 0.43)
        let lit = max(0, (normal * direction).sum())
        // Half way between the light and the viewer, who looks along the turned depth.
        let seen = camera.turned(normal)
        let gloss = pow(max(0, (seen * SIMD3(-0.26, 0.45, 0.85)).sum()), 24) * (1 - (roughness ?? 1))
        if gloss > 0.05 { return .white.opacity(gloss * (0.6 + 0.3 * metalness)) }
        let shadow = (1 - lit) * (0.45 + 0.25 * metalness) * strength
        return shadow > 0.01 ? .black.opacity(shadow) : nil
    }

    /// From the highlight of something round to its dark edge.
    var roundness: Gradient {
        let shine = roughness.map { 0.9 * (1 - $0) } ?? 0.5
        // A highlight on what is smooth is small and bright.
        return Gradient(stops: [
            Gradient.Stop(color: .white.opacity(shine), location: 0),
            Gradient.Stop(color: .white.opacity(0), location: 0.3 + 0.4 * (roughness ?? 0.5)),
            Gradient.Stop(color: .black.opacity(0.25 + 0.35 * metalness), location: 1),
        ])
    }
}
