import SwiftUI

struct DatesPage: View {
    /// 14 March 2013, 15:09 in UTC: the pictures of this page are compared.
    @State private var date = Date(timeIntervalSince1970: 1_363_273_740)
    @State private var days: Set<DateComponents> = [
        DateComponents(calendar: Calendar(identifier: .gregorian), era: 1, year: 2013, month: 3, day: 14)
    ]
    @State private var color = Color.orange

    var body: some View {
        Shelves {
            Shelf("Compact and Field") {
                VStack(alignment: .leading, spacing: 12) {
                    DatePicker("Departure", selection: $date).datePickerStyle(.compact)
                    DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
                    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                    DatePicker("Field", selection: $date).datePickerStyle(.field)
                    DatePicker("Stepper Field", selection: $date).datePickerStyle(.stepperField)
                    DatePicker("Disabled", selection: $date).disabled(true)
                }
                .fixedSize()
            }
            HStack(alignment: .top, spacing: 32) {
                Shelf("Graphical") {
                    DatePicker("Departure", selection: $date, displayedComponents: .date)
                        .datePickerStyle(.graphical)
                        .labelsHidden()
                        .fixedSize()
                }
                Shelf("Several Days") {
                    MultiDatePicker("Days", selection: $days).fixedSize()
                }
            }
            Shelf("Colors") {
                HStack(spacing: 24) {
                    ColorPicker("Livery", selection: $color)
                    ColorPicker("Without Opacity", selection: $color, supportsOpacity: false)
                    ColorPicker("Disabled", selection: $color).disabled(true)
                }
                .fixedSize()
            }
        }
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
}
