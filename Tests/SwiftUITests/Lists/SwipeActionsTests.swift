import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Mail {
    var letters = ["Ada", "Bo", "Cleo", "Dan"]
    var selection: Set<String> = []
    @ObservationIgnored var done: [String] = []
}

private struct MailList: View {
    @Bindable var mail: Mail
    var isRightToLeft = false
    var body: some View {
        List(mail.letters, id: \.self, selection: $mail.selection) { letter in
            Text(letter)
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { mail.done.append("delete \(letter)") }
                    Button("Flag", systemImage: "flag") { mail.done.append("flag \(letter)") }.tint(.orange)
                }
                .swipeActions(edge: .leading, allowsFullSwipe: false) {
                    Button("Read") { mail.done.append("read \(letter)") }.tint(.blue)
                }
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension TestWindow {
    fileprivate func swipe(of position: Int) -> RowSwipe? { list?.row(at: position)?.root?.swipe }

    /// Drags a row sideways by some points.
    fileprivate func swipe(_ position: Int, by distance: Double) async {
        guard let bounds = list?.row(at: position)?.host.widget.bounds(in: window) else { return }
        let middle = CGPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
        let start = CGPoint(x: middle.x - distance / 2, y: middle.y)
        await drag(from: start, to: CGPoint(x: middle.x + distance / 2, y: middle.y + 1))
        await pump(until: { false }, timeout: 0.35)
        await settle()
    }

    /// The buttons of a row's actions that are seen, by their names, from the left.
    fileprivate func actions(of position: Int) -> [(name: String, widget: Gtk.Widget)] {
        guard let root = list?.row(at: position)?.root else { return [] }
        let leaves = TreeSearch(root: root).leaves.filter { $0.widget is Gtk.Button && $0.widget.isMapped }
        return leaves.map { ($0.node.plainText, $0.widget) }
            .sorted { $0.1.bounds(in: window)?.x ?? 0 < $1.1.bounds(in: window)?.x ?? 0 }
    }
}

extension WidgetTests {
    @Test func rowsAreDraggedAsideForTheirActions() async {
        let mail = Mail()
        let w = TestWindow(width: 400, height: 300) { MailList(mail: mail) }
        await w.settle()
        await w.swipe(1, by: -90)
        #expect(w.actions(of: 1).map(\.name) == ["Flag", "Delete"], "the first one is at the edge")
        #expect(mail.selection.isEmpty && mail.done.isEmpty, "a drag is no click")
        let swipe = w.swipe(of: 1)
        #expect(swipe?.edge == .trailing && swipe?.distance == w.list!.row(at: 1)!.root!.swipeWidth)
        await w.click(w.actions(of: 1)[0].widget)
        #expect(mail.done == ["flag Bo"])
        await w.pump(until: { swipe?.distance == 0 }, timeout: 2)
        #expect(swipe?.distance == 0, "it closes")
        // The other edge.
        await w.swipe(0, by: 90)
        #expect(w.actions(of: 0).map(\.name) == ["Read"])
        await w.click(w.actions(of: 0)[0].widget)
        #expect(mail.done == ["flag Bo", "read Ada"])
        await w.close()
    }

    @Test func onlyOneRowIsOpenAndAPressClosesIt() async {
        let mail = Mail()
        let w = TestWindow(width: 400, height: 300) { MailList(mail: mail) }
        await w.settle()
        await w.swipe(0, by: -90)
        #expect(w.swipe(of: 0)?.distance ?? 0 > 0)
        await w.swipe(2, by: -90)
        #expect(w.swipe(of: 0)?.distance == 0)
        #expect(w.swipe(of: 2)?.distance ?? 0 > 0)
        let bounds = w.list!.row(at: 2)!.host.widget.bounds(in: w.window)!
        await w.click(x: bounds.x + 40, y: bounds.y + bounds.height / 2)
        await w.pump(until: { w.swipe(of: 2)?.distance == 0 }, timeout: 2)
        #expect(w.swipe(of: 2)?.distance == 0)
        #expect(mail.selection.isEmpty, "the press only closed the row")
        // A short way isn't enough.
        await w.swipe(1, by: -30)
        #expect(w.swipe(of: 1)?.distance == 0 && mail.done.isEmpty)
        // Up and down isn't aside.
        await w.click(w.list!.row(at: 1)!.host.widget)
        #expect(mail.selection == ["Bo"])
        await w.close()
    }

    @Test func draggingAllTheWayPerformsTheFirstAction() async {
        let mail = Mail()
        let w = TestWindow(width: 400, height: 300) { MailList(mail: mail) }
        await w.settle()
        await w.swipe(3, by: -350)
        #expect(mail.done == ["delete Dan"])
        #expect(w.swipe(of: 3)?.distance == 0)
        // Not where that isn't allowed.
        await w.swipe(3, by: 350)
        #expect(mail.done == ["delete Dan"])
        #expect(w.actions(of: 3).map(\.name) == ["Read"])
        await w.close()
    }

    @Test func aWheelTurnedSidewaysShowsActions() async {
        let mail = Mail()
        let w = TestWindow(width: 400, height: 300) { MailList(mail: mail) }
        await w.settle()
        guard let bounds = w.list?.row(at: 1)?.host.widget.bounds(in: w.window) else { return await w.close() }
        let place = (x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
        // 7 is the button for turning to the right.
        await w.click(x: place.x, y: place.y, button: 7)
        await w.pump(until: { w.actions(of: 1).count == 2 }, timeout: 2)
        #expect(w.actions(of: 1).map(\.name) == ["Flag", "Delete"])
        await w.pump(until: { false }, timeout: 0.35)
        await w.click(x: place.x, y: place.y, button: 6)
        await w.pump(until: { w.swipe(of: 1)?.distance == 0 }, timeout: 2)
        #expect(w.swipe(of: 1)?.distance == 0)
        await w.close()
    }

    @Test func edgesChangeSidesWithTheDirectionOfText() async {
        let mail = Mail()
        let w = TestWindow(width: 400, height: 300) { MailList(mail: mail, isRightToLeft: true) }
        await w.settle()
        await w.swipe(1, by: 90)
        #expect(w.actions(of: 1).map(\.name) == ["Delete", "Flag"], "the trailing edge is on the left")
        await w.close()
    }

    @Test func actionsAreReachedByKeys() async {
        let mail = Mail()
        let w = TestWindow(width: 400, height: 300) { MailList(mail: mail) }
        await w.settle()
        await w.click(w.list!.row(at: 2)!.host.widget)
        await w.press("Menu")
        let host = w.list!.row(at: 2)!.host
        let menu = await w.contextMenu(in: host)
        #expect(menu?.menuTexts == ["Read", "Delete", "Flag"])
        await w.pump(until: { w.window.focus?.typeName == "GtkModelButton" }, timeout: 3)
        await w.press("Down", "Return")
        await w.pump(until: { !mail.done.isEmpty }, timeout: 3)
        #expect(mail.done == ["delete Cleo"])
        await w.close()
    }
}
