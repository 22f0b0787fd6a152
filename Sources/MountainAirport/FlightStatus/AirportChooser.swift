import AirportModel
import SwiftUI

/// The sheet that chooses whose board is shown: the sample airport, or one with imported flights.
struct AirportChooser: View {
    let session: AirportSession

    @Environment(\.dismiss) private var dismiss
    @State private var choices = [AirportChoice.sample]
    @State private var text = ""
    @State private var selection: BoardSource?

    var body: some View {
        VStack(spacing: 12) {
            Text("Choose an Airport")
                .font(.title2)
            TextField("Code, name or city", text: $text)
                .textFieldStyle(.roundedBorder)
                .onSubmit { choose(selection ?? matches.first?.source) }
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
            } else if choices.count == 1 {
                Text("Import a table of flights to see other airports.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            HStack {
                Button("Cancel", role: .cancel) { dismiss() }
                    .keyboardShortcut(.cancelAction)
                Spacer()
                Button("Show") { choose(selection) }
                    .keyboardShortcut(.defaultAction)
                    .disabled(selection == nil)
            }
        }
        .padding(20)
        .frame(width: 460, height: 520)
        .onAppear {
            choices = session.airportChoices()
            selection = session.source
        }
    }

    private var matches: [AirportChoice] { choices.filter { $0.matches(text) } }

    private func choose(_ source: BoardSource?) {
        guard let source else { return }
        session.show(source)
        dismiss()
    }
}
