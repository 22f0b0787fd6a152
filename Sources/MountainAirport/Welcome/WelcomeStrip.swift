import SwiftUI

/// An airplane that crosses the top of the window from the left to the right when it opens, and once more whenever the
/// pointer comes to it. Afterwards it rests: a window that nobody uses draws nothing.
struct WelcomeStrip: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorScheme) private var colorScheme
    /// When the airplane took off; nil while it rests.
    @State private var start: Date?

    /// How long it takes from edge to edge, in seconds.
    static let duration = 5.0
    private static let height: CGFloat = 40
    private static let airplaneID = 0

    var body: some View {
        TimelineView(.animation(paused: start == nil)) { context in
            let progress = start.map { Self.progress(since: $0, at: context.date) } ?? 1
            Canvas { context, size in
                draw(in: context, size, progress)
            } symbols: {
                Image(systemName: "airplane")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 22, height: 22)
                    .foregroundStyle(color)
                    .tag(Self.airplaneID)
            }
            // Not by a task that sleeps: it would begin a pool of threads, which is looked after once a second from then on.
            .onChange(of: progress >= 1) { if progress >= 1 { start = nil } }
        }
        .frame(height: Self.height)
        .contentShape(Rectangle())
        .onHover { if $0 { takeOff() } }
        .onAppear { takeOff() }
        .accessibilityHidden(true)
    }

    private var color: Color {
        colorScheme == .dark
            ? Color(red: 0.78, green: 0.6, blue: 0.9) : Color(red: 0.48, green: 0.25, blue: 0.58)
    }

    private func takeOff() {
        if start == nil, !reducesMotion { start = Date() }
    }

    /// How far it has come, from 0 to 1.
    static func progress(since start: Date, at date: Date) -> Double {
        min(max(date.timeIntervalSince(start) / duration, 0), 1)
    }

    /// The way it has come as a dotted line, and the airplane at its end.
    private func draw(in context: GraphicsContext, _ size: CGSize, _ progress: Double) {
        guard let airplane = context.resolveSymbol(id: Self.airplaneID) else { return }
        let margin = 26.0
        let way = Path { path in
            path.move(to: CGPoint(x: margin, y: size.height * 0.72))
            path.addQuadCurve(
                to: CGPoint(x: size.width - margin, y: size.height * 0.5),
                control: CGPoint(x: size.width / 2, y: size.height * 0.2))
        }
        let flown = way.trimmedPath(from: 0, to: max(progress, 0.001))
        context.stroke(
            flown, with: .color(color.opacity(0.45)), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [1, 5]))
        context.draw(airplane, at: flown.currentPoint ?? CGPoint(x: margin, y: size.height / 2))
    }
}
