import Foundation
import SwiftUI
import XCTest

/// An app that `MainLoopTests` starts as a process of its own, since tests in Swift Testing don't run on the main thread
/// under GTK's loop. In an ordinary run of the tests it does nothing.
final class LoopProbe: XCTestCase {
    /// The environment variable that asks for the app.
    static let variable = "WINDSOCK_LOOP_PROBE"

    func testRunsAnApp() throws {
        guard ProcessInfo.processInfo.environment[Self.variable] != nil else {
            throw XCTSkip("only runs when MainLoopTests asks for it")
        }
        MainActor.assumeIsolated { ProbeApp.main() }
    }
}

private struct ProbeApp: App {
    static let _applicationID = "org.windsock.LoopProbe"

    var body: some Scene {
        WindowGroup("Probe") { ProbeView() }
    }
}

private struct ProbeView: View {
    @State private var steps: [String] = []
    @State private var isOn = true
    @State private var level = 0.5
    @State private var words = "departure"

    var body: some View {
        VStack {
            Button("Press") {}
            Text(verbatim: steps.joined(separator: " "))
            Toggle("Switch", isOn: $isOn)
            Slider(value: $level)
            TextField("Words", text: $words)
            ProgressView(value: level)
            TimelineView(.everyMinute) { Text($0.date, style: .time) }
            List(0..<1000) { Text(verbatim: "Row \($0)") }
        }
        .padding()
        .frame(width: 400, height: 500)
        .task {
            steps.append("task")
            try? await Task.sleep(for: .milliseconds(20))
            steps.append("sleep")
            steps.append(await Task.detached { Thread.isMainThread ? "on-main" : "detached" }.value)
            steps.append(Thread.isMainThread ? "back-on-main" : "lost")
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            steps.append("queue")
            await withCheckedContinuation { continuation in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
            }
            steps.append("later")
            print("steps: \(steps.joined(separator: " "))")
            fflush(nil)
        }
    }
}
