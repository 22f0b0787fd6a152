import Foundation
import Testing

@testable import SwiftUI

@Suite struct DesktopLocaleTests {
    @Test func theDesktopDecidesAboutNumbersAndTimes() {
        let german = Locale.desktop(["LANG": "de_DE.UTF-8"])
        #expect(1234.formatted(.number.locale(german)) == "1.234")
        #expect(Locale.desktop(["LC_ALL": "", "LC_TIME": "he_IL.UTF-8", "LANG": "de_DE"]).identifier == "he_IL")
        #expect(Locale.desktop(["LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"]) == .autoupdatingCurrent)
    }
}
