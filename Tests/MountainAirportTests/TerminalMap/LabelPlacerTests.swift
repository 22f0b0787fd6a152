import Foundation
import Testing

@testable import MountainAirport

struct LabelPlacerTests {
    @Test func takesTheFirstFreePlace() {
        var placer = LabelPlacer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        let size = CGSize(width: 20, height: 10)
        let middle = CGPoint(x: 50, y: 50)
        #expect(placer.place(size, at: [middle]) == CGRect(x: 40, y: 45, width: 20, height: 10))
        #expect(placer.place(size, at: [middle]) == nil)
        #expect(placer.place(size, at: [middle, CGPoint(x: 50, y: 70)]) == CGRect(x: 40, y: 65, width: 20, height: 10))
        #expect(placer.place(size, at: [CGPoint(x: 5, y: 5)]) == nil, "It would be cut off.")
    }

    @Test(arguments: 0..<50) func labelsNeverCollide(round: Int) {
        var random = SystemRandomNumberGenerator()
        var placer = LabelPlacer(bounds: CGRect(x: 0, y: 0, width: 300, height: 200))
        var placed: [CGRect] = []
        for _ in 0..<60 {
            let size = CGSize(width: .random(in: 1...80, using: &random), height: .random(in: 1...30, using: &random))
            let places = (0..<3).map { _ in
                CGPoint(x: Double.random(in: 0...300, using: &random), y: .random(in: 0...200, using: &random))
            }
            guard let rect = placer.place(size, at: places) else { continue }
            #expect(!placed.contains { $0.intersects(rect) })
            #expect(CGRect(x: 0, y: 0, width: 300, height: 200).contains(rect))
            placed.append(rect)
        }
        #expect(!placed.isEmpty)
    }
}
