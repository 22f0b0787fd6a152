import SwiftUI

struct TextInputPage: View {
    @State private var name = "Amelia Earhart"
    @State private var empty = ""
    @State private var password = "Lockheed"
    @State private var seats = 180
    @State private var notes = "Window seat, if there is one.\nNo nuts."

    var body: some View {
        Shelves {
            Shelf("Fields") { fields.frame(width: 420) }
            Shelf("Styles") { styles.frame(width: 420) }
            Shelf("Several Lines") {
                VStack(alignment: .leading, spacing: 12) {
                    TextField("Notes", text: $notes, axis: .vertical)
                    TextField("Notes", text: $notes, axis: .vertical).lineLimit(4, reservesSpace: true)
                }
                .textFieldStyle(.roundedBorder)
                .frame(width: 420)
            }
            Shelf("Editor") {
                TextEditor(text: $notes).frame(width: 420, height: 90)
            }
        }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
            TextField("Name", text: $empty, prompt: Text("First and last name"))
            TextField("Seats", value: $seats, format: .number)
            SecureField("Password", text: $password)
            TextField("Disabled", text: $name).disabled(true)
        }
        .textFieldStyle(.roundedBorder)
    }

    private var styles: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Automatic", text: $name).textFieldStyle(.automatic)
            TextField("Plain", text: $name).textFieldStyle(.plain)
            TextField("Rounded Border", text: $name).textFieldStyle(.roundedBorder)
            TextField("Square Border", text: $name).textFieldStyle(.squareBorder)
        }
    }
}
