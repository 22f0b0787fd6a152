import SwiftUI

/// Every control in every style and state, a page per family.
@main
struct GalleryApp: App {
    @State private var look = Look()

    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView(look: $look)
        }
        .defaultSize(width: 1060, height: 760)
    }
}

/// How the page is shown: what the switches above it change.
struct Look {
    var isDark: Bool?
    var isRightToLeft = false
    var isDisabled = false
    var textSize = DynamicTypeSize.large

    var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    var colorScheme: ColorScheme? {
        isDark.map { $0 ? .dark : .light }
    }
}

struct GalleryView: View {
    @Binding var look: Look
    @State private var page: GalleryPage? = .buttons

    var body: some View {
        NavigationSplitView {
            List(GalleryPage.allCases, selection: $page) { page in
                Label(page.title, systemImage: page.symbol)
            }
            .navigationTitle("Gallery")
        } detail: {
            ScrollView {
                (page ?? .buttons).content
                    .padding(24)
                    .frame(maxWidth: .infinity, alignment: .topLeading)
                    .disabled(look.isDisabled)
                    .environment(\.layoutDirection, look.layoutDirection)
                    .dynamicTypeSize(look.textSize)
            }
            .navigationTitle((page ?? .buttons).title)
            .toolbar { LookMenu(look: $look) }
        }
        .preferredColorScheme(look.colorScheme)
    }
}

/// The menu that changes how the page is shown.
struct LookMenu: View {
    @Binding var look: Look

    var body: some View {
        Menu("Appearance", systemImage: "paintbrush") {
            Picker("Style", selection: $look.isDark) {
                Text("Like the Desktop").tag(Bool?.none)
                Text("Light").tag(Bool?.some(false))
                Text("Dark").tag(Bool?.some(true))
            }
            .pickerStyle(.inline)
            Picker("Text Size", selection: $look.textSize) {
                Text("Small").tag(DynamicTypeSize.small)
                Text("Normal").tag(DynamicTypeSize.large)
                Text("Large").tag(DynamicTypeSize.xxxLarge)
                Text("Very Large").tag(DynamicTypeSize.accessibility3)
            }
            .pickerStyle(.inline)
            Divider()
            Toggle("Right to Left", isOn: $look.isRightToLeft)
            Toggle("Disabled", isOn: $look.isDisabled)
        }
    }
}
