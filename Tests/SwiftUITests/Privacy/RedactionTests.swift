import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Account: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: "MMMM")
            Text(verbatim: "MMMM").privacySensitive()
            Text(verbatim: reasons.isEmpty ? "shown" : "left out").unredacted()
        }
    }
}

extension WidgetTests {
    /// The darkest pixel of each text: letters are nearly black, bars grey.
    private func darkness(_ w: TestWindow) -> [Double] {
        w.all(TextWidget.self).map { widget in
            let seen = picture(of: widget)
            var darkest = 0.0
            for x in 0..<widget.width {
                for y in 0..<widget.height {
                    guard let pixel = seen.pixel(x: x, y: y) else { continue }
                    darkest = max(darkest, pixel.alpha * (1 - pixel.green))
                }
            }
            return darkest
        }
    }

    @Test func redactedTextsAreBarsOfTheSameSize() async {
        let plain = TestWindow { Account() }
        await plain.settle()
        let widths = plain.all(TextWidget.self).prefix(2).map(\.width)
        #expect(darkness(plain).allSatisfy { $0 > 0.6 }, "\(darkness(plain))")
        await plain.close()
        let redacted = TestWindow { Account().redacted(reason: .placeholder) }
        await redacted.settle()
        #expect(redacted.all(TextWidget.self).prefix(2).map(\.width) == widths)
        #expect(redacted.texts.last == "left out")
        let seen = darkness(redacted)
        #expect(seen[0] < 0.35 && seen[0] > 0.1 && seen[1] < 0.35 && seen[2] > 0.6, "\(seen)")
        await redacted.close()
    }

    @Test func privateTextsAreLeftOutForPrivacy() async {
        let w = TestWindow { Account().redacted(reason: .privacy) }
        await w.settle()
        let seen = darkness(w)
        #expect(seen[0] > 0.6 && seen[1] < 0.35, "\(seen)")
        await w.close()
    }
}
