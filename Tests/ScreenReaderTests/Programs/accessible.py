"""The objects of an app on the accessibility bus. A program imports this module after `Session.use()`."""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


class App:
    def __init__(self, name):
        self.name = name

    def root(self):
        """The object of the app; None while the app is not on the bus."""
        desktop = Atspi.get_desktop(0)
        children = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
        return next((child for child in children if child and child.get_name() == self.name), None)

    def objects(self):
        """All objects of the app. A parent comes before its children."""
        waiting = [self.root()]
        while waiting:
            node = waiting.pop()
            if node is None:
                continue
            node.clear_cache()
            yield node
            waiting += [node.get_child_at_index(index) for index in range(node.get_child_count() - 1, -1, -1)]

    def find(self, role=None, name=""):
        """The first object of a role whose name contains a text; None without one, also if an object ends meanwhile."""
        try:
            return next(
                (node for node in self.objects() if role in (None, node.get_role_name()) and name in node.get_name()), None)
        except GLib.Error:
            return None

    def identified(self, identifier):
        """The object with an identifier; None without one, also if an object ends meanwhile."""
        try:
            return next((node for node in self.objects() if node.get_accessible_id() == identifier), None)
        except GLib.Error:
            return None

    def has_keyboard(self):
        frame = self.find("frame")
        return frame is not None and frame.get_state_set().contains(Atspi.StateType.ACTIVE)

    def press(self, role, name):
        self.find(role, name).get_action_iface().do_action(0)

    def text(self):
        """The text of the first text view; empty without one."""
        node = self.find("text")
        return node.get_text_iface().get_text(0, -1) if node else ""
