import AirportModel
import SwiftUI

/// The stores of a terminal from gate 1 on, laid out over whatever is behind: the darker, the busier.
struct TerminalStoresView: View {
    let terminal: String

    var body: some View {
        GeometryReader { proxy in
            let layout = TerminalStoresLayout(size: proxy.size, terminal: terminal)
            ForEach(Array(stores.enumerated()), id: \.element) { index, store in
                let origin = layout.origin(of: index)
                TerminalStoreShape(store: store)
                    .frame(width: layout.storeSize.width, height: layout.storeSize.height)
                    .offset(x: origin.x, y: origin.y)
            }
        }
    }

    private var stores: [TerminalStore] { TerminalStore.stores(ofTerminal: terminal) }
}

/// A store: green while it is empty, nearly black when it is full.
struct TerminalStoreShape: View {
    let store: TerminalStore

    @Environment(\.airportClock) private var clock

    var body: some View {
        TimelineView(.everyMinute) { context in
            let busyness = store.busyness(at: clock.now(), calendar: clock.calendar)
            RoundedRectangle(cornerRadius: 5)
                .fill(Color(hue: 0.3333, saturation: 1 - busyness, brightness: 1 - busyness))
                .overlay {
                    Text(store.shortName)
                        .font(.footnote)
                        .foregroundStyle(.white)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .shadow(radius: 5)
                }
                .help("\(store.name), \(Int((busyness * 100).rounded())) % busy")
        }
    }
}
