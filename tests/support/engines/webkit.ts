/** Debian's WebKit: its driver controls the window of webkit-host.py on a virtual screen (Xvfb). */
import { python, webKitHost } from '~tests/support/browsers/find-browser';
import { dejavuFonts, limitFonts } from '~tests/support/browsers/fontconfig';
import { findFreePort } from '~tests/support/free-port';
import { waitForServer, startProcess } from '~tests/support/start-process';
import type { Browser } from './visitor';

/** WebKit's warning about a directive that only other browsers support. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** Blocks all other hosts: nothing listens at the address of the proxy. */
const proxy = { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] };

/** A command that opens a page waits until it is loaded. */
const commandTimeoutMs = 60_000;

interface WebKitOptions {
  /** Whether text alone is shown at 200 %. */
  readonly hasLargeText?: boolean;
}

export async function startWebKit(driverPath: string, { hasLargeText = false }: WebKitOptions = {}): Promise<Browser> {
  const screen = await startProcess(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'],
    (printed) => /^\d+$/m.exec(printed)?.[0],
  );
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = await startProcess(
    driverPath,
    [`--port=${port}`, '--host=127.0.0.1'],
    () => waitForServer(`${address}/status`),
    {
      env: {
        ...process.env,
        ...limitFonts(dejavuFonts),
        DISPLAY: `:${screen.address}`,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    },
  );
  /** A command of the WebDriver protocol (W3C), and its answer. */
  const command = async (method: 'POST' | 'DELETE', path: string, parameters = {}): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(commandTimeoutMs),
    });
    const { value }: { readonly value?: unknown } = Object(await answer.json());
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = {
    browserName: 'MiniBrowser',
    proxy,
    'webkitgtk:browserOptions': {
      binary: python,
      args: [webKitHost, ...(hasLargeText ? ['--large-text'] : [])],
    },
  };
  const created = await command('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId }: { readonly sessionId?: unknown } = Object(created);
  const session = `/session/${String(sessionId)}`;
  const perform = async (type: 'pointer' | 'key', actions: readonly object[]) =>
    void (await command('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] }));
  return {
    open: async (url) => void (await command('POST', `${session}/url`, { url })),
    resize: async (width, height) => void (await command('POST', `${session}/window/rect`, { width, height })),
    evaluate: (expression) => command('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: (x, y) =>
      perform('pointer', [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      perform(
        'key',
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    // The window prints its console to the driver's standard error.
    problems: () =>
      driver
        .getOutput()
        .split('\n')
        .filter((line) => /(?:^|: )CONSOLE (?:\w+ )*(?:ERROR|WARN) /.test(line) && !line.includes(unknownDirective)),
    close: async () => {
      await command('DELETE', session);
      await driver.stop('SIGTERM');
      await screen.stop('SIGTERM');
    },
  };
}
