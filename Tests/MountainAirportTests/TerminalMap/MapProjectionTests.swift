import Foundation
import SwiftUI
import Testing

@testable import MountainAirport

struct MapProjectionTests {
    private let plan = CGSize(width: 200, height: 100)

    private func projection(_ viewport: MapViewport = MapViewport(), view: CGSize = CGSize(width: 420, height: 300))
        -> MapProjection
    {
        MapProjection(viewport, planSize: plan, viewSize: view)
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

    @Test func showsAllInTheMiddleAtFirst() {
        let projection = projection()
        #expect(projection.scale == 2)
        #expect(isNear(projection.point(.zero), CGPoint(x: 10, y: 50)))
        #expect(isNear(projection.point(CGPoint(x: 200, y: 100)), CGPoint(x: 410, y: 250)))
        #expect(isNear(projection.place(CGPoint(x: 10, y: 50)), .zero))
    }

    @Test func agreesWithItsTransform() {
        let projection = projection(MapViewport(zoom: 3, center: CGPoint(x: 80, y: 60)))
        for place in [CGPoint(x: 12, y: 90), CGPoint(x: 150, y: 3)] {
            #expect(isNear(place.applying(projection.transform), projection.point(place)))
            #expect(isNear(projection.place(projection.point(place)), place))
        }
    }

    @Test func keepsWhatIsUnderThePointerWhileZooming() {
        var projection = projection()
        // Upright all of it fits, and stays in the middle for a while.
        let pointer = CGPoint(x: 200, y: 150)
        let place = projection.place(pointer)
        for _ in 0..<5 {
            projection = self.projection(projection.zoomed(by: 1.3, at: pointer))
            #expect(isNear(projection.place(pointer), place))
        }
    }

    @Test func zoomsWithinLimits() {
        #expect(projection(projection().zoomed(by: 1000)).viewport.zoom == 8)
        let out = projection(MapViewport(zoom: 4, center: CGPoint(x: 20, y: 20))).zoomed(by: 0.001)
        #expect(out == MapViewport())
        #expect(out.isFitting)
    }

    @Test func neverLosesThePlan() {
        var projection = projection(MapViewport(zoom: 4, center: CGPoint(x: 100, y: 50)))
        projection = self.projection(projection.moved(by: CGSize(width: 1e6, height: 1e6)))
        #expect(isNear(projection.point(.zero), CGPoint(x: 10, y: 10)))
        projection = self.projection(projection.moved(by: CGSize(width: -1e6, height: -1e6)))
        #expect(isNear(projection.point(CGPoint(x: 200, y: 100)), CGPoint(x: 410, y: 290)))
        // All of it stays in the middle.
        #expect(self.projection().moved(by: CGSize(width: 50, height: 50)) == MapViewport())
    }

    @Test func worksInAnySize() {
        for side in [0.0, 1, 15, 20, 4000] {
            let projection = projection(view: CGSize(width: side, height: side / 2))
            #expect(projection.scale > 0 && projection.scale.isFinite)
            #expect(projection.center.x.isFinite && projection.center.y.isFinite)
        }
    }
}
