import Foundation
import Gtk
import Testing

@testable import SwiftUI

/// Where the ink of each line begins and ends: lines are separated by rows without any.
@MainActor
private func lines(of widget: Gtk.Widget) -> [ClosedRange<Int>] {
    let picture = picture(of: widget)
    var found: [ClosedRange<Int>] = []
    var current: ClosedRange<Int>?
    for y in 0..<picture.height {
        let ink = (0..<picture.width).filter { picture.pixel(x: $0, y: y).map { $0.alpha > 0.3 } ?? false }
        guard let first = ink.first, let last = ink.last else {
            if let line = current { found.append(line) }
            current = nil
            continue
        }
        let before = current ?? first...last
        current = min(before.lowerBound, first)...max(before.upperBound, last)
    }
    if let current { found.append(current) }
    return found
}

extension WidgetTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func everyLineBeginsAtTheLeadingEdge(_ direction: LayoutDirection) async throws {
        // A short line below a long one; letters of both directions.
        let texts = ["WWWWWWWW\n\nWW", "שששששששששש\n\nשש", "۱۲۳۴۵۶۷۸۹\n\n۱۲"]
        let w = TestWindow(width: 400, height: 600) {
            VStack {
                ForEach(texts, id: \.self) { Text(verbatim: $0) }
                Text(verbatim: texts[0]).multilineTextAlignment(.trailing)
                Text(verbatim: texts[1]).multilineTextAlignment(.center)
                Text(verbatim: "WWWWWWWW WW").frame(width: 120)
            }
            .environment(\.layoutDirection, direction)
        }
        await w.settle()
        let found = w.all(TextWidget.self).map { lines(of: $0) }
        try #require(found.count == 6 && found.allSatisfy { $0.count == 2 }, "\(found)")
        let isLeft = direction == .leftToRight
        func alignsLeft(_ lines: [ClosedRange<Int>]) -> Bool { abs(lines[0].lowerBound - lines[1].lowerBound) <= 3 }
        func alignsRight(_ lines: [ClosedRange<Int>]) -> Bool { abs(lines[0].upperBound - lines[1].upperBound) <= 3 }
        for index in [0, 1, 2, 5] {
            #expect(isLeft ? alignsLeft(found[index]) : alignsRight(found[index]), "\(index): \(found[index])")
        }
        #expect(isLeft ? alignsRight(found[3]) : alignsLeft(found[3]))
        let middles = found[4].map { ($0.lowerBound + $0.upperBound) / 2 }
        #expect(abs(middles[0] - middles[1]) <= 2)
        await w.close()
    }

    @Test func scriptsOfTheWorldMeasureAndWrap() async {
        // Some of these have no font on a bare desktop: their boxes measure and wrap, too.
        let words = [
            "latin": "Passengers wait ", "accents": "e\u{301}n\u{303}a\u{308} ", "arabic": "المسافرون ينتظرون ",
            "hebrew": "הנוסעים ממתינים ", "chinese": "旅客正在等候登机", "japanese": "搭乗をお待ちのお客様",
            "korean": "승객 여러분 ", "emoji": "👩🏽‍✈️🛫👨‍👩‍👧‍👦🇳🇴 ", "thai": "ผู้โดยสารกำลังรอ",
        ]
        let w = TestWindow(width: 300, height: 900) {
            VStack(alignment: .leading) {
                ForEach(words.sorted { $0.key < $1.key }, id: \.key) { _, word in
                    Text(verbatim: word).fixedSize()
                    Text(verbatim: String(repeating: word, count: 12)).frame(width: 200, alignment: .leading)
                        .fixedSize(horizontal: false, vertical: true)
                }
                Text(verbatim: "e\u{301}").fixedSize()
                Text(verbatim: "e").fixedSize()
            }
        }
        await w.settle()
        let sizes = w.all(TextWidget.self).map { ($0.width, $0.height) }
        #expect(sizes.count == 20)
        for index in stride(from: 0, to: 18, by: 2) {
            let (one, many) = (sizes[index], sizes[index + 1])
            #expect(one.0 > 5 && many.0 <= 200 && many.1 >= 2 * one.1 - 2, "\(index): \(one) \(many)")
        }
        // A combining mark takes no room.
        #expect(sizes[18].0 == sizes[19].0)
        await w.close()
    }
}
