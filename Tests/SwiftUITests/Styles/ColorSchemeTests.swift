import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test("A view asks for dark windows for as long as it is shown")
    func preferredColorScheme() async {
        struct Night: View {
            let model: Model
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                VStack {
                    Text(scheme == .dark ? "dark" : "light")
                    if model.isOn { Color.red.preferredColorScheme(.light) }
                }
                .preferredColorScheme(model.number > 0 ? .dark : nil)
            }
        }
        let model = Model(number: 1)
        let window = TestWindow { Night(model: model) }
        await window.settle()
        #expect(StyleManager.shared.isDark && window.texts == ["dark"])
        // The outer view decides.
        model.isOn = true
        await window.settle()
        #expect(window.texts == ["dark"])
        model.number = 0
        await window.settle()
        #expect(!StyleManager.shared.isDark && window.texts == ["light"])
        model.number = 1
        await window.settle()
        #expect(window.texts == ["dark"])
        await window.close()
        #expect(StyleManager.shared.colorScheme == .system)
    }
}
