import Foundation

/// What a process has done so far, as the kernel counts it.
///
/// The main thread and the others are counted apart: once a task ran on another thread than the main one, libdispatch
/// looks after its pool of threads once a second, in a thread of its own.
struct ProcessActivity: Equatable {
    /// How often a thread went to sleep or was interrupted, for each thread: one that sleeps all the time stands still.
    var switches: [String: Int] = [:]

    /// Reads the present counts; nil when there is no such process.
    init?(of process: Int32, onlyMainThread: Bool) {
        let tasks = "/proc/\(process)/task"
        guard var threads = try? FileManager.default.contentsOfDirectory(atPath: tasks) else { return nil }
        if onlyMainThread { threads = ["\(process)"] }
        for thread in threads {
            guard let status = try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8) else {
                continue
            }
            var count = 0
            for line in status.split(separator: "\n") where line.contains("ctxt_switches") {
                count += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
            }
            switches[thread] = count
        }
        if switches.isEmpty { return nil }
    }

    /// Waits until a process has done nothing for a second, and then counts what it does in some more.
    static func wakeUps(of process: Int32, onlyMainThread: Bool = false, duringSeconds seconds: Int) async throws -> Int
    {
        let deadline = Date(timeIntervalSinceNow: 60)
        var last = ProcessActivity(of: process, onlyMainThread: onlyMainThread)
        while Date() < deadline {
            try await Task.sleep(for: .seconds(1))
            guard let now = ProcessActivity(of: process, onlyMainThread: onlyMainThread) else { throw Gone() }
            // What happens once a minute must not fall into the seconds that are counted.
            let second = Int(Date().timeIntervalSince1970) % 60
            if now == last, second > 0, second < 58 - seconds { break }
            last = now
        }
        guard let before = ProcessActivity(of: process, onlyMainThread: onlyMainThread) else { throw Gone() }
        try await Task.sleep(for: .seconds(seconds))
        guard let after = ProcessActivity(of: process, onlyMainThread: onlyMainThread) else { throw Gone() }
        // Threads that end or begin are activity, too.
        return after.switches.merging(before.switches.mapValues { -$0 }, uniquingKeysWith: +).values
            .reduce(0) { $0 + abs($1) }
    }

    /// The process ended.
    struct Gone: Error {}
}
