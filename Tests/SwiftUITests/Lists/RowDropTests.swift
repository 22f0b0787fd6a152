import Foundation
import Gtk
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

private struct Ticket: Codable, Transferable, Equatable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.windsock.ticket"))
        ProxyRepresentation(exporting: \.title)
    }
}

@Observable
@MainActor
private final class Desk {
    var rows = ["one", "two"]
    var isTargeted = false
    @ObservationIgnored var tickets: [Ticket] = []
    @ObservationIgnored var texts: [String] = []
    @ObservationIgnored var places: [CGPoint] = []
    @ObservationIgnored var events: [String] = []
}

private struct DeskDelegate: DropDelegate {
    let desk: Desk
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropEntered(info: DropInfo) { desk.events.append("entered") }
    func dropExited(info: DropInfo) { desk.events.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
        desk.events.append("performed \(info.itemProviders(for: [.plainText]).count)")
        return true
    }
}

private struct DeskView: View {
    @Bindable var desk: Desk
    var body: some View {
        VStack {
            HStack(spacing: 20) {
                Text("ticket").frame(width: 80, height: 40).draggable(Ticket(title: "LH 7"))
                Text("provider").frame(width: 80, height: 40)
                    .onDrag { NSItemProvider(object: "from a provider" as NSString) }
                Text("tickets").frame(width: 80, height: 40)
                    .dropDestination(for: Ticket.self) { items, place in
                        desk.tickets += items
                        desk.places.append(place)
                        return true
                    }
                Text("texts").frame(width: 80, height: 40)
                    .onDrop(of: [.plainText], isTargeted: $desk.isTargeted) { providers in
                        for provider in providers {
                            provider.loadDataRepresentation(forTypeIdentifier: UTType.utf8PlainText.identifier) {
                                data, _ in
                                let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
                                Task { @MainActor in desk.texts.append(text) }
                            }
                        }
                        return true
                    }
                Text("delegate").frame(width: 80, height: 40)
                    .onDrop(of: [.plainText], delegate: DeskDelegate(desk: desk))
            }
            List {
                ForEach(desk.rows, id: \.self) { row in
                    Text(row).frame(maxWidth: .infinity).contentShape(Rectangle()).itemProvider {
                        NSItemProvider(object: "row \(row)" as NSString)
                    }
                }
                .onInsert(of: [.plainText]) { index, providers in
                    desk.rows.insert("inserted \(providers.count)", at: index)
                }
            }
        }
    }
}

extension WidgetTests {
    @Test func itemsAreDraggedFromAndDroppedOntoViews() async {
        let desk = Desk()
        let w = TestWindow(width: 560, height: 300) { DeskView(desk: desk) }
        await w.settle()
        func text(_ words: String) -> Gtk.Widget { w.all(TextWidget.self).first { $0.text == words }! }
        // An item of the app's own type arrives as one.
        await w.drag(text("ticket"), to: text("tickets"))
        await w.pump(until: { !desk.tickets.isEmpty }, timeout: 3)
        #expect(desk.tickets == [Ticket(title: "LH 7")])
        #expect(desk.places.allSatisfy { (0...80).contains($0.x) && (0...40).contains($0.y) })
        // As a text it is dropped where texts are wanted.
        await w.drag(text("ticket"), to: text("texts"))
        await w.pump(until: { !desk.texts.isEmpty }, timeout: 3)
        #expect(desk.texts == ["LH 7"])
        #expect(!desk.isTargeted, "what was dropped isn't over the view any more")
        // What isn't a ticket isn't taken for one.
        await w.drag(text("provider"), to: text("tickets"))
        #expect(desk.tickets.count == 1)
        await w.drag(text("provider"), to: text("texts"))
        await w.pump(until: { desk.texts.count == 2 }, timeout: 3)
        #expect(desk.texts.last == "from a provider")
        await w.drag(text("provider"), to: text("delegate"))
        await w.pump(until: { desk.events.count >= 2 }, timeout: 3)
        #expect(desk.events.first == "entered" && desk.events.contains("performed 1"))
        await w.close()
    }

    @Test func itemsAreDroppedBetweenRowsAndDraggedFromThem() async {
        let desk = Desk()
        let w = TestWindow(width: 560, height: 300) { DeskView(desk: desk) }
        await w.settle()
        func text(_ words: String) -> Gtk.Widget { w.all(TextWidget.self).first { $0.text == words }! }
        await w.drag(text("provider"), to: w.list!.row(at: 1)!.host.widget, at: 0.2)
        await w.pump(until: { desk.rows.count == 3 }, timeout: 3)
        #expect(desk.rows == ["one", "inserted 1", "two"])
        await w.settle()
        await w.drag(w.list!.row(at: 2)!.host.widget, to: text("texts"))
        await w.pump(until: { !desk.texts.isEmpty }, timeout: 3)
        #expect(desk.texts == ["row two"])
        await w.close()
    }
}
