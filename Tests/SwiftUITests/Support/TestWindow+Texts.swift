import Gtk

@testable import SwiftUI

extension TestWindow {
    /// What the texts in the window say, in view order.
    var texts: [String] { all(TextWidget.self).map(\.text) }
}
