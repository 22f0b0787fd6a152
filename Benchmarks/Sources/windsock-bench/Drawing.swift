@_spi(Benchmarks) import SwiftUI

/// A canvas that draws `count` shapes anew every frame.
struct Shapes: View {
    let count: Int
    @State private var frame = 0

    var body: some View {
        Canvas { context, size in
            for index in 0..<count { draw(index, in: context, size: size) }
        }
        .onAppear {
            Measurement.shared.step = { frame = $0 }
        }
    }

    private func draw(_ index: Int, in context: GraphicsContext, size: CGSize) {
        let angle = Double(index) * 0.37 + Double(frame) * 0.05
        let x = size.width / 2 * (1 + cos(angle) * Double(index % 97) / 97)
        let y = size.height / 2 * (1 + sin(angle) * Double(index % 89) / 89)
        let color = Color(
            red: Double(index % 7) / 7, green: Double(index % 11) / 11, blue: Double(index % 13) / 13, opacity: 0.8)
        switch index % 4 {
        case 0:
            context.fill(Path(CGRect(x: x, y: y, width: 8, height: 6)), with: .color(color))
        case 1:
            context.fill(Path(ellipseIn: CGRect(x: x - 4, y: y - 4, width: 8, height: 8)), with: .color(color))
        case 2:
            let line = Path { path in
                path.move(to: CGPoint(x: x, y: y))
                path.addLine(to: CGPoint(x: x + 10, y: y + 7))
            }
            context.stroke(line, with: .color(color), lineWidth: 1.5)
        default:
            let triangle = Path { path in
                path.move(to: CGPoint(x: x, y: y))
                path.addLine(to: CGPoint(x: x + 8, y: y))
                path.addLine(to: CGPoint(x: x + 4, y: y + 7))
                path.closeSubpath()
            }
            context.fill(triangle, with: .color(color))
        }
    }
}

/// A grid of `count` cells in eight columns, scrolled a fixed distance every frame.
struct CellGrid: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 8)) {
                ForEach(0..<count, id: \.self) { index in
                    VStack(spacing: 4) {
                        Image(systemName: "star.fill")
                        Text(verbatim: "Cell \(index)")
                    }
                }
            }
        }
        .onAppear {
            Measurement.shared.step = { _ in FrameProbe.scroll(by: 97) }
        }
    }
}

private let words = [
    "Gate", "departure", "on", "time", "mountain", "airport", "delayed", "by", "forty", "wind",
]

/// One text of at least `count` bytes in a scroll view, scrolled a fixed distance every frame.
struct LongText: View {
    let text: String

    init(count: Int) {
        var text = ""
        var index = 0
        while text.utf8.count < count {
            text += words[index * 7 % 10] + (index % 80 == 79 ? "\n" : " ")
            index += 1
        }
        self.text = text
    }

    var body: some View {
        ScrollView {
            Text(verbatim: text)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .onAppear {
            Measurement.shared.step = { _ in FrameProbe.scroll(by: 97) }
        }
    }
}

/// `count` texts that wrap like words, at two widths in turn.
struct WrappingTexts: View {
    let count: Int
    @State private var width = 400.0

    var body: some View {
        ScrollView {
            Flow {
                ForEach(0..<count, id: \.self) { Text(verbatim: "\(words[$0 * 7 % 10]) \($0)") }
            }
            .frame(width: width)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .onAppear {
            Measurement.shared.step = { width = $0 % 2 == 0 ? 800 : 400 }
        }
    }
}

/// Places its subviews one after the other, and begins a line where one doesn't fit.
struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? .infinity
        return CGSize(width: width, height: place(subviews, width: width) { _, _ in })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        _ = place(subviews, width: bounds.width) { subview, point in
            subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
    }

    /// The height of all lines.
    private func place(_ subviews: Subviews, width: Double, at: (LayoutSubview, CGPoint) -> Void) -> Double {
        var point = CGPoint.zero
        var line = 0.0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if point.x > 0, point.x + size.width > width {
                point = CGPoint(x: 0, y: point.y + line + 4)
                line = 0
            }
            at(subview, point)
            point.x += size.width + 6
            line = max(line, size.height)
        }
        return point.y + line
    }
}
