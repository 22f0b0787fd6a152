import Foundation
@_spi(Benchmarks) import SwiftUI

/// Counts frames and takes the times that the baseline takes.
@MainActor
final class Measurement {
    static let shared = Measurement()

    let name: String
    let count: Int
    private let frames: Int
    private let start = seconds(CLOCK_MONOTONIC)
    private var firstFrame = 0.0
    private var execFirstFrame = 0.0
    private var frame = 0
    private var isRunning = false
    private var cpuAtStart = 0.0
    private var change = 0.0
    private var update = 0.0
    /// Changes the views of the scenario for one frame.
    var step: (Int) -> Void = { _ in }

    private init() {
        let arguments = Array(CommandLine.arguments.dropFirst()) + ["", "", ""]
        name = arguments[0].isEmpty ? "startup" : arguments[0]
        count = Int(arguments[1]) ?? 30
        frames = Int(arguments[2]) ?? 0
    }

    /// Called first thing in the process.
    func begin() {
        FrameProbe.frameWasPainted = { [unowned self] in painted() }
        FrameProbe.frameWillUpdate = { [unowned self] in tick() }
        FrameProbe.frameWasLaidOut = { [unowned self] in laidOut() }
    }

    private func painted() {
        guard firstFrame == 0 else { return }
        firstFrame = seconds(CLOCK_MONOTONIC) - start
        if let text = ProcessInfo.processInfo.environment["START_NS"], let nanoseconds = Double(text) {
            execFirstFrame = seconds(CLOCK_REALTIME) - nanoseconds / 1e9
        }
        if frames == 0 { DispatchQueue.main.async { self.finish() } }
        isRunning = frames > 0
        if isRunning { FrameProbe.runFrames() }
    }

    private func tick() {
        guard isRunning else { return }
        if frame == 0 { cpuAtStart = seconds(CLOCK_PROCESS_CPUTIME_ID) }
        if frame == frames { finish() }
        change = seconds(CLOCK_THREAD_CPUTIME_ID)
        step(frame)
        frame += 1
    }

    private func laidOut() {
        guard change > 0 else { return }
        update += seconds(CLOCK_THREAD_CPUTIME_ID) - change
        change = 0
    }

    private func finish() {
        let cpu = frames > 0 ? (seconds(CLOCK_PROCESS_CPUTIME_ID) - cpuAtStart) / Double(frames) * 1e6 : 0
        // Typed: as an argument the literal would be an integer, and shift the numbers after it.
        let updatePerFrame: Double = frames > 0 ? update / Double(frames) * 1e6 : 0
        let line = String(
            format: "{\"bench\":\"%@\",\"n\":%d,\"frames\":%d,\"first_frame_ms\":%.1f,\"exec_first_frame_ms\":%.1f,"
                + "\"update_us_per_frame\":%.1f,\"cpu_us_per_frame\":%.1f,\"rss_mib\":%.1f,\"pss_mib\":%.1f}\n",
            name, count, frames, firstFrame * 1000, execFirstFrame * 1000,
            updatePerFrame, cpu, memory("VmRSS:", in: "/proc/self/status"),
            memory("Pss:", in: "/proc/self/smaps_rollup"))
        FileHandle.standardOutput.write(Data(line.utf8))
        if ProcessInfo.processInfo.environment["WINDSOCK_COUNTERS"] != nil {
            let counters = FrameProbe.counters.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            FileHandle.standardError.write(Data((counters.joined(separator: ", ") + "\n").utf8))
        }
        _exit(0)
    }
}

private func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A size from a file of the proc file system, in MiB.
private func memory(_ label: String, in file: String) -> Double {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return 0 }
    for line in text.split(separator: "\n") where line.hasPrefix(label) {
        return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
    }
    return 0
}
