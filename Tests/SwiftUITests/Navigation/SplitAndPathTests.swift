import Foundation
import Gtk
import Testing

@testable import SwiftUI

struct PathGate: Codable, Hashable { var number: Int }
private final class NotCodable: Hashable {
    static func == (a: NotCodable, b: NotCodable) -> Bool { a === b }
    func hash(into hasher: inout Hasher) {}
}

@Suite struct NavigationPathTests {
    @Test func aPathIsEncodedAndFoundAgain() throws {
        var path = NavigationPath()
        path.append("LH 1")
        path.append(PathGate(number: 7))
        path.append(42)
        let codable = try #require(path.codable)
        let data = try JSONEncoder().encode(codable)
        let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(again == path && again.count == 3)
        path.append(NotCodable())
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            let unknown = Data(#"["nothing","1"]"#.utf8)
            _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: unknown)
        }
    }
}

private struct Halves: View {
    let isVertical: Bool

    var body: some View {
        if isVertical {
            VSplitView {
                Color.red.frame(minHeight: 40)
                Color.blue.frame(minHeight: 40)
            }
        } else {
            HSplitView {
                Color.red.frame(minWidth: 60, maxWidth: .infinity)
                Color.blue.frame(minWidth: 60, maxWidth: .infinity)
                Color.green.frame(minWidth: 60, maxWidth: .infinity)
            }
        }
    }
}

private struct Inspected: View {
    @State private var isShown = true

    var body: some View {
        Color.teal.inspector(isPresented: $isShown) {
            Color.red.inspectorColumnWidth(min: 150, ideal: 200, max: 300)
        }
    }
}

private struct ClickedColumns: View {
    let note: (String) -> Void

    var body: some View {
        NavigationSplitView {
            List(["one", "two"], id: \.self) { name in
                Button(name) { note(name) }
                    .swipeActions { Button("Mark") {} }
            }
        } detail: {
            List(["three", "four"], id: \.self) { name in
                Button(name) { note(name) }
                    .swipeActions { Button("Mark") {} }
            }
        }
    }
}

private struct Columned: View {
    let isFixed: Bool

    var body: some View {
        NavigationSplitView {
            if isFixed {
                Color.red.navigationSplitViewColumnWidth(220)
            } else {
                Color.red.navigationSplitViewColumnWidth(min: 150, ideal: 220, max: 300)
            }
        } detail: {
            Color.blue
        }
    }
}

extension WidgetTests {
    @Test func theBorderOfAColumnIsDragged() async throws {
        let key = "SceneStorage/main/Windsock.sidebarWidth"
        UserDefaults.standard.removeObject(forKey: key)
        let w = TestWindow(width: 800, height: 300) { Columned(isFixed: false) }
        await w.settle()
        #expect(widths(w).first == 220, "\(widths(w))")
        await w.drag(from: (220, 150), to: (260, 150))
        #expect(abs((widths(w).first ?? 0) - 260) <= 1, "\(widths(w))")
        // Not wider and not narrower than it may be.
        await w.drag(from: (260, 150), to: (500, 150))
        #expect(widths(w).first == 300, "\(widths(w))")
        await w.drag(from: (300, 150), to: (20, 150))
        #expect(widths(w).first == 150, "\(widths(w))")
        await w.close()
        // The window remembers the width.
        let again = TestWindow(width: 800, height: 300) { Columned(isFixed: false) }
        await again.settle()
        #expect(widths(again).first == 150, "\(widths(again))")
        await again.close()
        UserDefaults.standard.removeObject(forKey: key)
        let fixed = TestWindow(width: 800, height: 300) { Columned(isFixed: true) }
        await fixed.settle()
        await fixed.drag(from: (220, 150), to: (260, 150))
        #expect(widths(fixed).first == 220, "\(widths(fixed))")
        await fixed.close()
    }

    @Test func clicksReachWhatIsBesideABorder() async throws {
        var notes: [String] = []
        let w = TestWindow(width: 800, height: 300) { ClickedColumns { notes.append($0) } }
        await w.settle()
        for name in ["one", "four"] {
            let buttons = w.tree.leaves.filter { $0.node.plainText == name && $0.widget.isMapped }
            let button = try #require(buttons.first?.widget)
            await w.click(button)
        }
        #expect(notes == ["one", "four"])
        await w.close()
    }

    private func widths(_ w: TestWindow) -> [Int] { w.tree.all(DrawingWidget.self).map(\.width).filter { $0 > 20 } }

    @Test func theBorderOfASplitViewIsDragged() async throws {
        let w = TestWindow(width: 600, height: 200) { Halves(isVertical: false) }
        await w.settle()
        let before = widths(w)
        #expect(before.count == 3 && before.allSatisfy { $0 >= 60 } && before.reduce(0, +) > 580, "\(before)")
        // Far to the left: the first view keeps its least width.
        await w.drag(from: (Double(before[0]), 100), to: (5, 100))
        let after = widths(w)
        #expect(after[0] == 60 && after.reduce(0, +) > 580, "\(after)")
        await w.close()
        let vertical = TestWindow(width: 200, height: 300) { Halves(isVertical: true) }
        await vertical.settle()
        let heights = vertical.tree.all(DrawingWidget.self).map(\.height)
        #expect(heights.count == 2 && heights.allSatisfy { $0 >= 40 } && heights.reduce(0, +) > 280, "\(heights)")
        await vertical.close()
    }

    @Test func theBorderOfAnInspectorIsDragged() async throws {
        UserDefaults.standard.removeObject(forKey: "SceneStorage/main/Windsock.inspectorWidth")
        let w = TestWindow(width: 800, height: 200) { Inspected() }
        await w.settle()
        #expect(widths(w).contains(200), "\(widths(w))")
        let panel = try #require(w.tree.all(DrawingWidget.self).first { $0.width == 200 })
        let border = try #require(panel.bounds(in: w.window)).x - 1
        await w.drag(from: (border, 100), to: (border - 50, 100))
        #expect(widths(w).contains(250), "\(widths(w))")
        // Not wider than it may be.
        await w.drag(from: (border - 50, 100), to: (border - 300, 100))
        #expect(widths(w).contains(300), "\(widths(w))")
        await w.close()
        UserDefaults.standard.removeObject(forKey: "SceneStorage/main/Windsock.inspectorWidth")
    }
}

extension TestWindow {
    fileprivate var tree: TreeSearch { TreeSearch(root: content.rootNode!) }

    /// Drags from a point of the window to another.
    fileprivate func drag(from: (Double, Double), to: (Double, Double)) async {
        let id = await focusedID()
        let offset = window.surfaceOffset
        func place(_ point: (Double, Double)) -> [String] {
            ["\(Int(point.0 + offset.x))", "\(Int(point.1 + offset.y))"]
        }
        let (start, end) = (place(from), place(to))
        await xdotool("mousemove", "--window", id, start[0], start[1], "mousedown", "1")
        await settle()
        let middle = place(((from.0 + to.0) / 2, (from.1 + to.1) / 2))
        await xdotool("mousemove", "--window", id, middle[0], middle[1])
        await settle()
        await xdotool("mousemove", "--window", id, end[0], end[1])
        await settle()
        await xdotool("mouseup", "1")
        await settle()
    }
}
