import Gtk
import Testing

@testable import SwiftUI

private struct SizedSheets: View {
    let probe: FlowProbe
    @State private var kind = 0
    @State private var isShown = false

    init(probe: FlowProbe) {
        self.probe = probe
    }

    var body: some View {
        probe.number = $kind
        probe.flag = $isShown
        return Color.teal.sheet(isPresented: $isShown) { sheet }
    }

    @ViewBuilder private var sheet: some View {
        let content = Color.orange.frame(minWidth: 120, idealWidth: 320, minHeight: 80, idealHeight: 200)
        switch kind {
        case 0: content.presentationSizing(.fitted)
        case 1: content.presentationSizing(.form)
        case 2: content.presentationSizing(.page)
        case 3: content.presentationSizing(.form.fitted(horizontal: false, vertical: true))
        default: content
        }
    }
}

extension WidgetTests {
    @Test func sheetsHaveTheSizeThatIsAskedFor() async throws {
        let probe = FlowProbe()
        let w = TestWindow(width: 900, height: 700) { SizedSheets(probe: probe) }
        await w.settle()
        var sizes: [(width: Int, height: Int)] = []
        for kind in 0...4 {
            probe.number?.wrappedValue = kind
            await w.settle()
            probe.flag?.wrappedValue = true
            let sheet = try #require(await w.shownSheet())
            sizes.append(sheet.window.defaultSize)
            probe.flag?.wrappedValue = false
            await w.pump(until: { w.sheet == nil })
            await w.settle()
        }
        let (fitted, form, page, fittedForm) = (sizes[0], sizes[1], sizes[2], sizes[3])
        #expect(fitted.width == 320 && abs(fitted.height - 247) < 8, "\(fitted)")
        #expect(form.width == 500 && form.height == 540, "\(form)")
        #expect(abs(page.width - 810) < 15 && abs(page.height - 630) < 15, "\(page)")
        #expect(fittedForm.width == 500 && fittedForm.height == fitted.height, "\(fittedForm)")
        #expect(sizes[4].width == 600 && sizes[4].height == 500, "\(sizes[4])")
        await w.close()
    }
}
