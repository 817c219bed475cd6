/** What a visitor does in any browser: looks, presses, types. Answers of the page are read by scripts, input is real. */
import { setTimeout as pause } from 'node:timers/promises';
import { attributes } from '~/boot/contract';
import { quietFrames, waitForQuiet } from '~tests/support/settle';
import type { Connection } from './protocol';

const timeoutMs = 20_000;
const lookEveryMs = 50;

/** Keys that are no letters, by WebDriver's code points. */
export const keys = { escape: '\uE00C', tab: '\uE004', enter: '\uE007', control: '\uE009' } as const;

/** Values that pass between test and page. */
type Value = string | number | boolean | null | readonly Value[];

/** The middle of what fits the selector, of several the first that shows the text and is in sight; brought there where it is not. */
function placeOf(selector: string, text: string): readonly number[] {
  const found = Array.from(document.querySelectorAll(selector)).find(
    (element) => element.textContent.includes(text) && element.getClientRects().length > 0,
  );
  const rect = found?.getClientRects()[0];
  if (!found || !rect) return [];
  const [x, y] = [Math.round(rect.left + rect.width / 2), Math.round(rect.top + rect.height / 2)];
  if (found.contains(document.elementFromPoint(x, y))) return [x, y];
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return [];
}

export class Visitor {
  constructor(
    readonly connection: Connection,
    readonly site: string,
  ) {}

  /** @param path of the site, e.g. `/about?x=1` */
  async open(path: string): Promise<void> {
    await this.connection.send('navigate', { url: new URL(path.replace(/^\//, ''), this.site).href });
  }

  async openReady(path: string): Promise<void> {
    await this.open(path);
    await this.untilReady();
  }

  /** As the button does: WebDriver's own command leaves Firefox at the top of the page. */
  async reload(): Promise<void> {
    const before = await this.run(() => {
      setTimeout(() => location.reload());
      return performance.timeOrigin;
    });
    await this.until(
      'the page is loaded anew',
      (earlier: number) => performance.timeOrigin !== earlier && document.readyState === 'complete',
      before,
    );
  }

  async back(): Promise<void> {
    await this.connection.send('back', {});
  }

  /** @param width of the window in px; no browser is narrower than 500 */
  async resize(width: number, height: number): Promise<void> {
    await this.connection.send('resize', { width, height });
  }

  /** Runs a function in the page; it sees nothing of the test but its arguments. A promise is waited for. */
  async run<Result extends Value, Given extends readonly Value[]>(
    read: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const answer = await this.connection.send('run', { script: `return (${String(read)})(...arguments)`, args: given });
    return answer as Result;
  }

  /** Waits until a function of the page answers `true`. @throws Error naming what did not happen */
  async until<Given extends readonly Value[]>(
    what: string,
    read: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void> {
    let last: unknown;
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(lookEveryMs)) {
      try {
        if (await this.run(read, ...given)) return;
        last = undefined;
      } catch (error) {
        // A page that is being left cannot be asked.
        last = error;
      }
    }
    const where = await this.run(() => `${location.href} at ${scrollY} px`).catch(String);
    throw new Error(`${this.connection.engine}, not within ${timeoutMs / 1000} s: ${what} (${where})`, { cause: last });
  }

  path(): Promise<string> {
    return this.run(() => location.pathname);
  }

  /** Waits until the page is shown at this path; its query and fragment may be any. */
  untilAt(path: string): Promise<void> {
    return this.until(`${path} is shown`, (wanted: string) => location.pathname === wanted, path);
  }

  /** Waits until the application has taken over. */
  untilReady(): Promise<void> {
    return this.until(
      'the application takes over',
      (name: string) => document.documentElement.hasAttribute(name),
      attributes.ready,
    );
  }

  async untilQuiet(): Promise<void> {
    await this.run(waitForQuiet, quietFrames);
  }

  /** Presses what fits the selector, of several the first that shows the text, once it stands still with nothing above it. */
  async press(selector: string, text = ''): Promise<void> {
    let before: readonly number[] = [];
    for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(lookEveryMs)) {
      const [x, y] = await this.run(placeOf, selector, text);
      if (x !== undefined && y !== undefined && x === before[0] && y === before[1]) return this.#pressAt(x, y);
      before = x === undefined || y === undefined ? [] : [x, y];
    }
    throw new Error(
      `${this.connection.engine}, not within ${timeoutMs / 1000} s: something to press: ${selector} ${text}`,
    );
  }

  async #pressAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.connection.send('act', {
      actions: [{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  /** Presses keys one after the other; with a modifier, all while it is held. */
  async type(text: string, modifier?: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions =
      modifier === undefined
        ? strokes
        : [{ type: 'keyDown', value: modifier }, ...strokes, { type: 'keyUp', value: modifier }];
    await this.connection.send('act', { actions: [{ type: 'key', id: 'keys', actions }] });
  }
}
