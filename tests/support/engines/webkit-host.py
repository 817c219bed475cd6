"""A bare WebKit window for the driver, which prints the console of its pages.

The driver's own MiniBrowser prints nothing while it is steered, and shows an error page for a mail address.
With --check it prints WebKit's version and ends, with --large-text it shows text at 200 %, as "Zoom Text Only" does.
"""

import sys
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2


def create_view(context):
    has_large_text = "--large-text" in sys.argv
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, zoom_text_only=has_large_text)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.set_zoom_level(2 if has_large_text else 1)
    # Left to itself, the view would replace the page by an error.
    view.connect("load-failed", lambda view, event, address, error: address.startswith("mailto:"))
    view.connect("close", lambda view: Gtk.main_quit())
    window = Gtk.Window(default_width=1100, default_height=800)
    window.add(view)
    window.show_all()
    return view


def start(context, session):
    # The client asks for a browser by name.
    information = WebKit2.ApplicationInfo()
    information.set_name("MiniBrowser")
    session.set_application_info(information)
    session.connect("create-web-view", lambda session: create_view(context))


if "--check" in sys.argv:
    print("WebKit", WebKit2.get_major_version(), WebKit2.get_minor_version())
else:
    # What an earlier run stored for the same port is another site's.
    with tempfile.TemporaryDirectory() as folder:
        stored = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
        context = WebKit2.WebContext(website_data_manager=stored)
        context.set_automation_allowed(True)
        context.connect("automation-started", start)
        Gtk.main()
