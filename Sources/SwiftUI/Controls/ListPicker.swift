import Foundation
internal import Gtk

/// A list of a picker's options, of which the chosen one is selected.
final class ListPickerControl<Value: Hashable, Content: View>: PickerControl<Value, Content> {
    private let list = ChoiceList()
    private var rowHeight: CGFloat?

    /// How many rows are seen where nobody says how high the list is.
    private static var visibleRows: Int { 5 }

    override func makeControl() -> Gtk.Widget {
        list.onSelected { [unowned self] position in choose(position) }
        list.naturalRows = Self.visibleRows
        return list
    }

    override var flexibility: NativeFlexibility { NativeFlexibility(width: true, height: true) }
    override var ideal: CGSize { CGSize(width: 160, height: CGFloat(Self.visibleRows) * (rowHeight ?? 34)) }

    override func showOptions(_ options: PickerOptions<Value, Content>) {
        list.show(options.all.map { ChoiceList.Item(title: $0.title, iconName: $0.iconName) })
    }

    override func applyControl(_ values: EnvironmentValues) {
        if values.wheelItemHeight != rowHeight {
            rowHeight = values.wheelItemHeight
            list.rowHeight = rowHeight.map { Int($0.rounded()) } ?? 30
            (item as? NativeItem)?.ideal = ideal
        }
        super.applyControl(values)
    }

    override var accessibleWidget: Gtk.Widget { list.list }
    override var shownSelection: Int? { list.selected }
    override func show(selection: Int?) { list.selected = selection }
}

/// A row with the chosen option that opens a page with the list of all.
struct PickerLink<Label: View, Value: Hashable, Content: View>: View {
    let label: Label
    let picker: NativePicker<Value, Content>
    let currentValueLabel: AnyView?

    var body: some View {
        NavigationLink {
            PickerPage(label: label, picker: picker)
        } label: {
            LabeledContent {
                if let currentValueLabel {
                    currentValueLabel
                } else {
                    ChosenOption(picker: picker)
                }
            } label: {
                label
            }
        }
    }
}

/// The page with the options, which closes when one is chosen.
private struct PickerPage<Label: View, Value: Hashable, Content: View>: View {
    let label: Label
    let picker: NativePicker<Value, Content>
    @State private var name = ControlName()
    @Environment(\.dismiss) private var dismiss

    init(label: Label, picker: NativePicker<Value, Content>) {
        self.label = label
        self.picker = picker
    }

    var body: some View {
        let bindings = picker.value.bindings
        let dismiss = dismiss
        let closing = bindings.map { binding in
            Binding(
                get: { binding.wrappedValue },
                set: {
                    binding.wrappedValue = $0
                    dismiss()
                })
        }
        NameSource(content: label, name: name, isShown: false)
        NativePicker(
            value: PickerValue(closing), content: picker.content, currentValueLabel: nil, form: .wheel
        )
        .environment(\.controlName, name)
        .navigationTitle(name.text)
    }
}

/// The words of a picker's chosen option.
private struct ChosenOption<Value: Hashable, Content: View> {
    let picker: NativePicker<Value, Content>
}

extension ChosenOption: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ChosenOptionNode(view, context: context)
    }
}

private final class ChosenOptionNode<Value: Hashable, Content: View>: SingleChildNode<ChosenOption<Value, Content>> {
    private var hidden: ViewHost?
    private var options: PickerOptions<Value, Content>?

    override init(_ view: ChosenOption<Value, Content>, context: _NodeContext) {
        super.init(view, context: context)
        let hidden = ViewHost(depth: host.depth + 1)
        hidden.isUnseen = true
        self.hidden = hidden
        var inner = childContext
        inner.host = hidden
        inner.isLazy = false
        inner.makesRows = false
        options = PickerOptions(view.picker.content, in: inner)
        replaceChild(by: Text._makeNode(Text(verbatim: words), in: childContext))
    }

    private var words: String {
        guard let options else { return "" }
        _ = options.gather()
        let position = evaluate { options.position(of: view.picker.value.current) }
        return position.map { options.all[$0].title } ?? ""
    }

    override func update(to view: ChosenOption<Value, Content>) {
        self.view = view
        options?.root.update(to: view.picker.content)
        updateSelf()
    }

    override func updateSelf() {
        (child as? _ViewNode<Text>)?.update(to: Text(verbatim: words))
    }

    override func plainTextDidChange() {
        // An option has other words, or the chosen one was shown.
        options?.isStale = true
        super.plainTextDidChange()
        if isAlive, child != nil { Updater.shared.mark(self) }
    }

    override func willDestroy() {
        options?.root.destroy()
        hidden?.dispose()
    }
}
