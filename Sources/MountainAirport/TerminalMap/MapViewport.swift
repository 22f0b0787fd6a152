import SwiftUI

/// What part of a plan is looked at.
struct MapViewport: Equatable {
    /// How far one can go in.
    static let zooms = 1.0...8.0

    /// How much larger than fitting into the view; 1 shows all.
    var zoom = 1.0
    /// The place of the plan in the middle of the view; nil: the plan's middle.
    var center: CGPoint?

    /// Whether all is shown.
    var isFitting: Bool { zoom == 1 }
}

/// How a part of a plan lies in a view of a size.
struct MapProjection: Equatable {
    /// Points around the plan when all of it is shown.
    static let margin = 10.0

    let planSize: CGSize
    let viewSize: CGSize
    /// Points per metre.
    let scale: Double
    /// The place of the plan in the middle of the view.
    let center: CGPoint
    /// What was asked for, corrected so that no more than needed is shown of what is around the plan.
    let viewport: MapViewport

    init(_ viewport: MapViewport, planSize: CGSize, viewSize: CGSize) {
        self.planSize = planSize
        self.viewSize = viewSize
        let zoom = min(max(viewport.zoom, MapViewport.zooms.lowerBound), MapViewport.zooms.upperBound)
        let fitting = min(
            max(viewSize.width - 2 * Self.margin, 1) / planSize.width,
            max(viewSize.height - 2 * Self.margin, 1) / planSize.height)
        let scale = fitting * zoom
        self.scale = scale
        let middle = CGPoint(x: planSize.width / 2, y: planSize.height / 2)
        let wanted = viewport.center ?? middle
        func inside(_ place: Double, _ length: Double, _ shown: Double) -> Double {
            // What is seen around the plan is the margin at most, if the plan is larger than the view.
            let half = (shown - 2 * Self.margin) / scale / 2
            return 2 * half >= length ? length / 2 : min(max(place, half), length - half)
        }
        let center = CGPoint(
            x: inside(wanted.x, planSize.width, viewSize.width), y: inside(wanted.y, planSize.height, viewSize.height))
        self.center = center
        self.viewport = MapViewport(zoom: zoom, center: zoom == 1 ? nil : center)
    }

    /// From the plan to the view.
    var transform: CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: viewSize.width / 2 - center.x * scale,
            ty: viewSize.height / 2 - center.y * scale)
    }

    /// Where a place of the plan is in the view.
    func point(_ place: CGPoint) -> CGPoint {
        CGPoint(
            x: (place.x - center.x) * scale + viewSize.width / 2, y: (place.y - center.y) * scale + viewSize.height / 2)
    }

    /// Where an area of the plan is in the view.
    func rect(_ area: CGRect) -> CGRect {
        CGRect(origin: point(area.origin), size: CGSize(width: area.width * scale, height: area.height * scale))
    }

    /// The place of the plan at a point of the view.
    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: (point.x - viewSize.width / 2) / scale + center.x, y: (point.y - viewSize.height / 2) / scale + center.y)
    }

    /// What is looked at after going in (more than 1) or out by a factor, so that what is at a point stays there.
    func zoomed(by factor: Double, at point: CGPoint? = nil) -> MapViewport {
        let anchor = point ?? CGPoint(x: viewSize.width / 2, y: viewSize.height / 2)
        var zoom = viewport.zoom * factor
        zoom = min(max(zoom, MapViewport.zooms.lowerBound), MapViewport.zooms.upperBound)
        let kept = place(anchor)
        let newScale = scale / viewport.zoom * zoom
        let wanted = MapViewport(
            zoom: zoom,
            center: CGPoint(
                x: kept.x - (anchor.x - viewSize.width / 2) / newScale,
                y: kept.y - (anchor.y - viewSize.height / 2) / newScale))
        return MapProjection(wanted, planSize: planSize, viewSize: viewSize).viewport
    }

    /// What is looked at after the plan was moved by a distance of the view.
    func moved(by distance: CGSize) -> MapViewport {
        var wanted = viewport
        wanted.center = CGPoint(x: center.x - distance.width / scale, y: center.y - distance.height / scale)
        return MapProjection(wanted, planSize: planSize, viewSize: viewSize).viewport
    }
}
