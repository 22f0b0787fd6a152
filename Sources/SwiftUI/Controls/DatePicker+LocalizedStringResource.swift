import Foundation

extension DatePicker where Label == Text {
    /// Creates a picker of a date, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(), displayedComponents, titleResource.text)
    }

    /// Creates a picker of a date from a range, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents,
            titleResource.text)
    }

    /// Creates a picker of a date from a day on, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(earliest: range.lowerBound), displayedComponents, titleResource.text)
    }

    /// Creates a picker of a date up to a day, with a title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateLimits(latest: range.upperBound), displayedComponents, titleResource.text)
    }
}
