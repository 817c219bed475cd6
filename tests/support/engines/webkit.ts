/** WebKit as Debian has it: its driver, which steers a window of ours on a screen in memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { python, webKitHost } from '~tests/support/browsers/find-browser';
import { dejavu, onlyFonts } from '~tests/support/browsers/only-fonts';
import { freePort } from '~tests/support/free-port';
import type { Browser } from './visitor';

/** WebKit's complaint about a directive that it does not know yet, and other browsers do. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** No other host than this one is reached: nothing listens at the proxy's address. */
const proxy = { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] };

async function untilAnswering(address: string): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await pause(50)) {
    const status = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (status) return;
  }
  throw new Error('WebKitWebDriver did not start');
}

export async function startWebKit(driverPath: string, javaScript: boolean): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , displayNumber] = screen.stdio;
  if (!displayNumber) throw new Error('Xvfb did not start');
  const [display]: unknown[] = await once(displayNumber, 'data');
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...onlyFonts(dejavu),
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  let printed = '';
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(`${address}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy,
    'webkitgtk:browserOptions': {
      binary: python,
      args: [webKitHost, ...(javaScript ? [] : ['--without-script'])],
    },
  });
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    name: 'WebKit',
    open: (page) => session.get(page),
    back: () => session.navigate().back(),
    resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    click: (x, y) => session.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    // The window prints its console to standard error, which is the driver's.
    problems: () =>
      printed
        .split('\n')
        .filter((line) => /(?:^|: )CONSOLE (?:\w+ )*(?:ERROR|WARN) /.test(line) && !line.includes(unknownDirective)),
    close: async () => {
      await session.quit();
      driver.kill();
      screen.kill();
    },
  };
}
