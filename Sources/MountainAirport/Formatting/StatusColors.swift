import AirportModel
import SwiftUI

extension Punctuality {
    /// The colour of texts about flights of the class, readable on the desktop's light and dark grounds: green, amber,
    /// red, and a red of its own for flights that don't take place.
    func color(in scheme: ColorScheme) -> Color {
        let isDark = scheme == .dark
        return switch self {
        case .onTime: isDark ? Color(red: 0.56, green: 0.94, blue: 0.64) : Color(red: 0, green: 0.5, blue: 0)
        case .shortDelay: isDark ? Color(red: 0.98, green: 0.89, blue: 0.36) : Color(red: 0.6, green: 0.4, blue: 0)
        case .longDelay: isDark ? Color(red: 1, green: 0.53, blue: 0.44) : Color(red: 0.85, green: 0.07, blue: 0.07)
        case .cancelled: isDark ? Color(red: 0.93, green: 0.4, blue: 0.5) : Color(red: 0.5, green: 0, blue: 0)
        }
    }
}

/// The colours of the airport's own pictures, the same on light and dark.
enum AirportColors {
    static let arrival = Color(red: 0.89, green: 0.33, blue: 0.69)
    static let departure = Color(red: 0.19, green: 0.15, blue: 0.91)
    static let cancelled = Color(red: 0.78, green: 0.1, blue: 0.14)

    /// From evening red to night blue: the ground of the cards and of the details.
    static let sunset = LinearGradient(
        colors: [
            Color(red: 0.82, green: 0.24, blue: 0.42), Color(red: 0.48, green: 0.25, blue: 0.58),
            Color(red: 0.11, green: 0.37, blue: 0.66),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing)
}
