import AirportModel
import Foundation
import Testing

@testable import MountainAirport

struct FlightRouteProjectionTests {
    let newYork = GeographicPoint(latitude: 40.64, longitude: -73.78)
    let losAngeles = GeographicPoint(latitude: 33.94, longitude: -118.41)
    let tokyo = GeographicPoint(latitude: 35.55, longitude: 139.78)
    let size = CGSize(width: 600, height: 220)

    @Test func theWayFillsThePicture() {
        let projection = FlightRouteProjection(from: newYork, to: losAngeles, in: size)
        let places = projection.places(0...1)
        #expect(places.count == FlightRouteProjection.steps + 1)
        #expect(places.allSatisfy { (35...565).contains($0.x) && (35...185).contains($0.y) })
        let width = places.map(\.x).max()! - places.map(\.x).min()!
        let height = places.map(\.y).max()! - places.map(\.y).min()!
        #expect(abs(width - 528) < 0.5 || abs(height - 148) < 0.5, "it is as large as the margins allow")
    }

    @Test func aGreatCircleBendsTowardsThePole() {
        let projection = FlightRouteProjection(from: newYork, to: losAngeles, in: size)
        let (start, middle, end) = (
            projection.position(at: 0).place, projection.position(at: 0.5).place, projection.position(at: 1).place
        )
        #expect(start.x > middle.x && middle.x > end.x)
        #expect(middle.y < (start.y + end.y) / 2 - 5)
    }

    @Test func theAircraftPointsAlongTheWay() {
        let west = FlightRouteProjection(from: newYork, to: losAngeles, in: size).position(at: 0.5)
        #expect(cos(west.angle) < -0.9)
        let east = FlightRouteProjection(from: losAngeles, to: newYork, in: size).position(at: 0.5)
        #expect(cos(east.angle) > 0.9)
    }

    @Test func theWayAcrossTheDateLineIsTheShortOne() {
        let projection = FlightRouteProjection(from: losAngeles, to: tokyo, in: size)
        let places = projection.places(0...1)
        for (one, other) in zip(places, places.dropFirst()) { #expect(other.x < one.x) }
    }

    @Test func theWayIsCutAtTheAircraft() {
        let projection = FlightRouteProjection(from: newYork, to: losAngeles, in: size)
        let (flown, ahead) = (projection.places(0...0.37), projection.places(0.37...1))
        #expect(flown.last == ahead.first)
        #expect(projection.places(1...1).isEmpty)
    }

    @Test func linesOfTheGridAreFewAndInThePicture() {
        for other in [losAngeles, tokyo, GeographicPoint(latitude: 40.77, longitude: -73.87)] {
            let projection = FlightRouteProjection(from: newYork, to: other, in: size)
            let lines = projection.gridLines()
            #expect(lines.meridians.count <= 18 && lines.parallels.count <= 18)
            #expect(!lines.meridians.isEmpty)
        }
    }
}
