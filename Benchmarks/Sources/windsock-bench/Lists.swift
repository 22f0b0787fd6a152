@_spi(Benchmarks) import SwiftUI

private struct TableFlight: Identifiable {
    let id: Int

    var name: String { "\(airlines[id % 4]) \(100 + id % 900)" }
    var airport: String { cities[id % 11] }
    var gate: String { "\(id % 2 == 1 ? "B" : "A")\(1 + id % 5)" }
    var time: String { String(format: "%02d:%02d", id / 60 % 24, id % 60) }
    var delay: String { "\(id % 90) min" }
}

/// A table of `count` flights in five columns, scrolled a fixed distance every frame.
struct FlightTable: View {
    private let flights: [TableFlight]
    @State private var selection: Set<Int> = []

    init(count: Int) {
        flights = (0..<count).map { TableFlight(id: $0) }
    }

    var body: some View {
        Table(flights, selection: $selection) {
            TableColumn("Flight", value: \.name)
            TableColumn("Airport", value: \.airport)
            TableColumn("Gate", value: \.gate)
            TableColumn("Time", value: \.time)
            TableColumn("Delay", value: \.delay)
        }
        .onAppear {
            Measurement.shared.step = { _ in FrameProbe.scroll(by: 97) }
        }
    }
}

/// A list of `count` rows. Every frame it gets 1,000 more at its top, or all and none of them are selected in turn.
struct ChangingList: View {
    let change: Change
    @State private var numbers: [Int]
    @State private var selection: Set<Int> = []

    enum Change {
        case insertion, selection
    }

    init(count: Int, change: Change) {
        self.change = change
        _numbers = State(initialValue: Array(0..<count))
    }

    var body: some View {
        List(numbers, id: \.self, selection: $selection) { number in
            HStack(spacing: 6) {
                Image(systemName: "star.fill")
                Text(verbatim: "\(airlines[abs(number) % 4]) \(number) to \(cities[abs(number) % 11])")
            }
        }
        .listStyle(.plain)
        .onAppear {
            let all = Set(numbers)
            Measurement.shared.step = { frame in
                switch change {
                case .insertion:
                    let next = -1 - frame * 1000
                    numbers.insert(contentsOf: (next - 999...next), at: 0)
                case .selection:
                    selection = frame % 2 == 0 ? all : []
                }
            }
        }
    }
}

/// A form of `count` controls, into whose text field a character is typed every frame.
struct LongForm: View {
    let count: Int
    @State private var name = ""
    @State private var options: [Bool]

    init(count: Int) {
        self.count = count
        _options = State(initialValue: Array(repeating: false, count: count))
    }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            ForEach(1..<count, id: \.self) { index in
                Toggle("Option \(index)", isOn: $options[index])
            }
        }
        .formStyle(.grouped)
        .onAppear {
            Measurement.shared.step = { frame in
                FrameProbe.type(String(UnicodeScalar(UInt8(97 + frame % 26))))
            }
        }
    }
}
