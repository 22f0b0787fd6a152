import Testing

@testable import SwiftUI

@Suite struct ColorTests {
    private func resolve(_ color: Color, _ scheme: ColorScheme = .light) -> Color.Resolved {
        color.resolve(scheme: scheme, contrast: .standard, accent: _ShapeStyleContext.defaultAccent)
    }

    private func isClose(_ color: Color.Resolved, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1)
        -> Bool
    {
        abs(color.red - red) < 1e-3 && abs(color.green - green) < 1e-3 && abs(color.blue - blue) < 1e-3
            && abs(color.opacity - opacity) < 1e-6
    }

    @Test func componentsInTheirSpaces() {
        #expect(isClose(resolve(Color(red: 0.46, green: 0.84, blue: 1)), 0.46, 0.84, 1))
        #expect(abs(resolve(Color(.sRGBLinear, white: 0.5)).linearRed - 0.5) < 1e-6)
        #expect(isClose(resolve(Color(.sRGBLinear, white: 0.5)), 0.7354, 0.7354, 0.7354))
        // Display P3's red lies outside of sRGB; white is the same in both.
        let red = resolve(Color(.displayP3, red: 1, green: 0, blue: 0))
        #expect(red.red > 1 && red.green < 0)
        #expect(isClose(resolve(Color(.displayP3, white: 1)), 1, 1, 1))
    }

    @Test func hueGoesAroundTheCircle() {
        #expect(isClose(resolve(Color(hue: 0, saturation: 1, brightness: 1)), 1, 0, 0))
        #expect(isClose(resolve(Color(hue: 1 / 3.0, saturation: 1, brightness: 1)), 0, 1, 0))
        #expect(isClose(resolve(Color(hue: 2 / 3.0, saturation: 1, brightness: 0.5)), 0, 0, 0.5))
        #expect(isClose(resolve(Color(hue: 1 / 6.0, saturation: 0.5, brightness: 1)), 1, 1, 0.5))
        #expect(isClose(resolve(Color(hue: -1 / 3.0, saturation: 1, brightness: 1)), 0, 0, 1))
    }

    @Test func descriptionsAreNames() {
        #expect("\(Color.orange)" == "orange")
        #expect("\(Color.clear)" == "clear")
        #expect("\(Color.red.opacity(0.5))" == "50% red")
        #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    }

    @Test func opacityMultiplies() {
        #expect(resolve(Color.black.opacity(0.5).opacity(0.5)).opacity == 0.25)
    }

    @Test func appearancesDiffer() {
        for color in [Color.red, .blue, .primary, .secondary] {
            #expect(resolve(color) != resolve(color, .dark))
        }
        for color in [Color.black, .white, .clear] {
            #expect(resolve(color) == resolve(color, .dark))
        }
        #expect(resolve(.secondary).opacity < resolve(.primary).opacity)
    }

    @Test func mixingInBothSpaces() {
        let device = resolve(
            Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device))
        #expect(isClose(device, 0.5, 0, 0.5))
        let perceptual = resolve(Color.white.mix(with: .black, by: 0.5))
        #expect(abs(perceptual.red - 0.389) < 0.01 && abs(perceptual.red - perceptual.blue) < 1e-3)
        #expect(isClose(resolve(Color(red: 0.2, green: 0.4, blue: 0.6).mix(with: .black, by: 0)), 0.2, 0.4, 0.6))
        // A transparent colour takes part only by its transparency.
        #expect(isClose(resolve(Color.white.mix(with: .clear, by: 0.5, in: .device)), 1, 1, 1, 0.5))
    }

    @Test func equalityIsByDescriptionOfTheColour() {
        #expect(Color.red == Color.red && Color.red != Color.blue)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Set([Color.red, .red, .red.opacity(0.5)]).count == 2)
    }

    @Test func assetsAreReadFromCatalogues() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ColorTests-\(UUID())")
        let set = folder.appendingPathComponent("Media.xcassets/Brand/aqua.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "0x80", "green": "0.250", "blue": "255", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {"white": "0.5", "alpha": "0.5"}}}
            ]}
            """
        try contents.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(isClose(resolve(Color("aqua", bundle: bundle)), 128 / 255, 0.25, 1))
        #expect(isClose(resolve(Color("aqua", bundle: bundle), .dark), 0.5, 0.5, 0.5, 0.5))
    }
}
