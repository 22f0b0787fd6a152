"""Mountain Airport, with what its windows show. To be imported after joining the accessibility bus."""

from accessible import Atspi

from desktop import Program, wait_until


def starts(prefix):
    """A condition for names."""
    condition = lambda text: text.startswith(prefix)  # noqa: E731
    condition.__doc__ = prefix + "…"
    return condition


def contains(part):
    """A condition for names."""
    condition = lambda text: part in text  # noqa: E731
    condition.__doc__ = "…" + part + "…"
    return condition


def step(words):
    print(words, flush=True)


class Airport(Program):
    """The app, with what its windows show."""

    def rows(self):
        """The lines of the shown flights that say where they go or come from."""
        place = lambda text: text.startswith(("To ", "From ")) and " · Gate " in text  # noqa: E731
        return self.shown([node for node in self.nodes() if place(node.name)])

    def wait_for_flights(self):
        return wait_until("flights on the board", self.rows)

    def filter_has_focus(self):
        """Whether what is typed goes to the filter."""
        return self.has_focus("Filter")

    def has_focus(self, prefix):
        """Whether what is typed goes to a field whose name begins so."""
        return any(
            node.name.startswith(prefix) and node.has_state(Atspi.StateType.FOCUSED)
            for node in self.nodes())

    def node(self, name, role):
        """The node with the name and role, also one that `find` doesn't take for shown because of what lies around it."""
        return wait_until(
            f"“{name}”", lambda: next(
                (node for node in self.nodes() if node.name == name and node.role == role), None))
