import AirportModel
import Foundation
import SwiftUI

/// Something on the map that has a name.
enum MapPlace: Identifiable, Hashable {
    case gate(TerminalPlan.Gate)
    case shop(TerminalPlan.Shop)
    case security(TerminalPlan.Facility)
    case toilets(TerminalPlan.Facility)

    var id: String {
        switch self {
        case .gate(let gate): "gate \(gate.name)"
        case .shop(let shop): "store \(shop.id)"
        case .security: "security"
        case .toilets(let toilets): toilets.name
        }
    }

    /// What people call it.
    var name: String {
        switch self {
        case .gate(let gate): String(localized: "Gate \(gate.name)")
        case .shop(let shop): shop.store.name
        case .security(let facility), .toilets(let facility): facility.name
        }
    }

    /// Where it is on the plan. A gate is as large as what is drawn of it.
    func area(metresPerPoint: Double = 0) -> CGRect {
        switch self {
        case .gate(let gate):
            let size = CGSize(width: max(9, 34 * metresPerPoint), height: max(6, 22 * metresPerPoint))
            let center = gate.labelPlace
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        case .shop(let shop): return shop.area
        case .security(let facility), .toilets(let facility): return facility.area
        }
    }
}

extension TerminalPlan {
    /// All that has a name, in the order in which it is listed: as one walks from security.
    var places: [MapPlace] {
        [.security(security)] + gates.map(MapPlace.gate) + shops.map(MapPlace.shop) + toilets.map(MapPlace.toilets)
    }

    /// What is at a place of the plan; gates are in front of rooms.
    func place(at point: CGPoint, metresPerPoint: Double) -> MapPlace? {
        places.filter { $0.area(metresPerPoint: metresPerPoint).contains(point) }
            .min { $0.isInFront && !$1.isInFront }
    }
}

extension MapPlace {
    fileprivate var isInFront: Bool {
        if case .gate = self { true } else { false }
    }
}

extension TerminalPlan.Gate {
    /// Where its name is written: inside of the door.
    var labelPlace: CGPoint {
        let (dx, dy) = nose.vector
        return CGPoint(x: point.x + dx * 4.5, y: point.y + dy * 4.5)
    }
}

extension TerminalPlan.Direction {
    /// A step of one metre.
    var vector: (dx: Double, dy: Double) {
        switch self {
        case .up: (0, -1)
        case .down: (0, 1)
        case .left: (-1, 0)
        case .right: (1, 0)
        }
    }

    /// The angle of an airplane that was drawn with its nose up, in radians.
    var angle: Double {
        switch self {
        case .up: 0
        case .right: .pi / 2
        case .down: .pi
        case .left: -.pi / 2
        }
    }
}
