import AirportModel
import Foundation
import Gtk
import SwiftUI
import Testing

@testable import MountainAirport

/// What the map looks like, pixel by pixel.
@Suite(.serialized)
@MainActor
struct MapPictureTests {
    init() { precondition(MainLoop.initialize(), "there is no display: run script/test") }

    private func map() throws -> AirportMap {
        try AirportMap(contentsOf: AppResources.folder.appendingPathComponent("airport.json"))
    }

    /// A picture of a terminal and how the plan lies in it.
    private func picture(
        _ letter: String, gate: String? = nil, size: CGSize = CGSize(width: 720, height: 400),
        viewport: MapViewport = MapViewport(), scheme: ColorScheme = .light, busyness: Double = 0.25
    ) throws -> (image: CGImage, projection: MapProjection, plan: TerminalPlan) {
        let plan = try #require(try map().terminal(letter))
        let projection = MapProjection(viewport, planSize: plan.size, viewSize: size)
        let marked = plan.gate(gate)
        let painter = MapPainter(
            plan: plan, projection: projection, palette: MapPalette(scheme, contrast: .standard),
            busyness: Dictionary(uniqueKeysWithValues: plan.shops.map { ($0.id, busyness) }), gate: marked,
            walk: marked.flatMap(plan.walk(to:)))
        let canvas = Canvas { context, size in painter.draw(in: &context, size) }
            .frame(width: size.width, height: size.height)
        let image = try #require(ImageRenderer(content: canvas).cgImage)
        return (image, projection, plan)
    }

    /// Whether the pixel at a place of the plan has a colour, up to two steps of 255.
    private func has(
        _ color: Color, at place: CGPoint, in picture: (image: CGImage, projection: MapProjection, plan: TerminalPlan)
    ) throws -> Bool {
        let point = picture.projection.point(place)
        let pixel = try #require(picture.image.color(x: Int(point.x), y: Int(point.y)))
        let wanted = color.resolve(in: EnvironmentValues())
        return [(pixel.red, wanted.red), (pixel.green, wanted.green), (pixel.blue, wanted.blue)]
            .allSatisfy { abs($0.0 - $0.1) <= 2.5 / 255 }
    }

    @Test(arguments: [0, 0.25, 0.5, 59.0 / 60]) func storesAreColouredByHowBusyTheyAre(busyness: Double) throws {
        let picture = try picture("A", busyness: busyness)
        for shop in picture.plan.shops {
            let corner = CGPoint(x: shop.area.minX + 3, y: shop.area.minY + 3)
            let color = Color(hue: 0.3333, saturation: 1 - busyness, brightness: 1 - busyness)
            #expect(try has(color, at: corner, in: picture))
        }
    }

    @Test func theWalkIsDrawnToTheMarkedGateOnly() throws {
        let place = CGPoint(x: 73, y: 57)  // Between security and gate 1.
        for scheme in [ColorScheme.light, .dark] {
            let palette = MapPalette(scheme, contrast: .standard)
            #expect(try has(palette.walk, at: place, in: picture("B", gate: "B2", scheme: scheme)))
            #expect(try has(palette.corridor, at: place, in: picture("B", scheme: scheme)))
        }
    }

    @Test func theMarkedGatesAirplaneIsColoured() throws {
        let palette = MapPalette(.light, contrast: .standard)
        let picture = try picture("B", gate: "B2")
        #expect(try has(MapPalette.marked, at: picture.plan.gates[1].stand, in: picture))
        #expect(try has(palette.airplane, at: picture.plan.gates[0].stand, in: picture))
    }

    @Test func isDrawnInAnySize() throws {
        for size in [CGSize(width: 1, height: 1), CGSize(width: 60, height: 40), CGSize(width: 320, height: 900)] {
            let picture = try picture("A", gate: "A5", size: size)
            #expect(picture.image.width == Int(size.width))
            #expect(picture.image.height == Int(size.height))
        }
        let close = try picture("A", viewport: MapViewport(zoom: 8, center: CGPoint(x: 134, y: 76)))
        let green = Color(hue: 0.3333, saturation: 0.75, brightness: 0.75)
        #expect(try has(green, at: CGPoint(x: 125, y: 70), in: close))
    }

    @Test func everythingIsFoundUnderThePointer() throws {
        for plan in try map().terminals {
            for place in plan.places {
                let area = place.area()
                let middle = CGPoint(x: area.midX, y: area.midY)
                #expect(plan.place(at: middle, metresPerPoint: 0.2) == place)
            }
            #expect(plan.place(at: CGPoint(x: 1, y: 1), metresPerPoint: 0.2) == nil)
            #expect(Set(plan.places.map(\.id)).count == plan.places.count)
        }
    }

    @Test func gatesKnowTheirNextFlights() throws {
        let clock = TestClock()
        let flights = SampleSchedule(now: clock.now, calendar: clock.calendar).flights
        for gate in try map().terminals.flatMap(\.gates) {
            let next = GateDetails.nextFlights(at: gate, of: flights, now: clock.now)
            #expect(next.count <= 4)
            #expect(next.allSatisfy { $0.gate == gate.name && $0.localTime >= clock.now })
            #expect(next.map(\.localTime) == next.map(\.localTime).sorted())
        }
    }
}
