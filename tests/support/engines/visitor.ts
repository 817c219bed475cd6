/** Drives Firefox and WebKit: scripts read the page, clicks and keys are real input. */
import { expect } from 'vitest';
import { attributes } from '~/config/documentNames';
import { waitForStability } from '~tests/support/stable-page';

/** A browser with one tab, driven by the client of its engine. */
export interface Browser {
  readonly open: (address: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses keys one after the other: letters, and WebDriver's code points for the others. */
  readonly type: (text: string) => Promise<void>;
  /** Errors and warnings that the console has shown so far, one a line. */
  readonly problems: () => readonly string[];
  readonly close: () => Promise<void>;
}

function poll<Result>(what: string, read: () => Promise<Result>) {
  return expect.poll(read, { message: what });
}

/**
 * Finds the first visible element that matches and contains the text. Returns its centre once it is in view and not covered.
 */
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
  async openReady(path: string): Promise<void> {
    await this.browser.open(new URL(path.replace(/^\//, ''), this.site).href);
    await this.waitUntilReady();
  }

  /** Reloads by script, which keeps the scroll position; WebDriver's command does not. */
  async reload(): Promise<void> {
    const before = await this.evaluate(() => {
      setTimeout(() => location.reload());
      return performance.timeOrigin;
    });
    await this.poll(() => document.readyState === 'complete' && performance.timeOrigin).not.toBeOneOf([false, before]);
  }

  /** Goes back by script: the clients' commands wait for a load, which a route change does not cause. */
  back(): Promise<unknown> {
    return this.evaluate(() => setTimeout(() => history.back()));
  }

  /** Runs a function in the page; it can use only its arguments. */
  async evaluate<Result, Parameters extends readonly unknown[]>(
    read: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ): Promise<Result> {
    const answer = await this.browser.evaluate(`(${String(read)})(...${JSON.stringify(parameters)})`);
    return answer as Result;
  }

  /** Polls a function in the page; an error while the page is left is retried. */
  poll<Result, Parameters extends readonly unknown[]>(
    read: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) {
    return poll(String(read), () => this.evaluate(read, ...parameters));
  }

  count(selector: string): Promise<number> {
    return this.evaluate((all) => document.querySelectorAll(all).length, selector);
  }

  /** Waits until the page has this number of matching elements. */
  async waitForCount(selector: string, count = 1): Promise<void> {
    await poll(selector, () => this.count(selector)).toBe(count);
  }

  /** Waits until the application runs. */
  waitUntilReady(): Promise<void> {
    return this.waitForCount(`html[${attributes.ready}]`);
  }

  async waitUntilStable(): Promise<void> {
    await this.evaluate(waitForStability);
  }

  /** Clicks an element once its position is stable. */
  async click(selector: string, text = ''): Promise<void> {
    let place: readonly number[] = [];
    const isStill = async () => {
      const before = place;
      place = await this.evaluate(findTarget, selector, text);
      return place.length > 0 && place.join() === before.join();
    };
    await poll(`${selector} ${text} can be clicked`, isStill).toBe(true);
    const [x = 0, y = 0] = place;
    await this.browser.click(x, y);
  }
}
