import Foundation
internal import Gtk

extension RenderNode {
    /// The node itself, or, if it shows something in perspective, a picture of that: GTK's Cairo renderer draws none.
    ///
    /// - Parameter scale: pixels per point of the picture.
    @MainActor
    func flattened(scale: Double) -> RenderNode? {
        guard let (content, matrix) = projected else { return self }
        return content.seen(through: ProjectionTransform(matrix), scale: scale)
    }

    /// A picture of the node in perspective; nil: nothing is seen of it.
    ///
    /// - Parameter scale: pixels per point of the picture.
    @MainActor
    func seen(through projection: ProjectionTransform, scale: Double) -> RenderNode? {
        let session = DrawingSession(environment: EnvironmentValues(), scale: scale)
        guard let source = DrawingLayer(session: session, area: area) else { return nil }
        draw(source.cairo)
        guard let target = source.projected(by: projection) else { return nil }
        return RenderNode.recording { target.append(to: $0) }
    }
}

extension DrawingLayer {
    /// The layer's pixels seen through a projection of the canvas; nil: nothing is seen of them.
    func projected(by projection: ProjectionTransform) -> DrawingLayer? {
        // What comes close to the eye grows beyond all bounds.
        let limit = area.insetBy(dx: -8000, dy: -8000)
        let seen = projection.boundingRect(of: area).intersection(limit)
        guard let surface, let inverse = projection.inverse,
            let target = DrawingLayer(session: session, area: seen.insetBy(dx: -1, dy: -1))
        else { return nil }
        let scale = session.scale
        let toCanvas = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: target.area.minX, ty: target.area.minY)
        let toPixels = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -area.minX * scale, ty: -area.minY * scale)
        let matrix = ProjectionTransform(toCanvas).concatenating(inverse)
            .concatenating(ProjectionTransform(toPixels))
        target.surface?.project(surface, by: Matrix3D(matrix))
        return target
    }
}

extension ProjectionTransform {
    init(_ m: Matrix3D) {
        self.init()
        (m11, m12, m13) = (m.values[0], m.values[1], m.values[2])
        (m21, m22, m23) = (m.values[3], m.values[4], m.values[5])
        (m31, m32, m33) = (m.values[6], m.values[7], m.values[8])
    }

    /// The inverse, such that what is in front of the eye has a positive third coordinate; nil: there is none.
    fileprivate var inverse: ProjectionTransform? {
        var result = self
        return result.invert() ? result : nil
    }

    /// The smallest rectangle around what is seen of a rectangle; null: it lies behind the eye.
    func boundingRect(of rect: CGRect) -> CGRect {
        if isAffine { return rect.applying(affine) }
        // A point (x, y, w) is seen at (x / w, y / w) if it lies in front of the eye.
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ].map { x, y in
            SIMD3(
                Double(x * m11 + y * m21 + m31), Double(x * m12 + y * m22 + m32), Double(x * m13 + y * m23 + m33))
        }
        let nearest = 1e-3
        var seen: [SIMD3<Double>] = []
        for (first, second) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            if first.z >= nearest { seen.append(first) }
            if (first.z >= nearest) != (second.z >= nearest) {
                let part = (nearest - first.z) / (second.z - first.z)
                seen.append(first + (second - first) * part)
            }
        }
        return seen.reduce(CGRect.null) { rect, point in
            rect.union(CGRect(x: point.x / point.z, y: point.y / point.z, width: 0, height: 0))
        }
    }

    /// The point that is seen at another one; nil: it lies behind the eye, or all is seen from the edge.
    func pointSeen(at point: CGPoint) -> CGPoint? {
        guard let inverse else { return nil }
        let w = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
        guard w.isFinite, w != 0 else { return nil }
        let result = point.applying(inverse)
        return result.x * m13 + result.y * m23 + m33 > 0 ? result : nil
    }

    /// The projection with its coordinates' origin moved to a point.
    func around(_ origin: CGPoint) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    }
}

extension Matrix3D {
    init(_ m: ProjectionTransform) {
        self.init([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) })
    }
}
