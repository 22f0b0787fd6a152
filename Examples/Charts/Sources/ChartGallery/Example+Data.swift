import Charts
import Foundation

struct Profit: Identifiable {
    let department: String
    let profit: Double
    let category: String
    var id: String { department + category }

    static let all = [
        Profit(department: "Production", profit: 4000, category: "Gizmos"),
        Profit(department: "Production", profit: 5000, category: "Gadgets"),
        Profit(department: "Production", profit: 6000, category: "Widgets"),
        Profit(department: "Marketing", profit: 2000, category: "Gizmos"),
        Profit(department: "Marketing", profit: 1000, category: "Gadgets"),
        Profit(department: "Marketing", profit: 5000, category: "Widgets"),
        Profit(department: "Finance", profit: 2000, category: "Gizmos"),
        Profit(department: "Finance", profit: 3000, category: "Gadgets"),
        Profit(department: "Finance", profit: 5000, category: "Widgets"),
    ]
}

struct Job: Identifiable {
    let name: String
    let start: Double
    let end: Double
    let id = UUID()

    static let all = [
        Job(name: "Job 1", start: 0, end: 15), Job(name: "Job 2", start: 5, end: 25),
        Job(name: "Job 1", start: 20, end: 35), Job(name: "Job 1", start: 40, end: 55),
        Job(name: "Job 2", start: 30, end: 60),
    ]
}

struct Food: Identifiable {
    let name: String
    let price: Double
    let year: Int
    let id = UUID()

    var date: Date { Calendar.current.date(from: DateComponents(year: year))! }

    static let all: [Food] = zip(
        stride(from: 1960, through: 2020, by: 10),
        [
            (0.07, 0.03, 0.05), (0.10, 0.04, 0.06), (0.18, 0.09, 0.10), (0.27, 0.12, 0.16), (0.32, 0.17, 0.20),
            (0.48, 0.20, 0.22), (0.60, 0.26, 0.24),
        ]
    ).flatMap { year, prices in
        [
            Food(name: "Burger", price: prices.0, year: year), Food(name: "Cheese", price: prices.1, year: year),
            Food(name: "Bun", price: prices.2, year: year),
        ]
    }
}

struct Weather: Identifiable {
    let date: Date
    let low: Double
    let high: Double
    let city: String
    var id: String { "\(city) \(date)" }

    static let all: [Weather] = ["Cupertino", "Berlin", "Nairobi"].enumerated().flatMap { number, city in
        (0..<12).map { month in
            let date = Calendar.current.date(from: DateComponents(year: 2025, month: month + 1))!
            let season = -cos(Double(month) / 12 * 2 * .pi)
            let base = [14.0, 9, 19][number]
            let swing = [6.0, 10, 1.5][number]
            return Weather(
                date: date, low: base + swing * season - 4, high: base + swing * season + 5, city: city)
        }
    }
}

/// Numbers that look as if they were measured, the same ones each time.
func noise(_ number: Int) -> Double {
    var state = UInt64(truncatingIfNeeded: number &* 2_654_435_761) ^ 0x9E37_79B9_7F4A_7C15
    state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((state ^ (state >> 31)) >> 11) / Double(1 << 53)
}
