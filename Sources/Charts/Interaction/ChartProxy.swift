import SwiftUI

/// Converts between the values and the places of a chart.
@MainActor
@preconcurrency
public struct ChartProxy {
    let layout: ChartLayout
}
