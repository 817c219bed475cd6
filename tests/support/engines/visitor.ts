/** What a visitor does in Firefox and WebKit. The page is read by scripts of the test; clicks and keys are real. */
import { setTimeout as pause } from 'node:timers/promises';
import { attributes } from '~/boot/contract';
import { quietFrames, waitForQuiet } from '~tests/support/settle';

/** Values that pass between test and page. */
type Value = string | number | boolean | null | readonly Value[];

/** A browser with one tab, steered by the client that its engine has. */
export interface Browser {
  readonly name: string;
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a place of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses keys one after the other: letters, and WebDriver's code points for the others. */
  readonly type: (text: string) => Promise<void>;
  /** Errors and warnings that the console has shown so far, one a line. */
  readonly problems: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** WebDriver's code point of the tab key. */
export const tabKey = '\uE004';

/** What happens at all happens by then, also where other programs have the processor. */
const timeoutMs = 90_000;

/** Finds the first element that is shown, fits and has the text. Returns its middle, once it is in sight and not covered. */
function findTarget(selector: string, text: string): readonly number[] {
  const target = Array.from(document.querySelectorAll(selector)).find(
    (element) => element.textContent.includes(text) && element.getClientRects().length > 0,
  );
  const rect = target?.getClientRects()[0];
  if (!target || !rect) return [];
  const middle = [Math.round(rect.left + rect.width / 2), Math.round(rect.top + rect.height / 2)] as const;
  if (target.contains(document.elementFromPoint(...middle))) return middle;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return [];
}

export class Visitor {
  constructor(
    readonly browser: Browser,
    readonly site: string,
  ) {}

  /** @param path of the site, e.g. `/about?x=1` */
  async open(path: string): Promise<void> {
    await this.browser.open(new URL(path.replace(/^\//, ''), this.site).href);
  }

  async openReady(path: string): Promise<void> {
    await this.open(path);
    await this.untilReady();
  }

  /** Reloads as the browser's button does: WebDriver's own command starts at the top of the page. */
  async reload(): Promise<void> {
    const before = await this.run(() => {
      setTimeout(() => location.reload());
      return performance.timeOrigin;
    });
    await this.until(
      'the page is loaded again',
      (earlier: number) => performance.timeOrigin !== earlier && document.readyState === 'complete',
      before,
    );
  }

  /** Runs a function in the page; it sees nothing of the test but its arguments. */
  async run<Result extends Value, Given extends readonly Value[]>(
    read: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const answer = await this.browser.evaluate(`(${String(read)})(...${JSON.stringify(given)})`);
    return answer as Result;
  }

  /** @throws Error naming what did not happen */
  async until<Given extends readonly Value[]>(
    what: string,
    read: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    let cause: unknown;
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) {
      try {
        if (await this.run(read, ...given)) return;
      } catch (error) {
        // A page that is being left cannot be asked.
        cause = error;
      }
    }
    const where = await this.run(() => `${location.href} at ${scrollY} px`).catch(String);
    throw new Error(`${this.browser.name}, not within ${timeoutMs / 1000} s: ${what} (${where})`, { cause });
  }

  path(): Promise<string> {
    return this.run(() => location.pathname);
  }

  untilAt(path: string): Promise<void> {
    return this.until(`${path} is shown`, (wanted: string) => location.pathname === wanted, path);
  }

  /** Waits until the application runs. */
  untilReady(): Promise<void> {
    return this.until(
      'the application runs',
      (name: string) => document.documentElement.hasAttribute(name),
      attributes.ready,
    );
  }

  async untilQuiet(): Promise<void> {
    await this.run(waitForQuiet, quietFrames);
  }

  /** Clicks an element once it no longer moves: without script a page has no frames to wait for. */
  async click(selector: string, text = ''): Promise<void> {
    let before: readonly number[] = [];
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) {
      const place = await this.run(findTarget, selector, text);
      const [x, y] = place;
      if (x !== undefined && y !== undefined && x === before[0] && y === before[1]) return this.browser.click(x, y);
      before = place;
    }
    throw new Error(`${this.browser.name}, not within ${timeoutMs / 1000} s: ${selector} ${text} can be clicked`);
  }
}
