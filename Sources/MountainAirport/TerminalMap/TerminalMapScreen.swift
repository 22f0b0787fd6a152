import AirportModel
import SwiftUI

/// The map of a whole terminal as a screen of its own.
struct TerminalMapScreen: View {
    @Environment(\.airportMap) private var source

    var body: some View {
        switch source {
        case .map(let map): TerminalExplorer(map: map)
        case .broken(let error): MissingMap(error: error)
        }
    }
}

/// The map with the choice of a terminal, and beside it everything on the map as a list.
private struct TerminalExplorer: View {
    let map: AirportMap

    @SceneStorage("Terminal") private var letter = "A"
    @State private var gateName: String?
    @State private var selection: MapPlace?
    @State private var listSelection: MapPlace.ID?
    @State private var isNarrow = false
    /// How much larger letters are than usual.
    @ScaledMetric private var scale: CGFloat = 1

    var body: some View {
        if let plan = map.terminal(letter) ?? map.terminals.first {
            GeometryReader { geometry in
                let isWide = geometry.size.width > 640 * scale
                let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    ExplorerMap(map: map, plan: plan, gate: plan.gate(gateName), selection: $selection)
                    Divider()
                    PlaceList(plan: plan, map: map, selection: $listSelection)
                        .frame(width: isWide ? 240 * scale : nil, height: isWide ? nil : geometry.size.height * 0.38)
                }
            }
            .onGeometryChange(for: Bool.self) {
                $0.size.width < 420 * scale
            } action: {
                isNarrow = $0
            }
            .navigationTitle("Terminal Map")
            .toolbar {
                ToolbarItem(placement: .principal) {
                    TerminalPicker(map: map, isShort: isNarrow, letter: $letter)
                }
            }
            .onChange(of: listSelection) {
                guard let place = plan.places.first(where: { $0.id == listSelection }) else { return }
                selection = place
            }
            .onChange(of: selection) {
                // The walk goes to the gate that was asked for last.
                if case .gate(let gate) = selection { gateName = gate.name }
                // What was closed can be chosen again.
                if selection == nil { listSelection = nil }
            }
            .onChange(of: letter) {
                gateName = nil
                selection = nil
            }
        }
    }
}

private struct TerminalPicker: View {
    let map: AirportMap
    /// Whether there is room for the letters only.
    let isShort: Bool
    @Binding var letter: String

    var body: some View {
        Picker("Terminal", selection: $letter) {
            ForEach(map.terminals) { terminal in
                (isShort ? Text(verbatim: terminal.letter) : Text("Terminal \(terminal.letter)"))
                    .tag(terminal.letter)
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }
}

private struct ExplorerMap: View {
    let map: AirportMap
    let plan: TerminalPlan
    let gate: TerminalPlan.Gate?
    @Binding var selection: MapPlace?

    var body: some View {
        InteractiveMap(map: map, plan: plan, gate: gate, takesWheel: true, selection: $selection)
            .overlay(alignment: .topLeading) {
                if let gate, let walk = plan.walk(to: gate) {
                    Label(WalkWording.sentence(walk, to: gate, on: map), systemImage: "figure.walk")
                        .padding(8)
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
                        .padding(10)
                        .allowsHitTesting(false)
                }
            }
    }
}

/// Everything on the map, for those who don't see it or prefer to read.
private struct PlaceList: View {
    let plan: TerminalPlan
    let map: AirportMap
    @Binding var selection: MapPlace.ID?

    var body: some View {
        List(selection: $selection) {
            Section("Gates") {
                ForEach(plan.gates) { gate in
                    HStack {
                        Text("Gate \(gate.name)")
                        Spacer()
                        if let walk = plan.walk(to: gate) {
                            Text(WalkWording.short(walk, on: map))
                                .foregroundStyle(.secondary)
                        }
                    }
                    .tag(MapPlace.gate(gate).id)
                }
            }
            Section("Stores") {
                ForEach(plan.shops) { shop in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(shop.store.name)
                        Text(shop.sells)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    .tag(MapPlace.shop(shop).id)
                }
            }
            Section("Facilities") {
                Text(plan.security.name).tag(MapPlace.security(plan.security).id)
                ForEach(plan.toilets) { Text($0.name).tag(MapPlace.toilets($0).id) }
            }
        }
    }
}
