@_spi(Benchmarks) import SwiftUI

let airlines = ["US", "Southeast", "Pacific", "Overland"]
let cities = [
    "Charlotte", "Atlanta", "Chicago", "Dallas/Ft. Worth", "Detroit", "Miami", "Nashville", "New York-LGA", "Denver",
    "Phoenix", "Las Vegas",
]

/// One flight: a symbol, two lines of text and a button.
struct FlightRow: View {
    let index: Int

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "chevron.up")
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "\(airlines[index % 4]) \(100 + index % 900)")
                Text(
                    verbatim: "\(index % 2 == 1 ? "From" : "To") \(cities[index % 11]), "
                        + "Gate \(index % 2 == 1 ? "B" : "A")\(1 + index % 5)")
            }
            Spacer(minLength: 0)
            Button("Check In") {}
        }
    }
}

struct Startup: View {
    private let titles = ["Flight Status", "Search Flights", "Your Awards", "Last Flight"]
    @State private var selection: String?

    var body: some View {
        HStack(spacing: 0) {
            List(titles, id: \.self, selection: $selection) { Text(verbatim: $0) }
                .frame(width: 130)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { FlightRow(index: $0) }
                }
            }
        }
    }
}

@Observable
final class LabelModel {
    var texts: [LabelText]

    init(count: Int) {
        texts = (0..<count).map { LabelText("Flight row \($0)") }
    }
}

@Observable
final class LabelText {
    var value: String

    init(_ value: String) {
        self.value = value
    }
}

struct Labels: View {
    @State private var model: LabelModel

    init(count: Int) {
        _model = State(initialValue: LabelModel(count: count))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(0..<model.texts.count, id: \.self) { Line(text: model.texts[$0]) }
            }
        }
        .onAppear {
            Measurement.shared.step = { frame in
                model.texts[model.texts.count / 2 % 20].value = "Flight row \(frame)"
            }
        }
    }

    struct Line: View {
        let text: LabelText

        var body: some View {
            Text(verbatim: text.value)
        }
    }
}

@Observable
final class ControlModel {
    var isOn = false
    var value = 0.0
}

struct Controls: View {
    @State private var models: [ControlModel]

    init(count: Int) {
        _models = State(initialValue: (0..<count).map { _ in ControlModel() })
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 4) {
                ForEach(0..<models.count, id: \.self) { Row(index: $0, model: models[$0]) }
            }
        }
        .onAppear {
            Measurement.shared.step = { frame in
                models[models.count / 2 % 10].value = Double(frame % 100)
            }
        }
    }

    struct Row: View {
        let index: Int
        @Bindable var model: ControlModel

        var body: some View {
            HStack(spacing: 8) {
                Text(verbatim: "\(airlines[index % 4]) \(100 + index % 900)")
                Toggle("On", isOn: $model.isOn)
                    .toggleStyle(.switch)
                    .labelsHidden()
                Slider(value: $model.value, in: 0...100, step: 1)
                Button("Reset") { model.value = 0 }
            }
        }
    }
}

struct FlightList: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { FlightRow(index: $0) }
            .onAppear {
                Measurement.shared.step = { _ in FrameProbe.scroll(by: 97) }
            }
    }
}

struct Reorder: View {
    @State private var order: [Int]

    init(count: Int) {
        _order = State(initialValue: Array(0..<count))
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(order, id: \.self) { Text(verbatim: "Flight row \($0)") }
            }
        }
        .onAppear {
            Measurement.shared.step = { _ in order.append(order.removeFirst()) }
        }
    }
}

/// 16 rows of 16 cells, grouped in twos at every level.
struct Tree: View {
    let depth: Int

    var body: some View {
        group(depth: depth, index: 0)
    }

    private func group(depth: Int, index: Int) -> AnyView {
        if depth == 0 {
            return AnyView(
                HStack(spacing: 2) {
                    Color.blue.frame(width: 5)
                    Text(verbatim: "Cell \(index)")
                })
        }
        let first = group(depth: depth - 1, index: 2 * index)
        let second = group(depth: depth - 1, index: 2 * index + 1)
        // Rows at the outer half of the levels, columns at the inner half.
        return depth > self.depth / 2
            ? AnyView(
                VStack(spacing: 1) {
                    first
                    second
                })
            : AnyView(
                HStack(spacing: 1) {
                    first
                    second
                })
    }
}
