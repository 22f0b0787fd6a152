import Foundation

extension TableColumnCustomization {
    /// Customizations are stored as JSON.
    static var storedForm: StoredForm<TableColumnCustomization> {
        StoredForm(
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(TableColumnCustomization.self, from: $0) } },
            write: { try? JSONEncoder().encode($0) })
    }
}

extension AppStorage {
    /// Keeps what the user has changed about the columns of a table.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue, key, store: store, form: TableColumnCustomization<RowValue>.storedForm)
    }
}

extension SceneStorage {
    /// Keeps what the user has changed about the columns of a table, for each window.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue, key, store: nil, form: TableColumnCustomization<RowValue>.storedForm)
    }
}
