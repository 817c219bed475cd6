"""A bare window for WebKit that its driver steers, and whose console is printed.

MiniBrowser, which the driver starts by itself, is never narrower than 447 px, and prints nothing while it is steered.
Arguments: --check prints WebKit's version and ends; --without-script switches the scripts of pages off.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def create_view(context):
    settings = WebKit2.Settings(
        enable_javascript="--without-script" not in sys.argv,
        enable_write_console_messages_to_stdout=True,
    )
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    # A window for mail has no place on this screen; left to itself, the view would show an error in the page's place.
    view.connect("load-failed", lambda view, event, address, error: address.startswith("mailto:"))
    view.connect("close", lambda view: Gtk.main_quit())
    window = Gtk.Window(default_width=1100, default_height=800)
    window.add(view)
    window.show_all()
    return view


def start(context, session):
    session.connect("create-web-view", lambda session: create_view(context))


if "--check" in sys.argv:
    print("WebKit", WebKit2.get_major_version(), WebKit2.get_minor_version())
else:
    context = WebKit2.WebContext()
    context.set_automation_allowed(True)
    context.connect("automation-started", start)
    Gtk.main()
