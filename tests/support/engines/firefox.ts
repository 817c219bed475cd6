/** Firefox, by WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { dejavuFonts, limitFonts } from '~tests/support/browsers/fontconfig';
import type { Browser } from './visitor';

const preferences = {
  'intl.accept_languages': 'en-US, en',
  // Mail links must not start a program.
  'network.protocol-handler.external.mailto': false,
  'network.protocol-handler.warn-external.mailto': false,
  'dom.disable_beforeunload': true,
};

/** Blocks all other hosts: nothing listens at the address of the proxy. */
const proxy = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1',
};

export async function startFirefox(path: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    env: { ...process.env, ...limitFonts(dejavuFonts) },
    defaultViewport: null,
    extraPrefsFirefox: { ...preferences, ...proxy },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) problems.push(message.text());
  });
  // Violations of the content security policy are among these.
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    // A module was still loading when the page was left.
    if (!/^(?:Loading failed for the|TypeError: error loading dynamically imported) module/.test(text))
      problems.push(text);
  });
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    problems: () => problems,
    close: () => browser.close(),
  };
}
