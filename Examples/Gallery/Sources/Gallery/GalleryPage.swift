import SwiftUI

/// The pages of the gallery, in the order of its list.
enum GalleryPage: String, CaseIterable, Identifiable {
    case buttons, menus, toggles, values, pickers, dates, indicators, textInput, forms, lists, sidebars, tables, boxes

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .buttons: "Buttons"
        case .menus: "Menus and Links"
        case .toggles: "Toggles"
        case .values: "Sliders and Steppers"
        case .pickers: "Pickers"
        case .dates: "Dates and Colors"
        case .indicators: "Gauges and Progress"
        case .textInput: "Text Input"
        case .forms: "Forms"
        case .lists: "Lists"
        case .sidebars: "Sidebars and Outlines"
        case .tables: "Tables"
        case .boxes: "Groups and Labels"
        }
    }

    var symbol: String {
        switch self {
        case .buttons: "capsule"
        case .menus: "link"
        case .toggles: "switch.2"
        case .values: "slider.horizontal.3"
        case .pickers: "checklist"
        case .dates: "calendar"
        case .indicators: "gauge.with.dots.needle.50percent"
        case .textInput: "character.cursor.ibeam"
        case .forms: "list.bullet.rectangle"
        case .lists: "list.bullet"
        case .sidebars: "sidebar.left"
        case .tables: "tablecells"
        case .boxes: "rectangle.3.group"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .buttons: ButtonsPage()
        case .menus: MenusPage()
        case .toggles: TogglesPage()
        case .values: ValuesPage()
        case .pickers: PickersPage()
        case .dates: DatesPage()
        case .indicators: IndicatorsPage()
        case .textInput: TextInputPage()
        case .forms: FormsPage()
        case .lists: ListsPage()
        case .sidebars: SidebarsPage()
        case .tables: TablesPage()
        case .boxes: BoxesPage()
        }
    }
}

/// A named row of specimens.
struct Shelf<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline)
            content
        }
    }
}

/// A page: shelves one under the other.
struct Shelves<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            content
        }
    }
}
