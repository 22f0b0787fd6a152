import SwiftUI

/// The colours of the map.
struct MapPalette {
    let apron: Color
    let markings: Color
    let airplane: Color
    let airplaneEdge: Color
    let bridge: Color
    let wall: Color
    let floor: Color
    let corridor: Color
    let seat: Color
    let room: Color
    let ink: Color
    let gate: Color
    let gateInk: Color
    let walk: Color
    let walkEdge: Color

    init(_ scheme: ColorScheme, contrast: ColorSchemeContrast) {
        func gray(_ value: Int) -> Color { Self.color(value, value, value) }
        if scheme == .dark {
            apron = Self.color(29, 34, 40)
            markings = Self.color(120, 105, 50)
            airplane = Self.color(92, 103, 114)
            airplaneEdge = Self.color(126, 139, 151)
            bridge = Self.color(84, 94, 104)
            wall = contrast == .increased ? .white : Self.color(132, 144, 156)
            floor = Self.color(46, 53, 61)
            corridor = Self.color(57, 66, 75)
            seat = Self.color(108, 121, 134)
            room = Self.color(66, 78, 95)
            ink = .white
            gate = Self.color(214, 222, 230)
            gateInk = Self.color(24, 29, 34)
            walk = Self.color(98, 174, 255)
            walkEdge = Self.color(16, 24, 34)
        } else {
            apron = Self.color(217, 224, 230)
            markings = Self.color(222, 186, 84)
            airplane = .white
            airplaneEdge = Self.color(164, 175, 186)
            bridge = Self.color(171, 181, 191)
            wall = contrast == .increased ? .black : Self.color(112, 124, 137)
            floor = Self.color(252, 252, 251)
            corridor = Self.color(239, 242, 245)
            seat = Self.color(180, 190, 200)
            room = Self.color(214, 224, 238)
            ink = Self.color(36, 42, 49)
            gate = Self.color(61, 71, 82)
            gateInk = .white
            walk = Self.color(28, 113, 216)
            walkEdge = .white
        }
    }

    /// The colour of a flight's gate.
    static let marked = color(210, 52, 92)

    /// How busy a store is: from bright green to black.
    static func store(busyness: Double) -> Color {
        Color(hue: 0.3333, saturation: 1 - busyness, brightness: 1 - busyness)
    }

    private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
        Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
}
