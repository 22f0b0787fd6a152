import Foundation
import SwiftUI
import Testing

@testable import Charts

struct CurvesTests {
    private func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
        var path = Path()
        Curves.add(points, method, to: &path)
        return path
    }

    /// Points along a path's curves.
    private func samples(_ path: Path) -> [CGPoint] {
        var samples: [CGPoint] = []
        var current = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let to), .line(let to):
                current = to
                samples.append(to)
            case .curve(let to, let c1, let c2):
                for step in 1...40 {
                    let t = Double(step) / 40
                    let (a, b, c, d) = (pow(1 - t, 3), 3 * pow(1 - t, 2) * t, 3 * (1 - t) * t * t, t * t * t)
                    samples.append(
                        CGPoint(
                            x: a * current.x + b * c1.x + c * c2.x + d * to.x,
                            y: a * current.y + b * c1.y + c * c2.y + d * to.y))
                }
                current = to
            default: break
            }
        }
        return samples
    }

    private let steps = [
        CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 10), CGPoint(x: 3, y: 10), CGPoint(x: 7, y: 11),
        CGPoint(x: 8, y: 40),
    ]

    @Test func aMonotoneCurveStaysMonotone() {
        for points in [steps, steps.reversed(), steps.map { CGPoint(x: $0.x, y: -$0.y) }] {
            let values = samples(path(points, .monotone)).map(\.y)
            let rises = (values.last ?? 0) > (values.first ?? 0)
            for (before, after) in zip(values, values.dropFirst()) {
                #expect(rises ? after >= before - 1e-9 : after <= before + 1e-9)
            }
        }
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .cardinal, .cardinal(tension: 0), .catmullRom, .catmullRom(alpha: 0),
        .catmullRom(alpha: 1), .stepStart, .stepCenter, .stepEnd,
    ])
    func curvesGoThroughTheirPoints(method: InterpolationMethod) {
        let all = samples(path(steps, method))
        for point in steps {
            #expect(all.contains { hypot($0.x - point.x, $0.y - point.y) < 1e-9 }, "\(point)")
        }
        #expect(all.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        // Points on each other and a single one make no trouble.
        let same = [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 5), CGPoint(x: 1, y: 1)]
        #expect(samples(path(same, method)).allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(samples(path([CGPoint(x: 1, y: 1)], method)) == [CGPoint(x: 1, y: 1)])
        #expect(path([], method).isEmpty)
    }

    @Test func stepsAreWhereTheirNameSays() {
        let two = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4)]
        #expect(samples(path(two, .stepStart)) == [two[0], CGPoint(x: 0, y: 4), two[1]])
        #expect(samples(path(two, .stepEnd)) == [two[0], CGPoint(x: 10, y: 0), two[1]])
        #expect(samples(path(two, .stepCenter)) == [two[0], CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 4), two[1]])
    }

    @Test func fullTensionIsStraight() {
        let curve = samples(path(steps, .cardinal(tension: 1)))
        for sample in curve {
            let next = steps.firstIndex { $0.x >= sample.x } ?? 0
            let (from, to) = (steps[max(0, next - 1)], steps[next])
            let part = to.x > from.x ? (sample.x - from.x) / (to.x - from.x) : 0
            #expect(abs(sample.y - (from.y + part * (to.y - from.y))) < 1e-9)
        }
    }

    @Test func reducingKeepsWhatIsSeen() {
        var reduction = LineReduction(column: 1)
        for (x, y) in [(0.1, 5.0), (0.2, 9), (0.3, 1), (0.9, 4), (1.5, 7), (3.2, 2), (3.4, 2)] {
            reduction.add(CGPoint(x: x, y: y))
        }
        let kept = reduction.finish().map(\.y)
        #expect(kept == [5, 9, 1, 4, 7, 2, 2])
        for number in 0..<10_000 { reduction.add(CGPoint(x: Double(number) / 1000, y: sin(Double(number)))) }
        let points = reduction.finish()
        #expect(points.count <= 44 && points.first?.x == 0 && points.last?.x == 9.999)
        #expect(reduction.finish().isEmpty)
    }
}
