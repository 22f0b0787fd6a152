import Gtk
import Testing

@testable import SwiftUI

private struct Framed: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            Label(configuration)
            Text(isEnabled ? "on" : "off")
        }
    }
}

extension WidgetTests {
    private func plainText(_ w: TestWindow) -> String { w.content.rootNode?.plainText ?? "" }

    @Test func labelsShowTitleAndIcon() async {
        let w = TestWindow { Label("Lightning", systemImage: "bolt.fill") }
        await w.settle()
        #expect(w.all(TextWidget.self).count == 1)
        #expect(w.all(DrawingWidget.self).count == 1)
        // The icon says nothing that the title doesn't say.
        #expect(plainText(w) == "Lightning")
        guard let icon = w.first(DrawingWidget.self), let title = w.first(TextWidget.self) else { return }
        let distance = (title.bounds(in: w.window)?.x ?? 0) - (icon.bounds(in: w.window)?.x ?? 0)
        #expect(distance == Double(icon.width) + 6)
        await w.close()
    }

    @Test func labelStylesChooseWhatIsShown() async {
        let w = TestWindow {
            Label("A", systemImage: "bolt").labelStyle(.titleOnly)
            VStack { Label("B", systemImage: "bolt") }.labelStyle(.iconOnly)
            VStack { Label("C", systemImage: "bolt").labelStyle(.titleAndIcon) }.labelStyle(.iconOnly)
        }
        await w.settle()
        #expect(w.all(TextWidget.self).count == 2)
        #expect(w.all(DrawingWidget.self).count == 2)
        #expect(plainText(w) == "A B C")
        await w.close()
    }

    @Test func customLabelStylesWrapTheStyleAround() async {
        let w = TestWindow {
            VStack {
                Label("A", systemImage: "bolt").labelStyle(Framed())
                Label("B", systemImage: "bolt").labelStyle(Framed()).disabled(true)
            }
            .labelStyle(.titleOnly)
        }
        await w.settle()
        #expect(w.all(DrawingWidget.self).isEmpty)
        #expect(plainText(w) == "A on B off")
        await w.close()
    }

    @Test func severalTextsInATitleStandBelowEachOther() async {
        let w = TestWindow {
            Label {
                Text("Ada")
                Text("Mathematician")
            } icon: {
                Circle().frame(width: 44, height: 44)
            }
        }
        await w.settle()
        let texts = w.all(TextWidget.self).compactMap { $0.bounds(in: w.window) }
        #expect(texts.count == 2)
        #expect(texts.first?.x == texts.last?.x)
        #expect((texts.last?.y ?? 0) > (texts.first?.y ?? 0))
        await w.close()
    }
}
