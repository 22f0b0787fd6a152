import SwiftUI

/// The data of a chart as a table: a row for each mark, or for each point of a description by the app.
@MainActor
struct ChartTableData {
    /// A row, made of texts when it comes into sight.
    struct Row: Identifiable {
        let id: Int
    }

    let title: String
    let summary: String?
    let columns: [String]
    let rowCount: Int
    private let texts: (Int) -> [String]

    /// The table of a chart's marks.
    init(_ layout: ChartLayout) {
        let model = layout.model
        title = ChartSummary(layout).label
        summary = nil
        let records = model.settled
        let words = MarkWords(layout)
        rowCount = records.count
        let isPie = model.isPie
        let hasSeries = records.contains { words.series($0) != nil }
        func name(_ label: ChartLabel?, _ other: String) -> String {
            let words = label?.words ?? ""
            return words.isEmpty ? other : words
        }
        let first = isPie ? [] : [name(model.x.label, "x")]
        let value = isPie ? name(model.angle.label, "Value") : name(model.y.label, "y")
        let colorName = name(model.colors.data.label ?? model.series.label, "Series")
        columns = (hasSeries ? [colorName] : []) + first + [value]
        texts = { index in
            let record = records[index]
            let series = hasSeries ? [words.series(record) ?? ""] : []
            if record.kind == .sector {
                return series + (isPie ? [] : [""]) + [words.text(record.x, model.angle) ?? ""]
            }
            // What stands on others is told by what it stood for.
            let isSideways = (record.kind == .bar || record.kind == .area) && model.isSideways(record)
            let x = words.text(record.x, model.x, value: isSideways ? record.value : .nan) ?? ""
            let y = words.text(record.y, model.y, value: isSideways ? .nan : record.value) ?? ""
            return series + [x, y]
        }
    }

    /// The table of a description.
    init(_ descriptor: AXChartDescriptor) {
        title = descriptor.title ?? "Chart"
        summary = descriptor.summary
        let points = descriptor.series.flatMap { series in series.dataPoints.map { (series.name, $0) } }
        rowCount = points.count
        let hasNames = descriptor.series.count > 1
        let axes = [descriptor.xAxis, descriptor.yAxis as (any AXDataAxisDescriptor)?] + descriptor.additionalAxes
        let known = axes.compactMap { $0 }
        columns = (hasNames ? ["Series"] : []) + known.map(\.title)
        func text(_ value: AXDataPointValue?, _ axis: any AXDataAxisDescriptor) -> String {
            guard let value else { return "" }
            if let category = value.category { return category }
            if let numeric = axis as? AXNumericDataAxisDescriptor {
                return numeric.valueDescriptionProvider(value.number)
            }
            return value.number.formatted()
        }
        texts = { index in
            let (name, point) = points[index]
            var values: [AXDataPointValue?] = [point.xValue]
            if descriptor.yAxis != nil { values.append(point.yValue) }
            values += point.additionalValues
            return (hasNames ? [name ?? ""] : []) + zip(values, known).map { text($0, $1) }
        }
    }

    /// The texts of a row.
    func row(_ index: Int) -> [String] {
        let texts = texts(index)
        return texts + Array(repeating: "", count: max(0, columns.count - texts.count))
    }
}

/// The rows of a table, which are nothing but their numbers.
struct ChartTableRows: RandomAccessCollection {
    let endIndex: Int
    var startIndex: Int { 0 }

    subscript(position: Int) -> ChartTableData.Row { ChartTableData.Row(id: position) }
}

/// A window with the data of a chart.
struct ChartTable: View {
    let data: ChartTableData
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: data.title).font(.headline)
            if let summary = data.summary { Text(verbatim: summary) }
            Table(ChartTableRows(endIndex: data.rowCount)) {
                TableColumnForEach(Array(data.columns.indices), id: \.self) { column in
                    TableColumn(data.columns[column]) { (row: ChartTableData.Row) in
                        Text(verbatim: data.row(row.id)[column])
                    }
                }
            }
            HStack {
                Spacer()
                Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
            }
        }
        .padding(18)
        .frame(minWidth: 420, idealWidth: 520, minHeight: 320, idealHeight: 420)
    }
}
