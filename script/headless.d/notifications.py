"""A stub of the desktop's notification service, for tests: notifications.py LOG

It owns org.freedesktop.Notifications on the session bus, answers as a desktop would, and appends each notification to
the file LOG as one line of JSON. It prints "ready" when it can be called.
"""
import json
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.freedesktop.Notifications">
    <method name="Notify">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
      <arg type="u" direction="out"/>
    </method>
    <method name="CloseNotification"><arg type="u" direction="in"/></method>
    <method name="GetCapabilities"><arg type="as" direction="out"/></method>
    <method name="GetServerInformation">
      <arg type="s" direction="out"/><arg type="s" direction="out"/>
      <arg type="s" direction="out"/><arg type="s" direction="out"/>
    </method>
    <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
    <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  </interface>
</node>
"""

CLOSED_BY_CALL = 3


class Notifications:
    def __init__(self, log):
        self.log = log
        self.last_id = 0

    def notify(self, parameters):
        application, replaces, icon, summary, body, actions, _hints, _timeout = parameters.unpack()
        if not replaces:
            self.last_id += 1
        number = replaces or self.last_id
        entry = {"id": number, "application": application, "icon": icon, "summary": summary, "body": body,
                 "actions": actions}
        with open(self.log, "a", encoding="utf-8") as log:
            log.write(json.dumps(entry, ensure_ascii=False) + "\n")
        return GLib.Variant("(u)", (number,))

    def called(self, connection, _sender, path, interface, method, parameters, invocation):
        if method == "Notify":
            invocation.return_value(self.notify(parameters))
        elif method == "CloseNotification":
            invocation.return_value(None)
            closed = GLib.Variant("(uu)", (parameters.unpack()[0], CLOSED_BY_CALL))
            connection.emit_signal(None, path, interface, "NotificationClosed", closed)
        elif method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["actions", "body", "persistence"],)))
        elif method == "GetServerInformation":
            invocation.return_value(GLib.Variant("(ssss)", ("Windsock test stub", "Windsock", "1", "1.2")))


def main():
    notifications = Notifications(sys.argv[1])
    interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
    loop = GLib.MainLoop()

    def bus_acquired(connection, _name):
        connection.register_object("/org/freedesktop/Notifications", interface, notifications.called, None, None)

    def name_acquired(_connection, _name):
        print("ready", flush=True)

    def name_lost(_connection, _name):
        loop.quit()

    Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE,
                     bus_acquired, name_acquired, name_lost)
    loop.run()


if __name__ == "__main__":
    main()
