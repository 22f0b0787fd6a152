import Foundation
import Testing

@testable import SwiftUI

@Suite
struct TableWidthTests {
    private func share(_ total: CGFloat, _ columns: [(TableColumnWidth, CGFloat?)]) -> [CGFloat] {
        TableColumnWidth.share(total, among: columns.map { (width: $0.0, chosen: $0.1) })
    }

    @Test func columnsShareEvenly() {
        let any = TableColumnWidth()
        #expect(share(300, [(any, nil), (any, nil), (any, nil)]) == [100, 100, 100])
        #expect(share(301, [(any, nil), (any, nil)]).reduce(0, +) == 301)
        #expect(share(600, [(any, nil), (TableColumnWidth(fixed: 80), nil), (any, nil)]) == [260, 80, 260])
    }

    @Test func limitsHold() {
        let any = TableColumnWidth()
        let limited = TableColumnWidth(minimum: 50, ideal: 60, maximum: 120)
        #expect(share(500, [(limited, nil), (any, nil)]) == [120, 380])
        #expect(share(120, [(limited, nil), (any, nil)]) == [50, 70])
        // Too narrow for all of them: the table scrolls.
        #expect(share(50, [(limited, nil), (any, nil)]) == [50, 40])
        #expect(share(500, [(limited, 70), (any, nil)]) == [70, 430])
        #expect(share(500, [(limited, 700), (any, nil)]) == [120, 380])
    }
}
