import Foundation

extension AirportMap {
    /// The version of the format that is read.
    public static let format = 1

    /// Reads a map from a file, all of it or nothing.
    public init(contentsOf url: URL) throws(AirportMapError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            let exists = FileManager.default.fileExists(atPath: url.path)
            throw AirportMapError(
                line: nil, reason: exists ? "“\(url.path)” can’t be opened" : "there is no file “\(url.path)”")
        }
        try self.init(data: data)
    }

    /// Reads a map from JSON.
    public init(data: Data) throws(AirportMapError) {
        var root = try MapObject(LocatedJSON.parse(data), "the file")
        root.ignore("$schema")
        let format = try root.take("format")
        guard case .number(Double(Self.format)) = format.content else {
            throw AirportMapError(
                line: format.line, reason: "“format” should be \(Self.format): other formats aren’t known here")
        }
        name = try root.take("name").text()
        let speed = try root.take("walkingSpeed")
        walkingSpeed = try speed.number()
        guard (0.1...10).contains(walkingSpeed) else {
            throw AirportMapError(line: speed.line, reason: "“walkingSpeed” should be between 0.1 and 10 m/s")
        }
        let list = try root.take("terminals")
        terminals = try list.elements().map { value throws(AirportMapError) in try TerminalPlan(value) }
        try root.expectNothingElse()
        guard !terminals.isEmpty else { throw AirportMapError(line: list.line, reason: "there are no terminals") }
        try unique(list.elements(), terminals.map(\.letter), "terminal")
        let shops = try list.elements().map { value throws(AirportMapError) in
            try MapObject(value, "a terminal").peek("stores").elements()
        }
        try unique(shops.flatMap { $0 }, terminals.flatMap { $0.shops.map { String($0.id) } }, "store")
    }
}

extension TerminalPlan {
    fileprivate init(_ json: LocatedJSON) throws(AirportMapError) {
        var object = try MapObject(json, "a terminal")
        let letterValue = try object.take("letter")
        let letter = try letterValue.text()
        guard letter.count == 1, ("A"..."Z").contains(letter) else {
            throw AirportMapError(line: letterValue.line, reason: "“letter” should be one of A to Z")
        }
        self.letter = letter
        var sizes = try MapObject(object.take("size"), "a size")
        size = CGSize(width: try sizes.take("width").positive(), height: try sizes.take("height").positive())
        try sizes.expectNothingElse()
        let plan = PlanReader(bounds: CGRect(origin: .zero, size: size), letter: letter)

        let corners = try object.take("outline")
        outline = try corners.elements().map { value throws(AirportMapError) in try plan.corner(value) }
        guard outline.count >= 3 else {
            throw AirportMapError(line: corners.line, reason: "an outline has three corners at least")
        }
        entrance = try plan.point(object.take("entrance"))
        let gateValues = try object.take("gates").elements()
        gates = try gateValues.map { value throws(AirportMapError) in try plan.gate(value) }
        try unique(gateValues, gates.map(\.name), "gate")
        let shopValues = try object.take("stores").elements()
        shops = try shopValues.map { value throws(AirportMapError) in try plan.shop(value) }
        let securityValue = try object.take("security")
        security = try plan.facility(securityValue, name: "Security")
        let toiletValues = try object.take("toilets").elements()
        toilets = try toiletValues.map { value throws(AirportMapError) in try plan.facility(value, name: nil) }
        try unique(toiletValues, toilets.map(\.name), "facility")
        seats = try object.take("seats").elements().map { value throws(AirportMapError) in try plan.seats(value) }
        walkways = try plan.walkways(object.take("walkways"))
        try object.expectNothingElse()

        let rooms =
            [(securityValue, security.name, security.area)]
            + zip(toiletValues, toilets).map { ($0, $1.name, $1.area) }
            + zip(shopValues, shops).map { ($0, $1.store.name, $1.area) }
        try plan.checkRooms(rooms)
        let doors =
            [(securityValue, security.name, security.node)]
            + zip(gateValues, gates).map { ($0, "gate \($1.name)", $1.node) }
            + zip(shopValues, shops).map { ($0, $1.store.name, $1.node) }
            + zip(toiletValues, toilets).map { ($0, $1.name, $1.node) }
        try plan.checkDoors(doors, walkways, start: security.node)
    }
}

/// Says which of several values has a name that another one has already.
private func unique(_ values: [LocatedJSON], _ names: [String], _ kind: String) throws(AirportMapError) {
    var seen: Set<String> = []
    for (value, name) in zip(values, names) where !seen.insert(name).inserted {
        throw AirportMapError(line: value.line, reason: "there is another \(kind) “\(name)”")
    }
}
