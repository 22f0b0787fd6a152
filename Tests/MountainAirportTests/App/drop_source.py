"""A window that a file can be dragged out of, as out of a file manager: drop_source.py FILE"""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, Gtk  # noqa: E402


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="Files", default_width=200, default_height=120)
    label = Gtk.Label(label="Drag me")
    source = Gtk.DragSource()
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(sys.argv[1])])
    source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(files))
    label.add_controller(source)
    window.set_child(label)
    window.present()


app = Gtk.Application(application_id="io.github.windsock.DropSource")
app.connect("activate", activate)
app.run([])
