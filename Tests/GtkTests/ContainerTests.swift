import CAdwaita
import CGtkShim
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct ContainerTests {
        init() {
            requireDisplay()
            Log.watchWarnings()
            _ = Log.takeWarnings()
        }

        private func expectNoWarnings(_ location: SourceLocation = #_sourceLocation) {
            #expect(Log.takeWarnings().map(\.text) == [], sourceLocation: location)
        }

        @Test func pagesAreChosenByName() {
            let stack = Stack()
            stack.add(Label("1"), name: "one")
            stack.add(Label("2"), name: "two")
            #expect(stack.visibleName == "one")
            stack.visibleName = "two"
            stack.visibleName = "three"
            #expect(stack.visibleName == "two")

            let views = ViewStack()
            let first = Label("1")
            views.add(first, name: "one", title: "One", iconName: "go-home-symbolic")
            views.add(Label("2"), name: "two", title: "Two", iconName: nil)
            var heard: [String?] = []
            views.onVisibleNameChanged { heard.append($0) }
            views.visibleName = "two"
            views.visibleName = "three"
            #expect(views.visibleName == "two")
            #expect(heard == [])
            adw_view_stack_set_visible_child(views.opaque, first.pointer)
            #expect(heard == ["one"])
            views.update(first, title: "First", iconName: nil, badge: 3, needsAttention: true)
            expectNoWarnings()
        }

        @Test func aLeafletShowsOnePageWhereThereIsNoRoom() async {
            let leaflet = Leaflet()
            let sidebar = Box(.vertical)
            sidebar.setSizeRequest(width: 200, height: 100)
            let content = Box(.vertical)
            content.setSizeRequest(width: 300, height: 100)
            content.hexpand = true
            leaflet.append(sidebar, name: "sidebar")
            leaflet.append(content, name: "content")
            let window = DialogWindow()
            window.setContent(leaflet)
            window.setDefaultSize(width: 320, height: 200)
            window.present()
            #expect(await pump { leaflet.isMapped && leaflet.isFolded })
            #expect(leaflet.visibleName == "sidebar")
            leaflet.visibleName = "content"
            #expect(leaflet.navigate(back: true))
            #expect(leaflet.visibleName == "sidebar")
            window.destroy()
            expectNoWarnings()
        }

        @Test func aWindowHasItsParts() async {
            let window = DialogWindow()
            window.title = "Test"
            let page = PageBox()
            let bar = HeaderBar()
            let menu = Menu()
            menu.append("Item", action: "win.item", iconName: "go-home-symbolic", accelerator: "<Control>i")
            let section = Menu()
            section.append("Other", action: "win.other")
            menu.append(section: section, label: "More")
            #expect(menu.count == 2)
            let menuButton = MenuButton()
            menuButton.iconName = "open-menu-symbolic"
            menuButton.setMenu(menu)
            bar.packEnd(menuButton)
            let title = WindowTitle(title: "A & B", subtitle: "C")
            bar.setTitleWidget(title)
            page.addTopBar(bar)
            let toasts = ToastOverlay()
            let clamp = Clamp(maximumSize: 400)
            let group = PreferencesGroup(title: "Group")
            let row = ActionRow(title: "A <b> & c", subtitle: "d")
            let lever = Switch()
            row.addSuffix(lever)
            row.setActivatableWidget(lever)
            group.add(row)
            clamp.setChild(group)
            toasts.setChild(clamp)
            page.setContent(toasts)
            window.setContent(page)
            window.present()
            #expect(await pump { row.isMapped })
            #expect(row.title == "A <b> & c")
            #expect(window.title == "Test")

            var states: [Bool] = []
            menuButton.onActiveChanged { states.append($0) }
            menuButton.popUp()
            #expect(await pump { menuButton.isActive })
            menuButton.popDown()
            #expect(await pump { !menuButton.isActive })
            #expect(states == [true, false])

            toasts.show("Saved <now>", seconds: 1, button: "Undo") {}
            while MainLoop.iterate() {}
            page.removeBar(bar)
            #expect(bar.parent == nil)
            window.destroy()
            expectNoWarnings()
        }

        @Test func anAnsweredDialogIsFreed() async {
            let parent = DialogWindow()
            parent.present()
            var answers: [String] = []
            let reference: WeakReference
            do {
                let dialog = MessageDialog(parent: parent, heading: "Delete?", body: nil)
                dialog.addResponse("cancel", label: "Cancel")
                dialog.addResponse("delete", label: "Delete", appearance: .destructive)
                dialog.setDefaultResponse("cancel")
                dialog.setCloseResponse("cancel")
                dialog.setExtraChild(Entry())
                dialog.onResponse { answers.append($0) }
                reference = WeakReference(dialog)
                dialog.present()
                #expect(await pump { dialog.isMapped })
                dialog.close()
                #expect(await pump { answers == ["cancel"] })
            }
            #expect(await pump { !reference.isAlive })
            parent.destroy()
            expectNoWarnings()
        }

        @Test func aPopoverIsFreedWithItsWrapper() async {
            let window = DialogWindow()
            let host = Host()
            window.setContent(host)
            window.present()
            #expect(await pump { host.isMapped })
            let reference: WeakReference
            do {
                let popover = Popover()
                popover.setChild(Label("A"))
                popover.setParent(host)
                popover.setPointingTo((x: 1, y: 2, width: 3, height: 4))
                var closed = 0
                popover.onClosed { closed += 1 }
                popover.popUp()
                #expect(await pump { popover.isMapped })
                popover.popDown()
                #expect(await pump { closed == 1 && !popover.isMapped })
                // Unparented at once, it is kept for good by GTK 4.8, which still has to move the focus on.
                #expect(await pump { popover.cast(to: GObject.self).pointee.ref_count == 2 })
                popover.unparent()
                reference = WeakReference(popover)
            }
            #expect(await pump { !reference.isAlive })
            window.destroy()
            expectNoWarnings()
        }

        @Test func aClosedWindowIsFreed() async {
            let before = windsock_live_widgets()
            var reference: WeakReference?
            var refused = 0
            do {
                let window = DialogWindow()
                let host = Host()
                TextWidget().insert(into: host, after: nil)
                window.setContent(host)
                let connection = window.onCloseRequest {
                    refused += 1
                    return true
                }
                window.present()
                #expect(await pump { window.isMapped })
                window.close()
                #expect(await pump { refused == 1 })
                #expect(window.isMapped)
                connection.disconnect()
                reference = WeakReference(window)
                window.close()
                #expect(await pump { !window.isMapped })
            }
            #expect(await pump { reference?.isAlive == false })
            #expect(windsock_live_widgets() == before)
            expectNoWarnings()
        }

        @Test func settingsAreHeard() async throws {
            let settings = try #require(Settings.shared)
            let text = TextWidget()
            text.setText("Gate")
            let host = Host()
            let delegate = Column20(host, [text])
            let window = DialogWindow()
            window.setContent(host)
            window.present()
            #expect(await pump { text.isMapped })
            let natural = text.measure(width: nil, height: nil)
            let scale = settings.textScale
            var heard = 0
            let connections = settings.onChange { heard += 1 }
            settings.textScale = scale * 2
            #expect(await pump { text.measure(width: nil, height: nil).height > natural.height * 3 / 2 })
            settings.textScale = scale
            #expect(await pump { text.measure(width: nil, height: nil) == natural })
            #expect(heard == 2)
            window.destroy()
            for connection in connections { connection.disconnect() }
            #expect(delegate.children.count == 1)

            let style = StyleManager.shared
            var changes = 0
            let styleConnections = style.onChange { changes += 1 }
            let light = text.themeColor
            style.colorScheme = .dark
            #expect(style.isDark)
            #expect(await pump { text.themeColor != light })
            #expect(text.themeColor(named: "accent_bg_color") != nil)
            #expect(text.themeColor(named: "no_such_color") == nil)
            style.colorScheme = .system
            #expect(await pump { text.themeColor == light })
            #expect(changes == 2)
            for connection in styleConnections { connection.disconnect() }
            window.destroy()
            expectNoWarnings()
        }

        @Test func theClipboardKeepsText() async {
            Clipboard.setText("Zürich 👍")
            var text: String?
            Task { text = await Clipboard.text() }
            #expect(await pump { text != nil })
            #expect(text == "Zürich 👍")
        }

        @Test func keysHaveNames() {
            #expect(Keyval.named("a") == 97)
            #expect(Keyval.named("NoSuchKey") == nil)
            #expect(Keyval.name(of: 0xff0d) == "Return")
            #expect(Keyval.character(of: Keyval.writing("ß")) == "ß")
            #expect(IconTheme.shared?.hasIcon("no-such-icon") == false)
        }

        @Test func filesAreChosenByFilters() async {
            let parent = DialogWindow()
            parent.present()
            let dialog = { Window.all.first { $0.typeName == "GtkFileChooserDialog" && $0.isMapped } }
            do {
                let chooser = FileChooserNative(title: "Open", parent: parent, action: .open)
                chooser.addFilter(name: "Tables", suffixes: ["csv"], mimeTypes: ["text/csv"])
                chooser.setAllowsMultiple(true)
                chooser.setCurrentFolder("/no/such/folder")
                var answers: [[String]?] = []
                chooser.onResponse { answers.append($0) }
                chooser.show()
                #expect(await pump { dialog() != nil })
                #expect(chooser.boolean("visible"))
                chooser.hide()
                #expect(await pump { dialog() == nil })
                #expect(answers.isEmpty)
            }
            parent.destroy()
            expectNoWarnings()
        }

        @Test func shortcutsAreParsed() {
            let controller = ShortcutController()
            #expect(controller.add("<Control>s") { true })
            #expect(!controller.add("<NoSuch>") { true })
            let button = Button(label: "A")
            button.addController(controller)
            button.removeController(controller)
            expectNoWarnings()
        }
    }
}
