// Type-checked by script/check-isolation in the language modes of Swift 5 and 6, without warnings: views, modifiers and
// values can be made anywhere, as with Apple's SwiftUI; bodies run on the main actor.
import SwiftUI

struct Badge: View {
    var title: String
    @State private var isOn = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text(title).foregroundStyle(colorScheme == .dark ? .white : .black)
        Text(verbatim: isOn ? "on" : "off")
        Rectangle().frame(width: 10, height: 10).onAppear { isOn.toggle() }
    }
}

nonisolated func makeRow(_ title: String) -> some View {
    HStack {
        Text(title).font(.headline).padding()
        Spacer()
        Color.red.frame(width: 10)
    }
    .background(.blue)
    .opacityOfRow()
}

extension View {
    nonisolated func opacityOfRow() -> some View {
        padding(4).overlay(alignment: .topLeading) { Text(verbatim: "new") }
    }
}

@ViewBuilder
nonisolated func choice(_ isFirst: Bool) -> some View {
    if isFirst {
        Text(verbatim: "first")
    } else {
        Circle().fill(.green)
    }
}

struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content.padding().background(in: RoundedRectangle(cornerRadius: 8))
    }
}

nonisolated struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

actor Maker {
    func make() -> (Color, Font, Path, Animation) {
        (.red.opacity(0.5), .title.bold(), Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .easeInOut)
    }
}

@Observable
final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable var model: Model
    @Binding var count: Int

    var body: some View {
        Text(verbatim: "\(model.name) \(count)")
            .modifier(Card())
            .task { await refresh() }
            .onChange(of: count) { old, new in print(old, new) }
    }

    private func refresh() async {
        model.name = "refreshed"
    }
}
