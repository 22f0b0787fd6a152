"""The accessible tree of a program, as it is at one moment.

AT-SPI's own bindings ask the program for every name, role and child by itself, which takes seconds on a busy machine. Here
the whole tree comes with one answer; only what needs the present, such as where a node is, is asked for each time. The
accessibility bus must have been joined before.
"""

import collections
import os

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
CACHE = "/org/a11y/atspi/cache"
TIMEOUT = 30_000
WINDOW = int(Atspi.CoordType.WINDOW)

Extents = collections.namedtuple("Extents", "x y width height")


class Bus:
    """The connection with the accessibility bus."""

    _connection = None

    @classmethod
    def connection(cls):
        if cls._connection is None:
            cls._connection = Gio.DBusConnection.new_for_address_sync(
                os.environ["AT_SPI_BUS_ADDRESS"],
                Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
                None, None)
        return cls._connection

    @classmethod
    def call(cls, name, path, interface, method, types="()", *arguments):
        values = GLib.Variant(types, arguments)
        flags = Gio.DBusCallFlags.NONE
        return cls.connection().call_sync(name, path, interface, method, values, None, flags, TIMEOUT, None).unpack()

    @classmethod
    def call_all(cls, questions, answered):
        """Asks many things at once: names, paths, interfaces, methods and arguments (or None). Calls the function with each
        question and its answer, or None where there is none; what that returns is asked as well."""
        open_questions = 0

        def ask(more):
            nonlocal open_questions
            for question in more:
                name, path, interface, method, values = question
                open_questions += 1
                cls.connection().call(
                    name, path, ACCESSIBLE + interface, method, values, None, Gio.DBusCallFlags.NONE, TIMEOUT, None,
                    finish, question)

        def finish(connection, result, question):
            nonlocal open_questions
            open_questions -= 1
            try:
                answer = connection.call_finish(result).unpack()
            except GLib.Error:  # What was asked may be gone by now.
                answer = None
            ask(answered(question, answer) or [])

        ask(questions)
        while open_questions:
            GLib.MainContext.default().iteration(True)

    @classmethod
    def name_of(cls, process):
        """The name on the bus of the program with a process's number, or None."""
        for name, _ in cls.call(ACCESSIBLE + "Registry", ROOT, ACCESSIBLE + "Accessible", "GetChildren")[0]:
            number = cls.call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                "(s)", name)[0]
            if number == process:
                return name
        return None

    @classmethod
    def listen_for_focus(cls, told):
        """Calls a function with the path of what gets the keyboard, while GLib's main loop runs."""
        def changed(connection, sender, path, interface, signal, values):
            if values.unpack()[1]:
                told(path)
        cls.call(ACCESSIBLE + "Registry", "/org/a11y/atspi/registry", ACCESSIBLE + "Registry", "RegisterEvent",
                 "(sass)", "object:state-changed:focused", [], "")
        cls.connection().signal_subscribe(
            None, ACCESSIBLE + "Event.Object", "StateChanged", None, "focused", Gio.DBusSignalFlags.NONE, changed)


class Node:
    """Something in the tree."""

    def __init__(self, tree, item):
        (self.bus_name, self.path), _, (_, self.parent_path), self.index, self.told_count = item[:5]
        self.tree = tree
        self.name, self.role, self.description, self._states = item[6:10]
        self.children = []

    def __eq__(self, other):
        return isinstance(other, Node) and (self.bus_name, self.path) == (other.bus_name, other.path)

    def __hash__(self):
        return hash(self.path)

    @property
    def role_name(self):
        return Atspi.role_get_name(Atspi.Role(self.role))

    def has_state(self, state):
        return bool(self._states[int(state) // 32] >> (int(state) % 32) & 1)

    @property
    def parent(self):
        return self.tree.get(self.parent_path)

    def ask(self, interface, method, types="()", *arguments):
        return Bus.call(self.bus_name, self.path, ACCESSIBLE + interface, method, types, *arguments)

    def extents(self):
        """Where the node is now, in its window."""
        return Extents(*self.ask("Component", "GetExtents", "(u)", WINDOW)[0])

    def do_action(self):
        """Does what pressing the node does."""
        self.ask("Action", "DoAction", "(i)", 0)

    def select_child(self, index):
        self.ask("Selection", "SelectChild", "(i)", index)


def tree(name):
    """The root of the tree of the program with a name on the bus.

    GTK tells only of what somebody has asked for once: children that are missing are asked for, and then all again.
    """
    nodes = told(name)
    missing = [node.path for node in nodes.values() if len(node.children) < node.told_count]
    if missing:
        ask_for_children(name, missing, nodes)
        nodes = told(name)
    root = nodes[ROOT]
    for node in nodes.values():
        node.children.sort(key=lambda node: node.index)
        # A popover that was closed is still told of, but isn't among the children any more. The root counts none.
        if node is not root:
            del node.children[node.told_count:]
    return root


def told(name):
    """The nodes by their paths, with the children that are known."""
    nodes = {}
    for item in Bus.call(name, CACHE, ACCESSIBLE + "Cache", "GetItems")[0]:
        nodes[item[0][1]] = Node(nodes, item)
    for node in nodes.values():
        if node.parent is not None and node.index >= 0:
            node.parent.children.append(node)
    return nodes


def ask_for_children(name, paths, known):
    """Asks nodes for their children, and children that aren't known for theirs."""
    asked = set(paths)

    def question(path):
        return name, path, "Accessible", "GetChildren", None

    def answered(_, answer):
        new = {path for _, path in (answer[0] if answer else [])} - asked - known.keys()
        asked.update(new)
        return [question(path) for path in new]

    Bus.call_all([question(path) for path in paths], answered)


def extents(nodes):
    """Where nodes are now, in their windows; None for those that are gone."""
    return answers([
        (node.bus_name, node.path, "Component", "GetExtents", GLib.Variant("(u)", (WINDOW,))) for node in nodes],
        lambda answer: Extents(*answer[0]))


def nodes_at(points):
    """The nodes that a pointer meets now in windows at places, given as (window, x, y); None for those that came after the
    tree was asked for."""
    found = answers([
        (window.bus_name, window.path, "Component", "GetAccessibleAtPoint", GLib.Variant("(iiu)", (x, y, WINDOW)))
        for window, x, y in points], lambda answer: answer[0][1])
    return [window.tree.get(path) for (window, _, _), path in zip(points, found)]


def answers(questions, convert):
    """The answers to questions, in their order."""
    found = [None] * len(questions)
    places = {id(question): place for place, question in enumerate(questions)}

    def answered(question, answer):
        if answer is not None:
            found[places[id(question)]] = convert(answer)

    Bus.call_all(questions, answered)
    return found
