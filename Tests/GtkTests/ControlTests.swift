import CAdwaita
import CGtkShim
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct ControlTests {
        init() { requireDisplay() }

        @Test func settersAreNotHeardButTheUserIs() {
            var heard: [String] = []
            let toggle = ToggleButton(label: "A")
            toggle.onToggled { heard.append("toggle \($0)") }
            toggle.isActive = true
            let lever = Switch()
            lever.onToggled { heard.append("switch \($0)") }
            lever.isActive = true
            let check = CheckButton(label: "B")
            check.onToggled { heard.append("check \($0)") }
            check.isActive = true
            let scale = Scale(range: 0...10)
            scale.onValueChanged { heard.append("scale \($0)") }
            scale.value = 5
            let spin = SpinButton(range: 0...10)
            spin.onValueChanged { heard.append("spin \($0)") }
            spin.value = 5
            let entry = Entry()
            entry.onChanged { heard.append("entry \($0)") }
            entry.text = "x"
            let list = DropDown(["a", "b"])
            list.onSelected { heard.append("list \($0 ?? -1)") }
            list.selected = 1
            let view = TextView()
            view.onChanged { heard.append("view \($0)") }
            view.text = "y"
            #expect(heard == [])

            toggle.click()
            #expect(heard == ["toggle false"])
            heard = []
            gtk_switch_set_active(lever.opaque, 0)
            gtk_range_set_value(scale.cast(), 6)
            spin.spin(steps: 1)
            gtk_editable_set_text(entry.opaque, "z")
            gtk_drop_down_set_selected(list.opaque, 0)
            #expect(heard == ["switch false", "scale 6.0", "spin 6.0", "entry ", "entry z", "list 0"])
        }

        @Test func aSetterSilencesOnlyItsOwnWidget() {
            let first = CheckButton()
            let second = CheckButton()
            second.setGroup(first)
            var heard: [String] = []
            first.onToggled { heard.append("first \($0)") }
            second.onToggled { heard.append("second \($0)") }
            first.isActive = true
            #expect(heard == [])
            // GTK takes the mark from the first one; that is a change the first one's owner didn't make.
            second.isActive = true
            #expect(heard == ["first false"])
        }

        @Test func aBlockedConnectionRests() {
            let button = Button(label: "A")
            var count = 0
            let connection = button.onClicked { count += 1 }
            connection.block()
            button.click()
            #expect(count == 0)
            connection.unblock()
            button.click()
            #expect(count == 1)
            connection.disconnect()
            button.click()
            #expect(count == 1)
        }

        @Test func positionsOfAnEntryAreScalars() {
            let entry = Entry()
            let text = "a👍🏽é" + "e\u{301}" + "ß"
            entry.text = text
            #expect(entry.text == text)
            entry.cursorPosition = -1
            #expect(entry.cursorPosition == text.unicodeScalars.count)
            let thumb = text.index(after: text.startIndex)..<text.index(text.startIndex, offsetBy: 2)
            entry.select(thumb, in: text)
            #expect(entry.selection == 1..<3)
            #expect(entry.selectedRange(in: text) == thumb)
            #expect(entry.selectedRange(in: "other") == nil)
            entry.cursorPosition = 3
            #expect(entry.cursorIndex.index == thumb.upperBound)
            #expect(!entry.isComposing)
        }

        @Test func textsWithNULEndThere() {
            let entry = Entry()
            entry.text = "a\0b"
            #expect(entry.text == "a")
            let label = Label("x\0y")
            #expect(label.text == "x")
            let view = TextView()
            view.text = "a\0b"
            #expect(view.text == "a")
        }

        @Test func aTextViewKnowsItsSelection() {
            let view = TextView()
            view.text = "Zürich\n👍 Oslo"
            view.selection = 7..<8
            #expect(view.selection == 7..<8)
            view.cursorPosition = 3
            #expect(view.selection == 3..<3)
            #expect(view.text == "Zürich\n👍 Oslo")
        }

        @Test func aDropDownKeepsItsChoiceWhenItsTextsChange() {
            let list = DropDown(["a", "b", "c"])
            list.selected = 2
            list.items = ["x", "y", "z"]
            #expect(list.selected == 2)
            list.items = ["x"]
            #expect(list.selected == nil)
            list.selected = 7
            #expect(list.selected == nil)
        }

        @Test func levelsAreClamped() {
            let level = LevelBar(range: 0...4)
            level.value = 9
            #expect(level.value == 4)
            let progress = ProgressBar()
            progress.fraction = .nan
            #expect(progress.fraction == 0)
            progress.fraction = 3
            #expect(progress.fraction == 1)
        }

        @Test func aCalendarTakesAnyDay() {
            let calendar = CalendarWidget()
            calendar.date = (2024, 2, 29)
            #expect(calendar.date == (2024, 2, 29))
            calendar.date = (2023, 2, 30)
            #expect(calendar.date == (2024, 2, 29))
            calendar.date = (2023, 1, 31)
            #expect(calendar.date == (2023, 1, 31))
        }

        @Test func actionsHaveStates() {
            let group = ActionGroup()
            var states: [Bool] = []
            group.add(SimpleAction("bold", isOn: false) { states.append($0) })
            var choices: [String] = []
            group.add(SimpleAction("sort", choice: "name") { choices.append($0) })
            var count = 0
            group.add(SimpleAction("go") { count += 1 })
            let button = Button(label: "A")
            button.insertActionGroup("test", group)
            #expect(button.activateAction("test.bold"))
            #expect(group["bold"]!.isOn)
            group["bold"]!.activate()
            #expect(states == [true, false])
            #expect(button.activateAction("test.go"))
            #expect(count == 1)
            #expect(!button.activateAction("test.none"))
            group["sort"]!.choice = "time"
            #expect(group["sort"]!.choice == "time")
            #expect(choices == [], "Setting the state is no wish of the user.")
            group["go"]!.isEnabled = false
            group["go"]!.activate()
            #expect(count == 1)
        }
    }
}
