import Testing

@testable import SwiftUI

private let red = PixelScene.red

/// A triangle with a point at the top.
private struct Triangle: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

extension WidgetTests {
    @Test("Every shape is drawn where it is")
    func pixelsOfShapes() async {
        let half = CGFloat(20)
        await PixelScene.check([
            PixelScene("rectangle", [seen(0.5, 0.5), seen(39.5, 39.5)]) { Rectangle().fill(red) },
            PixelScene("circular corners", [clear(2, 2), seen(5, 5), seen(20, 0.5), clear(37, 37)]) {
                RoundedRectangle(cornerRadius: 12, style: .circular).fill(red)
            },
            PixelScene("continuous corners", [clear(2, 2), seen(6, 6), seen(20, 0.5), seen(0.5, 20)]) {
                RoundedRectangle(cornerRadius: 12, style: .continuous).fill(red)
            },
            PixelScene("corners of an oval", [clear(2, 2), clear(4, 1), seen(1, 12), seen(18, 1)]) {
                RoundedRectangle(cornerSize: CGSize(width: 18, height: 9), style: .circular).fill(red)
            },
            PixelScene("uneven corners", [clear(2, 2), seen(39, 1), seen(1, 39), clear(38, 38), seen(20, 20)]) {
                UnevenRoundedRectangle(
                    topLeadingRadius: half, bottomLeadingRadius: 0, bottomTrailingRadius: 10, topTrailingRadius: 0
                ).fill(red)
            },
            PixelScene("circle", [clear(4, 4), seen(20, 1.5), seen(1.5, 20), seen(7, 7), clear(36, 36)]) {
                Circle().fill(red)
            },
            PixelScene("circle in the middle", [seen(20, 1), clear(5, 10), clear(35, 10), clear(20, 25)]) {
                Circle().fill(red).frame(width: 40, height: 20)
            },
            PixelScene("ellipse", [clear(2, 2), seen(20, 1), seen(1, 10), clear(38, 18), seen(6, 5)]) {
                Ellipse().fill(red).frame(width: 40, height: 20)
            },
            PixelScene("capsule", [clear(1, 1), seen(10, 1), seen(1, 10), seen(28, 18), clear(39, 19)]) {
                Capsule(style: .circular).fill(red).frame(width: 40, height: 20)
            },
            PixelScene("shape of the container", [clear(4, 4), seen(8, 8), seen(20, 1)]) {
                ContainerRelativeShape().fill(red).containerShape(RoundedRectangle(cornerRadius: 20))
            },
            PixelScene("any shape", [clear(4, 4), seen(20, 1)]) { AnyShape(Circle()).fill(red) },
            PixelScene("own shape", [clear(5, 5), seen(20, 5), seen(2, 39), seen(38, 39), clear(35, 5)]) {
                Triangle().fill(red)
            },
            PixelScene("foreground", [seen(20, 20), clear(1, 1)]) { Circle().foregroundStyle(red) },
        ])
    }

    @Test("Paths are drawn in their own coordinates, segment by segment")
    func pixelsOfPaths() async {
        let ring = Path { path in
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            path.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        func sector(clockwise: Bool) -> Path {
            Path { path in
                path.move(to: CGPoint(x: 20, y: 20))
                path.addArc(
                    center: CGPoint(x: 20, y: 20), radius: 18, startAngle: .degrees(0), endAngle: .degrees(90),
                    clockwise: clockwise)
                path.closeSubpath()
            }
        }
        await PixelScene.check([
            PixelScene("lines", [clear(4, 4), seen(10, 12), clear(31, 31)]) {
                Path { path in
                    path.addLines([CGPoint(x: 8, y: 8), CGPoint(x: 30, y: 8), CGPoint(x: 8, y: 30)])
                }.fill(red)
            },
            PixelScene("a quadratic curve", [seen(20, 18), clear(20, 22), seen(4, 1)]) {
                // At its middle the curve is half as low as its control point.
                Path { path in
                    path.move(to: .zero)
                    path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
                }.fill(red)
            },
            PixelScene("a cubic curve", [seen(20, 28), clear(20, 32), clear(1, 20)]) {
                // At its middle the curve has three quarters of the depth of its control points.
                Path { path in
                    path.move(to: .zero)
                    path.addCurve(
                        to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 40, y: 40))
                }.fill(red)
            },
            PixelScene("an arc downwards", [seen(30, 30), clear(30, 10), clear(10, 30), clear(10, 10)]) {
                sector(clockwise: false).fill(red)
            },
            PixelScene("the arc the other way", [clear(30, 30), seen(30, 10), seen(10, 30), seen(10, 10)]) {
                sector(clockwise: true).fill(red)
            },
            PixelScene("a relative arc", [seen(30, 30), clear(30, 10), clear(10, 10)]) {
                Path { path in
                    path.move(to: CGPoint(x: 20, y: 20))
                    path.addRelativeArc(
                        center: CGPoint(x: 20, y: 20), radius: 18, startAngle: .degrees(0), delta: .degrees(90))
                }.fill(red)
            },
            PixelScene("an arc by tangents", [clear(37, 3), seen(30, 5), seen(35, 11), seen(30, 10)]) {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 2))
                    path.addArc(
                        tangent1End: CGPoint(x: 38, y: 2), tangent2End: CGPoint(x: 38, y: 40), radius: 14)
                    path.addLine(to: CGPoint(x: 38, y: 40))
                    path.addLine(to: CGPoint(x: 0, y: 40))
                }.fill(red)
            },
            PixelScene("inside by winding", [seen(20, 20), seen(5, 20), clear(1, 1)]) { ring.fill(red) },
            PixelScene("inside by even and odd", [clear(20, 20), seen(5, 20), clear(1, 1)]) {
                ring.fill(red, style: FillStyle(eoFill: true))
            },
            PixelScene("a rounded rectangle", [clear(1, 1), seen(20, 1), seen(6, 6)]) {
                Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 14, style: .circular)
                    .fill(red)
            },
            PixelScene("a path in a path", [clear(5, 5), seen(25, 25), seen(38, 38)]) {
                Path { path in
                    path.addPath(
                        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
                        transform: CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 3, y: 3))
                }.fill(red)
            },
        ])
    }

    @Test("Shapes made from others are drawn where they are")
    func pixelsOfDerivedShapes() async {
        let left = Path(CGRect(x: 0, y: 0, width: 25, height: 40))
        let right = Path(CGRect(x: 15, y: 0, width: 25, height: 40))
        await PixelScene.check([
            PixelScene("trimmed", [seen(20, 2), clear(2, 20), seen(38, 20), clear(20, 38)]) {
                // The first half of the outline runs along the top and down the right side.
                Rectangle().inset(by: 2).trim(from: 0, to: 0.5).stroke(red, lineWidth: 4)
            },
            PixelScene("trimmed at its start", [clear(20, 2), seen(2, 20), clear(38, 20), seen(20, 38)]) {
                Rectangle().inset(by: 2).trim(from: 0.5).stroke(red, lineWidth: 4)
            },
            PixelScene("turned", [clear(2, 20), seen(20, 2), seen(20, 38)]) {
                Rectangle().size(width: 40, height: 10).offset(y: 15).rotation(.degrees(90)).fill(red)
            },
            PixelScene("scaled", [clear(5, 20), seen(12, 5), seen(27, 35)]) {
                Rectangle().scale(x: 0.5, y: 1).fill(red)
            },
            PixelScene("scaled at a corner", [seen(1, 1), seen(19, 19), clear(21, 21)]) {
                Rectangle().scale(0.5, anchor: .topLeading).fill(red)
            },
            PixelScene("moved", [clear(5, 5), seen(11, 21), clear(9, 30)]) {
                Rectangle().offset(x: 10, y: 20).fill(red).frame(width: 40, height: 40).clipped()
            },
            PixelScene("transformed", [seen(2, 1), clear(2, 30), seen(20, 18), clear(39, 2)]) {
                Rectangle().size(width: 10, height: 20)
                    .transform(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)).fill(red)
            },
            PixelScene("with a size", [seen(1, 1), seen(9, 19), clear(11, 5), clear(5, 21)]) {
                Rectangle().size(width: 10, height: 20).fill(red)
            },
            PixelScene("inset", [clear(7, 20), seen(9, 20), seen(31, 31), clear(33, 20)]) {
                Rectangle().inset(by: 8).fill(red)
            },
            PixelScene("a union", [seen(5, 20), seen(20, 20), seen(35, 20)]) { left.union(right).fill(red) },
            PixelScene("an intersection", [clear(5, 20), seen(20, 20), clear(35, 20)]) {
                left.intersection(right).fill(red)
            },
            PixelScene("a rest", [seen(5, 20), clear(20, 20), clear(35, 20)]) {
                left.subtracting(right).fill(red)
            },
            PixelScene("a difference", [seen(5, 20), clear(20, 20), seen(35, 20)]) {
                left.symmetricDifference(right).fill(red)
            },
            PixelScene("a rest of shapes", [seen(2, 2), clear(20, 20), seen(38, 38)]) {
                Rectangle().subtracting(Circle()).fill(red)
            },
            PixelScene("the line within", [seen(5, 20), clear(30, 20)]) {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 20))
                    path.addLine(to: CGPoint(x: 40, y: 20))
                }.lineIntersection(left).strokedPath(StrokeStyle(lineWidth: 4)).fill(red)
            },
            PixelScene("the line without", [clear(5, 20), seen(30, 20)]) {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 20))
                    path.addLine(to: CGPoint(x: 40, y: 20))
                }.lineSubtraction(left).strokedPath(StrokeStyle(lineWidth: 4)).fill(red)
            },
        ])
    }

    @Test("Lines end, bend and are broken as their style says")
    func pixelsOfStrokes() async {
        let line = Path { path in
            path.move(to: CGPoint(x: 10, y: 20))
            path.addLine(to: CGPoint(x: 30, y: 20))
        }
        let long = Path { path in
            path.move(to: CGPoint(x: 0, y: 20))
            path.addLine(to: CGPoint(x: 40, y: 20))
        }
        let bend = Path { path in
            path.move(to: CGPoint(x: 5, y: 35))
            path.addLine(to: CGPoint(x: 20, y: 10))
            path.addLine(to: CGPoint(x: 35, y: 35))
        }
        func style(
            _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10, dash: [CGFloat] = [],
            phase: CGFloat = 0
        ) -> StrokeStyle {
            StrokeStyle(
                lineWidth: 8, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash, dashPhase: phase)
        }
        await PixelScene.check([
            PixelScene("flat ends", [clear(8, 20), seen(11, 20), seen(29, 23), clear(32, 20), clear(20, 15)]) {
                line.stroke(red, style: style())
            },
            PixelScene("round ends", [seen(7.5, 20), clear(6.7, 16.7), seen(32.5, 20), clear(5, 20)]) {
                line.stroke(red, style: style(.round))
            },
            PixelScene("square ends", [seen(7, 20), seen(6.7, 16.7), seen(33, 23), clear(5, 20)]) {
                line.stroke(red, style: style(.square))
            },
            // The point of the corner is at y = 2.2, its rounding at 6, its bevel at 7.9.
            PixelScene("pointed corners", [seen(20, 4.5), seen(20, 9)]) { bend.stroke(red, style: style()) },
            PixelScene("round corners", [clear(20, 4.5), seen(20, 7), seen(20, 9)]) {
                bend.stroke(red, style: style(.butt, .round))
            },
            PixelScene("cut corners", [clear(20, 4.5), clear(20, 6.6), seen(20, 9)]) {
                bend.stroke(red, style: style(.butt, .bevel))
            },
            PixelScene("corners that are too pointed", [clear(20, 4.5), clear(20, 6.6), seen(20, 9)]) {
                bend.stroke(red, style: style(limit: 1))
            },
            PixelScene("dashes", [seen(4, 20), clear(10, 20), seen(14, 20), clear(22, 20), seen(26, 20)]) {
                long.stroke(red, style: style(dash: [8, 4]))
            },
            PixelScene("later dashes", [seen(2, 20), clear(6, 20), seen(10, 20), clear(18, 20), seen(22, 20)]) {
                long.stroke(red, style: style(dash: [8, 4], phase: 4))
            },
            PixelScene("dashes of several lengths", [seen(2, 20), clear(5, 20), seen(12, 20), clear(19, 20)]) {
                long.stroke(red, style: style(dash: [4, 2, 12, 2]))
            },
            PixelScene("a border inside", [seen(1, 1), seen(4, 20), seen(7, 20), clear(9, 20), seen(39, 39)]) {
                Rectangle().strokeBorder(red, lineWidth: 8)
            },
            PixelScene("a round border inside", [clear(2, 2), seen(20, 1), seen(20, 7), clear(20, 9)]) {
                Circle().strokeBorder(red, style: style())
            },
            PixelScene("a border on the edge", [seen(7, 20), seen(13, 20), clear(15, 20), clear(5, 20)]) {
                Rectangle().stroke(red, lineWidth: 8).frame(width: 20, height: 20).offset(x: 10, y: 10)
            },
            PixelScene("filled and outlined", [seen(20, 20, 0, 0, 1), seen(3, 20), seen(20, 37)]) {
                Rectangle().fill(PixelScene.blue).strokeBorder(red, lineWidth: 8)
            },
        ])
    }

    @Test("A line of one point is as sharp as the screen's resolution allows")
    func pixelsOfThinLines() async {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 20))
            path.addLine(to: CGPoint(x: 40, y: 20))
        }
        let window = TestWindow { Text("") }
        await window.settle()
        let isSharp = window.content.host.widget.scaleFactor == 2
        await window.close()
        // Half a pixel above and half a pixel below, or one pixel each.
        let alpha = isSharp ? 1.0 : 0.5
        let inCanvas = Canvas { context, _ in context.stroke(line, with: .color(red)) }
        await PixelScene.check([
            PixelScene("a line", [seen(5, 19.6, 1, 0, 0, alpha), seen(5, 20.4, 1, 0, 0, alpha), clear(5, 21.4)]) {
                line.stroke(red)
            },
            PixelScene("in a canvas", [seen(5, 19.6, 1, 0, 0, alpha), seen(5, 20.4, 1, 0, 0, alpha), clear(5, 21.4)]) {
                inCanvas
            },
        ])
    }
}
