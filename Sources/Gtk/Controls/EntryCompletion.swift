import CAdwaita
import CGtkShim

/// A text that is offered below a field.
public struct EntrySuggestion: Equatable, Sendable {
    /// What is shown.
    public var title: String
    /// What the field gets when the suggestion is chosen.
    public var text: String

    /// A suggestion.
    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}

/// What is offered below a field while the user types. Which suggestions suit the text is for others to decide: all of
/// them are shown.
@MainActor
final class EntryCompletion: GObjectReference {
    private let store: GObjectReference
    private var shown: [EntrySuggestion] = []

    init() {
        let completion = gtk_entry_completion_new()!
        // The title, and the text.
        let strings = windsock_type_string()
        var types = [strings, strings]
        store = GObjectReference(taking: UnsafeMutableRawPointer(gtk_list_store_newv(2, &types)))
        super.init(taking: UnsafeMutableRawPointer(completion))
        gtk_entry_completion_set_model(opaque, store.opaque)
        gtk_entry_completion_set_minimum_key_length(opaque, 0)
        let cell = gtk_cell_renderer_text_new()!
        gtk_cell_layout_pack_start(opaque, cell, 1)
        gtk_cell_layout_add_attribute(opaque, cell, "text", 0)
        gtk_entry_completion_set_match_func(opaque, { _, _, _, _ in 1 }, nil, nil)
        connect("match-selected") { [unowned self] arguments in arguments.answer(choose(arguments)) }
    }

    private func choose(_ arguments: SignalArguments) -> Bool {
        guard let entry = gtk_entry_completion_get_entry(opaque), let model = arguments.object(0),
            let row = arguments.boxed(1),
            case let position = Int(windsock_tree_position(model, row)),
            shown.indices.contains(position)
        else { return false }
        let editable = OpaquePointer(entry)
        gtk_editable_set_text(editable, shown[position].text)
        gtk_editable_set_position(editable, -1)
        return true
    }

    func show(_ suggestions: [EntrySuggestion]) {
        guard suggestions != shown else { return }
        shown = suggestions
        let list = UnsafeMutableRawPointer(store.opaque).assumingMemoryBound(to: GtkListStore.self)
        gtk_list_store_clear(list)
        for suggestion in suggestions {
            var iter = GtkTreeIter()
            gtk_list_store_append(list, &iter)
            windsock_list_store_set_strings(list, &iter, suggestion.title, suggestion.text)
        }
    }
}
