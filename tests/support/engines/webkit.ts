/** WebKit, as Debian has it: a driver that is spoken to by HTTP, and a window of ours that it steers. */
import { listen } from '~scripts/lib/listen';
import { type Engine, python, webKitHost } from './find-engines';
import { capabilities, commandLimitMs, commands, type Connection, startLimitMs, type StartOptions } from './protocol';
import { within, Workspace } from './workspace';

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => new Response());
  await close();
  return port;
}

async function ask(address: string, parameters: object): Promise<unknown> {
  const post = async () => {
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(parameters) });
    return { ok: response.ok, ...((await response.json()) as { readonly value: unknown }) };
  };
  const what = `WebKit, ${new URL(address).pathname.split('/').slice(3).join('/') || 'new session'}`;
  const { ok, value } = await within(commandLimitMs, what, post());
  if (!ok) throw new Error(`${what}: ${JSON.stringify(value)}`);
  return value;
}

/** WebKit's own errors that are none of the site's: directives of policies which it does not know yet. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

export function startWebKit(
  paths: Extract<Engine, { readonly name: 'webkit' }>,
  { javaScript = true }: StartOptions,
): Promise<Connection> {
  return Workspace.open('WebKit', async (workspace) => {
    // In memory: the browser has no mode without a window.
    const screen = workspace.start(
      paths.screen,
      ['-displayfd', '1', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'],
      {},
    );
    const display = await workspace.until(screen, startLimitMs, () => {
      const [, number = null] = /^(\d+)\n/m.exec(screen.printed()) ?? [];
      return Promise.resolve(number);
    });
    const base = `http://127.0.0.1:${await freePort()}`;
    const driver = workspace.start(paths.driver, [`--port=${new URL(base).port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    await workspace.until(driver, startLimitMs, () =>
      fetch(`${base}/status`, { signal: AbortSignal.timeout(startLimitMs) }).then(
        ({ ok }) => ok || null,
        () => null,
      ),
    );
    const browserOptions = { binary: python, args: [webKitHost, ...(javaScript ? [] : ['--without-script'])] };
    const { sessionId } = (await ask(`${base}/session`, {
      capabilities: { alwaysMatch: { ...capabilities, 'webkitgtk:browserOptions': browserOptions } },
    })) as { readonly sessionId: string };
    return {
      engine: workspace.engine,
      send: (command, parameters) => ask(`${base}/session/${sessionId}/${commands[command].path}`, parameters),
      problems: () => {
        // The window prints its console, whatever the setting's name says, to standard error, and has the driver's.
        const lines = driver
          .printed()
          .split('\n')
          .filter((line) => /(?:^|: )CONSOLE (?:\w+ )*(?:ERROR|WARN) /.test(line));
        return Promise.resolve(lines.filter((line) => !line.includes(unknownDirective)));
      },
      close: () => workspace.close(),
    };
  });
}
