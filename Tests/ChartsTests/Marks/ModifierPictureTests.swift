import Foundation
import SwiftUI
import Testing

@testable import Charts

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let pink = Color(red: 1, green: 0.5, blue: 0.5)

extension ChartTests {
    /// A picture of one bar from 0 to 1 over the whole height, changed by modifiers.
    private func picture(_ change: (BarMark) -> some ChartContent) throws -> ChartPicture {
        try ChartPicture {
            Chart { change(BarMark(x: .value("Name", "a"), y: .value("Value", 1), width: 100)) }.plain()
        }
    }

    @Test func marksAreTranslucent() throws {
        #expect(try picture { $0.foregroundStyle(red).opacity(0.5) }.isColor(100, 50, pink, tolerance: 0.02))
        let layer = try picture { $0.foregroundStyle(red).compositingLayer { $0.opacity(0.5) } }
        #expect(layer.isColor(100, 50, pink, tolerance: 0.02) && layer.isColor(40, 50, .white))
        #expect(try picture { $0.foregroundStyle(red).compositingLayer() }.isColor(100, 50, red))
    }

    @Test func whatIsNearestToTheMarkWins() throws {
        #expect(try picture { $0.foregroundStyle(red).foregroundStyle(blue) }.isColor(100, 50, red))
    }

    @Test func cornersAreRoundedAndCutOff() throws {
        let rounded = try picture { $0.foregroundStyle(red).cornerRadius(30) }
        #expect(rounded.isColor(52, 2, .white) && rounded.isColor(100, 2, red) && rounded.isColor(52, 50, red))
        let clipped = try picture { $0.foregroundStyle(red).clipShape(Ellipse()) }
        #expect(clipped.isColor(55, 5, .white) && clipped.isColor(100, 50, red))
    }

    @Test func marksAreMovedAndMasked() throws {
        let moved = try picture { $0.foregroundStyle(red).offset(x: 20, y: 0) }
        #expect(moved.bounds(of: red) == [70, 0, 169, 99])
        let shorter = try picture { $0.foregroundStyle(red).offset(x: 0, yStart: -40, yEnd: 0) }
        #expect(shorter.bounds(of: red) == [50, 0, 149, 59])
        let masked = try picture { bar in
            bar.foregroundStyle(red).mask {
                RectangleMark(xStart: 0, xEnd: 100, yStart: 0, yEnd: 50)
            }
        }
        #expect(masked.bounds(of: red) == [50, 0, 99, 49])
    }

    @Test func shadowsAndBlursReachOut() throws {
        let shadow = try picture { $0.foregroundStyle(red).shadow(color: blue, radius: 4, x: 20) }
        #expect(shadow.isColor(100, 50, red) && shadow.isColor(160, 50, blue, tolerance: 0.1))
        let blurred = try picture { $0.foregroundStyle(red).blur(radius: 6) }
        #expect(!blurred.isColor(47, 50, .white) && !blurred.isColor(53, 50, red) && blurred.isColor(100, 50, red))
    }

    @Test func marksStandBesideEachOther() throws {
        let picture = try ChartPicture {
            Chart(["l", "r"], id: \.self) { side in
                BarMark(x: .value("Name", "a"), y: .value("Value", 1))
                    .foregroundStyle(side == "l" ? red : blue)
                    .position(by: .value("Side", side), span: .ratio(0.8))
            }
            .plain()
        }
        // The step of 200 points is taken up by 160, less a point between the bars.
        #expect(picture.isColor(22, 50, red) && picture.isColor(98, 50, red) && picture.isColor(102, 50, blue))
        #expect(picture.isColor(18, 50, .white) && picture.isColor(182, 50, .white) && picture.isColor(178, 50, blue))
    }

    @Test func theHigherMarkIsInFront() throws {
        func front(_ z: Double) throws -> ChartPicture {
            try ChartPicture {
                Chart {
                    BarMark(x: .value("Name", "a"), y: .value("y", 1), stacking: .unstacked)
                        .foregroundStyle(red).zIndex(z)
                    BarMark(x: .value("Name", "a"), y: .value("y", 1), stacking: .unstacked).foregroundStyle(blue)
                }
                .plain()
            }
        }
        #expect(try front(0).isColor(100, 50, blue) && front(1).isColor(100, 50, red))
    }

    @Test func gradientsAreLaidOutInTheMarkOrInThePlot() throws {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let own = try picture { $0.foregroundStyle(gradient) }
        #expect(own.isColor(52, 50, red, tolerance: 0.1) && own.isColor(147, 50, blue, tolerance: 0.1))
        let whole = try picture { $0.foregroundStyle(gradient).alignsMarkStylesWithPlotArea() }
        let quarter = Color(red: 0.75, green: 0, blue: 0.25)
        #expect(whole.isColor(51, 50, quarter, tolerance: 0.1))
    }

    @Test func annotationsStandBesideTheirMarks() throws {
        func picture(_ position: AnnotationPosition) throws -> [Int] {
            try ChartPicture {
                Chart {
                    RectangleMark(xStart: 80, xEnd: 120, yStart: 40, yEnd: 60)
                        .foregroundStyle(blue)
                        .annotation(position: position, spacing: 5) { red.frame(width: 20, height: 10) }
                }
                .plain()
            }
            .bounds(of: red)
        }
        #expect(try picture(.top) == [90, 25, 109, 34])
        #expect(try picture(.bottom) == [90, 65, 109, 74])
        #expect(try picture(.leading) == [55, 45, 74, 54])
        #expect(try picture(.trailing) == [125, 45, 144, 54])
        #expect(try picture(.overlay) == [90, 45, 109, 54])
        #expect(try picture(.topTrailing) == [125, 25, 144, 34])
        #expect(try picture(.bottomLeading) == [55, 65, 74, 74])
    }

    @Test func annotationsStayInTheChart() throws {
        func picture(_ overflow: AnnotationOverflowResolution) throws -> [Int] {
            try ChartPicture {
                Chart {
                    RectangleMark(xStart: 0, xEnd: 40, yStart: 0, yEnd: 20)
                        .foregroundStyle(blue)
                        .annotation(position: .leading, overflowResolution: overflow) {
                            red.frame(width: 20, height: 10)
                        }
                }
                .plain()
            }
            .bounds(of: red)
        }
        #expect(try picture(.init(x: .fit(to: .chart), y: .disabled)) == [0, 5, 19, 14])
        #expect(try picture(.init(x: .disabled, y: .disabled))[2] == -1)
    }

    @Test func symbolsAreShapesOrViews() throws {
        let picture = try ChartPicture {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { red.frame(width: 10, height: 30) }
                PointMark(x: .value("x", 3), y: .value("y", 1))
                    .symbol(.square.strokeBorder(lineWidth: 4)).symbolSize(400).foregroundStyle(blue)
            }
            .plain().chartXScale(domain: 0...4).chartYScale(domain: 0...2)
        }
        #expect(picture.bounds(of: red) == [45, 35, 54, 64])
        #expect(picture.bounds(of: blue) == [140, 40, 159, 59] && picture.isColor(150, 50, .white))
    }

    @Test func layersLieBehindAndOverThePlot() throws {
        let picture = try ChartPicture {
            Chart { BarMark(x: .value("Name", "a"), y: .value("Value", 1), width: 100).foregroundStyle(red) }
                .plain()
                .chartBackground { _ in blue }
                .chartOverlay(alignment: .topLeading) { proxy in
                    Color.black.frame(width: proxy.plotSize.width / 10, height: 10)
                        .offset(x: proxy.position(forX: "a") ?? 0)
                }
                .chartPlotStyle { $0.background(Color(red: 0, green: 1, blue: 0)).frame(height: 50) }
        }
        #expect(picture.isColor(10, 5, blue) && picture.isColor(10, 50, Color(red: 0, green: 1, blue: 0)))
        #expect(picture.isColor(100, 50, red) && picture.isColor(110, 5, .black) && picture.isColor(10, 95, blue))
    }
}
