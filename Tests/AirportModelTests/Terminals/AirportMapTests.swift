import Foundation
import Testing

@testable import AirportModel

/// The airport that comes with the app, and broken copies of its file.
struct AirportMapTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../resources/airport.json").standardizedFileURL

    private static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func map() throws -> AirportMap { try AirportMap(contentsOf: Self.file) }

    @Test func hasBothTerminalsWithFiveGatesEach() throws {
        let map = try map()
        #expect(map.terminals.map(\.letter) == ["A", "B"])
        #expect(map.terminals[0].gates.map(\.name) == ["A1", "A2", "A3", "A4", "A5"])
        #expect(map.terminals[1].gates.map(\.name) == ["B1", "B2", "B3", "B4", "B5"])
        for terminal in map.terminals {
            #expect(terminal.shops.map(\.store) == TerminalStore.stores(ofTerminal: terminal.letter))
        }
        #expect(map.terminal("C") == nil)
    }

    @Test func terminalAIsTheMirrorImageOfB() throws {
        let map = try map()
        let (a, b) = (map.terminals[0], map.terminals[1])
        let width = a.size.width
        #expect(a.size == b.size)
        #expect(a.entrance.x > width - 10 && b.entrance.x < 10)
        for (left, right) in zip(a.gates, b.gates) {
            #expect(left.point == CGPoint(x: width - right.point.x, y: right.point.y))
        }
        // Gates 1 to 3 of A go from right to left along the top, 4 and 5 are on the left.
        #expect(a.gates[0].point.x > a.gates[1].point.x && a.gates[1].point.x > a.gates[2].point.x)
        #expect(a.gates[4].point.x < a.gates[2].point.x)
    }

    @Test func storesNeverOverlap() throws {
        for terminal in try map().terminals {
            for (index, shop) in terminal.shops.enumerated() {
                for other in terminal.shops[..<index] {
                    let shared = shop.area.intersection(other.area)
                    #expect(shared.isEmpty, "\(shop.store.name) overlaps with \(other.store.name)")
                }
            }
        }
    }

    @Test func everyGateIsReachedByWalkingInTheConcourse() throws {
        for terminal in try map().terminals {
            for gate in terminal.gates {
                let walk = try #require(terminal.walk(to: gate))
                #expect(walk.points.first == terminal.walkways.nodes[terminal.security.node])
                #expect(walk.points.last == terminal.walkways.nodes[gate.node])
                for shop in terminal.shops {
                    for point in walk.points { #expect(!shop.area.insetBy(dx: 0.1, dy: 0.1).contains(point)) }
                }
            }
            #expect(terminal.walkways.reachable(from: terminal.security.node).count == terminal.walkways.nodes.count)
        }
    }

    @Test func walksHaveLengthAndMinutes() throws {
        let map = try map()
        let terminal = try #require(map.terminal("B"))
        let near = try #require(terminal.walk(to: terminal.gates[0]))
        // Along the northern side: √(16² + 7²) + 22 + 11 metres.
        #expect(abs(near.length - (hypot(16, 7) + 33)) < 0.001)
        #expect(near.nodes == ["security", "corridor-north-0", "corridor-north-1", "gate-1"])
        let far = try #require(terminal.walk(to: terminal.gates[4]))
        #expect(far.length > near.length)
        #expect(map.minutes(toWalk: 72) == 1)
        #expect(map.minutes(toWalk: 72.1) == 2)
    }

    @Test func storesKnowTheirHours() throws {
        let olive = try #require(try map().terminal("B")?.shops.first)
        #expect(olive.hours == OpeningHours(opens: 330, closes: 840))
        let calendar = calendar("UTC")
        #expect(!olive.hours.isOpen(at: instant("2013-01-01T05:29"), calendar: calendar))
        #expect(olive.hours.isOpen(at: instant("2013-01-01T05:30"), calendar: calendar))
        #expect(!olive.hours.isOpen(at: instant("2013-01-01T14:00"), calendar: calendar))
        let late = OpeningHours(opens: 1200, closes: 120)
        #expect(late.isOpen(at: instant("2013-01-01T23:00"), calendar: calendar))
        #expect(late.isOpen(at: instant("2013-01-01T01:59"), calendar: calendar))
        #expect(!late.isOpen(at: instant("2013-01-01T02:00"), calendar: calendar))
    }

    /// What is replaced by what, and the end of the message; the line is that of the first replaced text, plus some.
    private static let faults: [(part: String, replacement: String, reason: String, below: Int)] = [
        ("\"format\": 1", "\"format\": 2", "“format” should be 1: other formats aren’t known here.", 0),
        ("\"walkingSpeed\": 1.2", "\"walkingSpeed\": \"fast\"", "a number should be here.", 0),
        ("\"walkingSpeed\": 1.2", "\"walkingSpeed\": 01.2", "“01.2” is no number.", 0),
        ("\"walkingSpeed\": 1.2,", "\"walkingSpeed\": 1.2", "“,” or “}” should be here, but there is “\"”.", 1),
        ("\"id\": 5,", "\"id\": 2,", "there is another store “2”.", 0),
        ("\"name\": \"B3\"", "\"name\": \"B2\"", "there is another gate “B2”.", 0),
        ("\"name\": \"B3\"", "\"name\": \"C3\"", "the gate “C3” should begin with “B”.", 0),
        ("\"nose\": \"right\"", "\"nose\": \"north\"", "“nose” should be up, down, left or right.", 0),
        ("\"opens\": \"09:00\"", "\"opens\": \"9 am\"", "a time of day such as \"06:30\" should be here.", 0),
        ("\"opens\": \"09:00\"", "\"opens\": \"24:01\"", "a time of day such as \"06:30\" should be here.", 0),
        (
            "{\"x\": 92, \"y\": 68, ", "{\"x\": 80, \"y\": 68, ",
            "“The Ruby Afternoon” overlaps with “The Olive Morning”.", 0
        ),
        ("{\"x\": 92, \"y\": 68, ", "{\"x\": 192, \"y\": 68, ", "the area is outside of the terminal’s size.", 0),
        ("\"node\": \"gate-4\"", "\"node\": \"gate-6\"", "there is no node “gate-6”.", 0),
        ("[\"court-south\", \"gate-5\"]", "[\"court-south\", \"gate-9\"]", "there is no node “gate-9”.", 0),
        ("\"shortName\": \"Ruby\"", "\"shortNames\": \"Ruby\"", "a store has no “shortName”.", 0),
        ("\"sells\": \"Tea", "\"price\": 3, \"sells\": \"Tea", "“price” isn’t known in a store.", 0),
        ("\"sells\": \"Tea, books", "\"sells\": \"Tea \\x books", "“\\x” means nothing in a text.", 0),
        ("\"sells\": \"Tea, books", "\"id\": 5, \"sells\": \"Tea, books", "“id” is there twice.", 0),
    ]

    @Test(arguments: 0..<faults.count) func refusesABrokenFileWithLineAndReason(number: Int) throws {
        let fault = Self.faults[number]
        let text = try Self.text()
        let range = try #require(text.range(of: fault.part))
        let line = text[..<range.lowerBound].count { $0 == "\n" } + 1 + fault.below
        let broken = text.replacingCharacters(in: range, with: fault.replacement)
        let error = #expect(throws: AirportMapError.self) { try AirportMap(data: Data(broken.utf8)) }
        #expect(error?.line == line)
        let message = "The map of the airport is wrong in line \(line): \(fault.reason)"
        #expect(error?.localizedDescription == message)
    }

    @Test func refusesAGateThatNoWalkwayLeadsTo() throws {
        let text = try Self.text().replacingOccurrences(
            of: "[\"court-south\", \"gate-5\"]", with: "[\"court-south\", \"court\"]")
        let error = #expect(throws: AirportMapError.self) { try AirportMap(data: Data(text.utf8)) }
        #expect(error?.reason == "no walkway leads from security to gate A5")
    }

    @Test func refusesASecondTerminalWithTheSameLetter() throws {
        let text = try Self.text().replacingOccurrences(of: "\"letter\": \"B\"", with: "\"letter\": \"A\"")
            .replacingOccurrences(of: "{\"name\": \"B", with: "{\"name\": \"A")
        let error = #expect(throws: AirportMapError.self) { try AirportMap(data: Data(text.utf8)) }
        #expect(error?.reason == "there is another terminal “A”")
    }

    @Test func refusesEveryBeginningOfTheFile() throws {
        let bytes = Data(try Self.text().utf8)
        for length in stride(from: 0, to: bytes.count - 2, by: 61) {
            #expect(throws: AirportMapError.self) { try AirportMap(data: bytes.prefix(length)) }
        }
        _ = try AirportMap(data: Data([0xef, 0xbb, 0xbf]) + bytes)
        #expect(throws: AirportMapError.self) { try AirportMap(data: bytes + Data("{".utf8)) }
        #expect(throws: AirportMapError.self) {
            try AirportMap(data: Data(String(repeating: "[", count: 100_000).utf8))
        }
    }

    @Test func saysThatAFileIsMissing() {
        let error = #expect(throws: AirportMapError.self) {
            try AirportMap(contentsOf: URL(fileURLWithPath: "/nowhere/airport.json"))
        }
        #expect(
            error?.localizedDescription
                == "The map of the airport can’t be read: there is no file “/nowhere/airport.json”.")
    }
}

struct WalkwayGraphTests {
    @Test func findsTheShortestWayAmongSeveral() throws {
        let graph = WalkwayGraph(
            nodes: [
                "a": CGPoint(x: 0, y: 0), "b": CGPoint(x: 10, y: 0), "c": CGPoint(x: 10, y: 10),
                "d": CGPoint(x: 0, y: 3), "island": CGPoint(x: 50, y: 50),
            ],
            links: [("a", "b"), ("b", "c"), ("a", "d"), ("d", "c")].map { WalkwayGraph.Link(from: $0.0, to: $0.1) })
        let walk = try #require(graph.walk(from: "a", to: "c"))
        #expect(walk.nodes == ["a", "d", "c"])
        #expect(abs(walk.length - (3 + hypot(10, 7))) < 1e-9)
        #expect(graph.walk(from: "c", to: "a")?.length == walk.length)
        #expect(graph.walk(from: "a", to: "a")?.length == 0)
        #expect(graph.walk(from: "a", to: "island") == nil)
        #expect(graph.walk(from: "a", to: "nowhere") == nil)
    }

    /// Against all ways there are, on grids with random gaps.
    @Test func agreesWithTryingAllWays() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20 {
            var nodes: [String: CGPoint] = [:]
            var links: [WalkwayGraph.Link] = []
            for index in 0..<7 {
                nodes["\(index)"] = CGPoint(
                    x: .random(in: 0...9, using: &random), y: .random(in: 0...9, using: &random))
            }
            for first in 0..<7 {
                for second in 0..<first where Int.random(in: 0..<3, using: &random) == 0 {
                    links.append(WalkwayGraph.Link(from: "\(first)", to: "\(second)"))
                }
            }
            let graph = WalkwayGraph(nodes: nodes, links: links)
            var best: Double?
            func visit(_ node: String, _ seen: Set<String>, _ length: Double) {
                if node == "6" { return best = min(best ?? .infinity, length) }
                for link in links where link.from == node || link.to == node {
                    let other = link.from == node ? link.to : link.from
                    guard !seen.contains(other), let a = nodes[node], let b = nodes[other] else { continue }
                    visit(other, seen.union([other]), length + hypot(a.x - b.x, a.y - b.y))
                }
            }
            visit("0", ["0"], 0)
            let found = graph.walk(from: "0", to: "6")?.length
            #expect((found == nil) == (best == nil))
            if let found, let best { #expect(abs(found - best) < 1e-9) }
        }
    }
}
