internal import Gtk

/// The tabs of a tab view, shown in the bars of the page around it.
@MainActor
final class TabSwitcher {
    let stack: ViewStack

    nonisolated static func == (a: TabSwitcher, b: TabSwitcher) -> Bool { a === b }

    init(stack: ViewStack) {
        self.stack = stack
    }

    /// What shows the tabs in one page.
    @MainActor
    final class Widgets {
        let owner: TabSwitcher
        /// In the header bar; it becomes a title where there is no room.
        let title: ViewSwitcherTitle
        /// At the bottom of the page, where there is no room in the header bar.
        let bar: ViewSwitcherBar

        fileprivate init(_ owner: TabSwitcher) {
            self.owner = owner
            title = ViewSwitcherTitle(owner.stack)
            bar = ViewSwitcherBar(owner.stack)
            bar.isRevealed = title.isTitleVisible
            title.onTitleVisibleChanged { [unowned self] in bar.isRevealed = $0 }
        }
    }

    func makeWidgets() -> Widgets { Widgets(self) }
}

extension TabSwitcher: Equatable {}
