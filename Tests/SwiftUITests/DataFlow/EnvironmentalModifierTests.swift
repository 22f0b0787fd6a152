import Testing

@testable import SwiftUI

private struct Widened: ViewModifier {
    let width: CGFloat

    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

private struct ByScale: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Widened {
        Widened(width: environment.imageScale == .large ? 80 : 20)
    }
}

extension WidgetTests {
    @Test("A modifier that depends on the environment follows it")
    func environmentalModifiers() async {
        struct Sized: View {
            let model: Model

            var body: some View {
                Color.red.modifier(ByScale()).imageScale(model.isOn ? .large : .small)
            }
        }
        let model = Model()
        let window = TestWindow { Sized(model: model) }
        await window.settle()
        let item = window.items(WidgetItem.self).first
        #expect(item?.frame.width == 20)
        model.isOn = true
        await window.settle()
        // The same view has another width.
        #expect(item?.frame.width == 80)
        await window.close()
    }
}
