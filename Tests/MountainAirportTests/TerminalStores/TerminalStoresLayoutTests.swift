import AirportModel
import Foundation
import Testing

@testable import MountainAirport

struct TerminalStoresLayoutTests {
    @Test func storesOfTerminalAGoFromTheRightToTheLeft() {
        let layout = TerminalStoresLayout(size: CGSize(width: 360, height: 460), terminal: "A")
        #expect(layout.storeSize.width == 60)
        #expect(abs(layout.storeSize.height - 60 / 1.75) < 1e-9)
        #expect((0..<3).map { layout.origin(of: $0) } == [288, 216, 144].map { CGPoint(x: $0, y: 184) })
    }

    @Test func storesOfTerminalBGoFromTheLeftToTheRight() {
        let layout = TerminalStoresLayout(size: CGSize(width: 360, height: 460), terminal: "B")
        #expect((0..<3).map { layout.origin(of: $0) } == [12, 84, 156].map { CGPoint(x: $0, y: 184) })
    }

    @Test(arguments: [CGSize(width: 120, height: 160), CGSize(width: 900, height: 400)], ["A", "B"])
    func storesFitAMapOfAnySize(size: CGSize, terminal: String) {
        let layout = TerminalStoresLayout(size: size, terminal: terminal)
        let frames = (0..<3).map { CGRect(origin: layout.origin(of: $0), size: layout.storeSize) }
        #expect(frames.allSatisfy { CGRect(origin: .zero, size: size).contains($0) })
        for (one, other) in zip(frames, frames.dropFirst()) { #expect(!one.intersects(other)) }
    }
}
