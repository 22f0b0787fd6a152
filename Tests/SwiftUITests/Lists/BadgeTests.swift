import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Boxes {
    var unread = 2
    var isOn = false
}

/// Only the rows read how much is unread.
private struct BoxList: View {
    let boxes: Boxes
    @State private var selection: String? = "a"

    init(boxes: Boxes) {
        self.boxes = boxes
    }

    var body: some View {
        List(selection: $selection) {
            Section("Boxes") {
                ForEach(["a", "b"], id: \.self) { box in
                    Label(box, systemImage: "tray").badge(boxes.unread).tag(box)
                }
            }
        }
    }
}

extension WidgetTests {
    @Test func aBadgeFollowsWhatItsRowReads() async {
        let boxes = Boxes()
        let w = TestWindow { BoxList(boxes: boxes) }
        await w.settle()
        func texts() -> [String] { w.content.rootNode.map { TreeSearch(root: $0).texts } ?? [] }
        #expect(texts().filter { $0 == "2" }.count == 2)
        boxes.unread = 1
        await w.settle()
        #expect(texts().filter { $0 == "1" }.count == 2 && !texts().contains("2"), "\(texts())")
        boxes.unread = 0
        await w.settle()
        #expect(!texts().contains("1"))
        await w.close()
    }
}
