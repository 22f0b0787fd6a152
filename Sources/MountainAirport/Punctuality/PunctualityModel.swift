import AirportModel
import Foundation
import Observation

/// Answers questions about punctuality, off the main thread.
@Observable
@MainActor
final class PunctualityModel {
    @ObservationIgnored private let app: AppState
    /// What is asked.
    var question: PunctualityQuestion
    /// What can be asked.
    private(set) var choices: PunctualityChoices
    /// The answer to the last question that was answered.
    private(set) var answer: PunctualityAnswer?
    /// Why there is no answer.
    private(set) var problem: String?
    /// Whether there are imported flights.
    private(set) var hasImports = false
    /// Whether an answer is being worked out.
    private(set) var isBusy = false

    init(app: AppState, question: PunctualityQuestion? = nil) {
        self.app = app
        var question = question ?? PunctualityQuestion()
        if question.isSample, question.airport.isEmpty {
            question.airport = app.schedule.home.code
            question.origin = app.schedule.home.code
        }
        self.question = question
        choices = PunctualityChoices(question, in: app.schedule)
    }

    /// Works out what can be chosen and the answer to the question.
    func work() async {
        isBusy = true
        defer { isBusy = false }
        do {
            let asked = question
            let schedule = app.schedule
            let store = try app.store()
            let hasImports = try !store.isEmpty
            self.hasImports = hasImports
            if !asked.isSample, !hasImports {
                question.isSample = true
                return
            }
            let work = Task.detached(priority: .userInitiated) { () throws -> Work in
                // A choice decides what the next one offers: an origin its destinations.
                var question = asked
                var choices = try Self.choices(question, schedule, store)
                for _ in 0..<3 {
                    let completed = choices.completing(question)
                    if completed == question { break }
                    question = completed
                    choices = try Self.choices(question, schedule, store)
                }
                return Work(
                    question: question, choices: choices, answer: try Self.answer(question, schedule, store))
            }
            let done = try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
            // What was asked meanwhile is answered next.
            guard !Task.isCancelled, question == asked else { return }
            choices = done.choices
            question = done.question
            answer = done.answer
            problem = nil
        } catch {
            if !Task.isCancelled { problem = error.localizedDescription }
        }
    }

    private struct Work: Sendable {
        let question: PunctualityQuestion
        let choices: PunctualityChoices
        let answer: PunctualityAnswer?
    }

    private nonisolated static func choices(
        _ question: PunctualityQuestion, _ schedule: SampleSchedule, _ store: FlightStore
    ) throws -> PunctualityChoices {
        question.isSample
            ? PunctualityChoices(question, in: schedule) : try PunctualityChoices(question, in: store)
    }

    private nonisolated static func answer(
        _ question: PunctualityQuestion, _ schedule: SampleSchedule, _ store: FlightStore
    ) throws -> PunctualityAnswer? {
        guard let scope = question.scope else { return nil }
        let report =
            question.isSample
            ? schedule.report(of: scope, measuring: question.measure, days: question.days)
            : try store.report(of: scope, measuring: question.measure, days: question.days)
        return PunctualityAnswer(report)
    }
}

/// A report with its tables made, so that drawing does no counting.
struct PunctualityAnswer: Equatable, Sendable {
    let distribution: DelayDistribution
    let days: [DayDelays]
    let hours: [HourCell]
    let pairs: [DelayPair]
    let rolling: [RollingDelay]
    let measure: DelayMeasure

    init(_ report: PunctualityReport) {
        distribution = report.distribution
        days = report.days
        hours = report.hours
        pairs = report.pairs
        rolling = RollingDelay.series(of: report.days)
        measure = report.measure
    }
}
