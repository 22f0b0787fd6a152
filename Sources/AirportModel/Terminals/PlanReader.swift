import Foundation

/// Reads what a terminal's plan is made of, and checks that it lies on the plan.
struct PlanReader {
    let bounds: CGRect
    let letter: String

    func point(_ json: LocatedJSON) throws(AirportMapError) -> CGPoint {
        let values = try json.elements()
        guard values.count == 2 else {
            throw AirportMapError(line: json.line, reason: "a place should be two numbers, x and y")
        }
        let point = CGPoint(x: try values[0].number(), y: try values[1].number())
        guard point.x >= 0, point.y >= 0, point.x <= bounds.maxX, point.y <= bounds.maxY else {
            throw AirportMapError(line: json.line, reason: "the place is outside of the terminal’s size")
        }
        return point
    }

    func area(_ json: LocatedJSON) throws(AirportMapError) -> CGRect {
        var object = try MapObject(json, "an area")
        let area = CGRect(
            x: try object.take("x").number(), y: try object.take("y").number(),
            width: try object.take("width").positive(), height: try object.take("height").positive())
        try object.expectNothingElse()
        guard bounds.contains(area) else {
            throw AirportMapError(line: json.line, reason: "the area is outside of the terminal’s size")
        }
        return area
    }

    func corner(_ json: LocatedJSON) throws(AirportMapError) -> TerminalPlan.Corner {
        var object = try MapObject(json, "a corner")
        let point = try point(object.take("at"))
        let radiusValue = try object.take("radius")
        let radius = try radiusValue.number()
        guard radius >= 0 else { throw AirportMapError(line: radiusValue.line, reason: "“radius” is negative") }
        try object.expectNothingElse()
        return TerminalPlan.Corner(point: point, radius: radius)
    }

    func gate(_ json: LocatedJSON) throws(AirportMapError) -> TerminalPlan.Gate {
        var object = try MapObject(json, "a gate")
        let name = try object.take("name").text()
        guard name.hasPrefix(letter), name.count > 1 else {
            throw AirportMapError(line: json.line, reason: "the gate “\(name)” should begin with “\(letter)”")
        }
        let noseValue = try object.take("nose")
        guard let nose = TerminalPlan.Direction(rawValue: try noseValue.text()) else {
            throw AirportMapError(line: noseValue.line, reason: "“nose” should be up, down, left or right")
        }
        let gate = TerminalPlan.Gate(
            name: name, point: try point(object.take("at")), stand: try point(object.take("stand")), nose: nose,
            node: try object.take("node").text())
        try object.expectNothingElse()
        return gate
    }

    func shop(_ json: LocatedJSON) throws(AirportMapError) -> TerminalPlan.Shop {
        var object = try MapObject(json, "a store")
        let idValue = try object.take("id")
        guard let id = Int(exactly: try idValue.number()), id > 0 else {
            throw AirportMapError(line: idValue.line, reason: "“id” should be a whole number from 1 on")
        }
        let store = TerminalStore(
            id: id, terminal: letter, name: try object.take("name").text(),
            shortName: try object.take("shortName").text())
        let opens = try object.take("opens")
        let hours = OpeningHours(opens: try opens.time(), closes: try object.take("closes").time())
        if hours.opens == hours.closes {
            throw AirportMapError(line: opens.line, reason: "“\(store.name)” opens when it closes")
        }
        let shop = TerminalPlan.Shop(
            store: store, sells: try object.take("sells").text(), hours: hours, area: try area(object.take("area")),
            node: try object.take("node").text())
        try object.expectNothingElse()
        return shop
    }

    func facility(_ json: LocatedJSON, name: String?) throws(AirportMapError) -> TerminalPlan.Facility {
        var object = try MapObject(json, "a facility")
        let name = if let name { name } else { try object.take("name").text() }
        let facility = TerminalPlan.Facility(
            name: name, area: try area(object.take("area")),
            node: try object.take("node").text())
        try object.expectNothingElse()
        return facility
    }

    func seats(_ json: LocatedJSON) throws(AirportMapError) -> TerminalPlan.Seats {
        var object = try MapObject(json, "a group of seats")
        let countValue = try object.take("count")
        guard let count = Int(exactly: try countValue.number()), (1...1000).contains(count) else {
            throw AirportMapError(line: countValue.line, reason: "“count” should be a whole number from 1 to 1000")
        }
        let seats = TerminalPlan.Seats(area: try area(object.take("area")), count: count)
        try object.expectNothingElse()
        return seats
    }

    func walkways(_ json: LocatedJSON) throws(AirportMapError) -> WalkwayGraph {
        var object = try MapObject(json, "the walkways")
        var nodes: [String: CGPoint] = [:]
        for (name, value) in try object.take("nodes").members() { nodes[name] = try point(value) }
        var links: [WalkwayGraph.Link] = []
        for value in try object.take("links").elements() {
            var ends: [String] = []
            for name in try value.elements() { ends.append(try name.text()) }
            guard ends.count == 2 else {
                throw AirportMapError(line: value.line, reason: "a link should be the names of two nodes")
            }
            for end in ends where nodes[end] == nil {
                throw AirportMapError(line: value.line, reason: "there is no node “\(end)”")
            }
            links.append(WalkwayGraph.Link(from: ends[0], to: ends[1]))
        }
        try object.expectNothingElse()
        return WalkwayGraph(nodes: nodes, links: links)
    }

    // MARK: What belongs together

    /// Rooms may share walls, but no floor.
    func checkRooms(_ rooms: [(json: LocatedJSON, name: String, area: CGRect)]) throws(AirportMapError) {
        for (index, room) in rooms.enumerated() {
            for other in rooms[..<index] {
                let shared = room.area.intersection(other.area)
                if shared.width > 0, shared.height > 0 {
                    throw AirportMapError(
                        line: room.json.line, reason: "“\(room.name)” overlaps with “\(other.name)”")
                }
            }
        }
    }

    /// Everything can be reached from security.
    func checkDoors(
        _ doors: [(json: LocatedJSON, name: String, node: String)], _ walkways: WalkwayGraph, start: String
    ) throws(AirportMapError) {
        let reached = walkways.reachable(from: start)
        for door in doors {
            guard walkways.nodes[door.node] != nil else {
                throw AirportMapError(line: door.json.line, reason: "there is no node “\(door.node)”")
            }
            guard reached.contains(door.node) else {
                throw AirportMapError(
                    line: door.json.line, reason: "no walkway leads from security to \(door.name)")
            }
        }
    }
}
