import AirportModel
import SwiftUI

/// The sheet that chooses whose board is shown: the sample airport, or one with imported flights.
struct AirportChooser: View {
    let session: AirportSession

    @Environment(\.dismiss) private var dismiss
    @State private var choices = [AirportChoice.sample]
    /// Whether the choices are those of the store.
    @State private var isRead = false
    /// Return was pressed before the choices were there.
    @State private var isSubmitted = false
    @State private var text = ""
    @State private var selection: BoardSource?
    @FocusState private var fieldIsFocused: Bool

    var body: some View {
        VStack(spacing: 12) {
            TextField("Code, name or city", text: $text)
                .textFieldStyle(.roundedBorder)
                .focused($fieldIsFocused)
                .onSubmit { if isRead { choose(selection) } else { isSubmitted = true } }
            List(matches, selection: $selection) { choice in
                VStack(alignment: .leading, spacing: 2) {
                    Text(choice.name)
                    Text(choice.details)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                .padding(.vertical, 2)
            }
            if let problem = session.storeProblem {
                Text(problem)
                    .foregroundStyle(.red)
            } else if isRead, choices.count == 1 {
                Text("Import a table of flights to see other airports.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .padding(12)
        .frame(width: 420, height: 460)
        .navigationTitle("Choose an Airport")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Show") { choose(selection) }
                    .disabled(selection == nil)
            }
        }
        .onChange(of: text) {
            isSubmitted = false
            mark()
        }
        .onAppear {
            selection = session.source
            fieldIsFocused = true
        }
        .task {
            choices = await session.airportChoices()
            isRead = true
            if !text.isEmpty { mark() }
            if isSubmitted { choose(selection) }
        }
    }

    private var matches: [AirportChoice] { choices.filter { $0.matches(text) } }

    /// Marks what Return shows: the first match, unless the airport that was marked is one.
    private func mark() {
        let matches = matches
        if !matches.contains(where: { $0.source == selection }) { selection = matches.first?.source }
    }

    private func choose(_ source: BoardSource?) {
        guard let source else { return }
        session.show(source)
        dismiss()
    }
}
