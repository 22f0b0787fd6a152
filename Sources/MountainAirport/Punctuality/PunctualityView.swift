import AirportModel
import SwiftUI

/// How punctual an airport, an airline, a route or a flight is.
struct PunctualityView: View {
    let app: AppState

    @State private var model: PunctualityModel

    init(app: AppState, question: PunctualityQuestion? = nil) {
        self.app = app
        _model = State(wrappedValue: PunctualityModel(app: app, question: question))
    }

    var body: some View {
        VStack(spacing: 0) {
            PunctualityControls(model: model)
                .padding(16)
                .frame(maxWidth: PunctualityCharts.width, alignment: .leading)
                .frame(maxWidth: .infinity)
            Divider()
            if let problem = model.problem {
                ContentUnavailableView(
                    "The Flights Can’t Be Read", systemImage: "exclamationmark.triangle", description: Text(problem))
            } else if let answer = model.answer, answer.distribution.total > 0 {
                PunctualityCharts(
                    answer: answer, schedule: model.question.isSample ? app.schedule : nil,
                    threshold: AirportPreferences.shared.onTimeThreshold)
            } else if model.answer != nil {
                ContentUnavailableView(
                    "No Flights", systemImage: "airplane",
                    description: Text("No such flights are on record for these days."))
            } else {
                ProgressView()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .navigationTitle("On-Time History")
        .task(id: Request(question: model.question, revision: app.revision)) { await model.work() }
    }

    /// What makes the answer out of date.
    private struct Request: Hashable {
        let question: PunctualityQuestion
        let revision: Int
    }
}

/// All charts of an answer, in as many columns as there is room for.
struct PunctualityCharts: View {
    let answer: PunctualityAnswer
    /// The schedule of the sample airport, whose gates are known.
    let schedule: SampleSchedule?
    let threshold: Int

    /// Of a very wide window so much is used that the eye finds its way: four columns.
    static let width: CGFloat = 1500

    @ScaledMetric private var cardWidth: CGFloat = 300

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: cardWidth, maximum: 900), spacing: 16)], spacing: 16) {
                ShareCard(distribution: answer.distribution, threshold: threshold)
                DailyDelayCard(days: answer.days, threshold: threshold)
                DistributionCard(distribution: answer.distribution, threshold: threshold)
                HourCard(hours: answer.hours)
                DelayPointsCard(pairs: answer.pairs)
                RollingDelayCard(rolling: answer.rolling)
                if let schedule { GateCard(schedule: schedule) }
            }
            .padding(16)
            .frame(maxWidth: Self.width)
            .frame(maxWidth: .infinity)
        }
    }
}
