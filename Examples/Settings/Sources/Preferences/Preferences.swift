import SwiftUI

/// A window that shows what the preferences say, and the preferences, which the app's menu and Ctrl-comma open.
@main
struct Preferences: App {
    var body: some Scene {
        WindowGroup("Clock") { ClockFace() }
            .defaultSize(width: 420, height: 260)
        Settings { PreferencesView() }
    }
}

enum Accent: String, CaseIterable, Identifiable {
    case blue, green, orange, purple
    var id: Self { self }
    var color: Color {
        switch self {
        case .blue: .blue
        case .green: .green
        case .orange: .orange
        case .purple: .purple
        }
    }
}

struct ClockFace: View {
    @AppStorage("showsSeconds") private var showsSeconds = true
    @AppStorage("showsDate") private var showsDate = true
    @AppStorage("accent") private var accent = Accent.blue
    @AppStorage("size") private var size = 64.0
    @AppStorage("greeting") private var greeting = ""

    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            VStack(spacing: 8) {
                if !greeting.isEmpty { Text(verbatim: greeting).font(.title3).foregroundStyle(.secondary) }
                Text(
                    context.date, format: showsSeconds ? .dateTime.hour().minute().second() : .dateTime.hour().minute()
                )
                .font(.system(size: size, weight: .light))
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.3)
                .foregroundStyle(accent.color)
                if showsDate {
                    Text(context.date, format: .dateTime.weekday(.wide).day().month(.wide)).foregroundStyle(.secondary)
                }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .toolbar {
            ToolbarItem { SettingsLink { Label("Preferences", systemImage: "gearshape") } }
        }
    }
}

struct PreferencesView: View {
    var body: some View {
        TabView {
            Tab("General", systemImage: "gearshape") { GeneralPreferences() }
            Tab("Look", systemImage: "paintbrush") { LookPreferences() }
        }
        .frame(width: 480, height: 380)
    }
}

struct GeneralPreferences: View {
    @AppStorage("showsSeconds") private var showsSeconds = true
    @AppStorage("showsDate") private var showsDate = true
    @AppStorage("greeting") private var greeting = ""

    var body: some View {
        Form {
            Section("Shown") {
                Toggle("Seconds", isOn: $showsSeconds)
                Toggle("Date", isOn: $showsDate)
            }
            Section {
                TextField("Greeting", text: $greeting)
            } footer: {
                Text("It stands above the time.")
            }
        }
        .formStyle(.grouped)
    }
}

struct LookPreferences: View {
    @AppStorage("accent") private var accent = Accent.blue
    @AppStorage("size") private var size = 64.0

    var body: some View {
        Form {
            Picker("Colour", selection: $accent) {
                ForEach(Accent.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0) }
            }
            LabeledContent("Size") {
                Slider(value: $size, in: 32...96).frame(width: 200)
            }
            Button("As It Was at First", role: .destructive) {
                accent = .blue
                size = 64
            }
        }
        .formStyle(.grouped)
    }
}

#Preview("General") { GeneralPreferences() }
#Preview("Look") { LookPreferences() }
#Preview("Clock", traits: .fixedLayout(width: 420, height: 220)) { ClockFace() }
