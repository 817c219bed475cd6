/** How a test speaks to a browser: the same few commands of WebDriver, by the names each browser has for them. */

/** WebDriver's path below the session, and Marionette's name, which is Firefox's own. */
export const commands = {
  navigate: { path: 'url', marionette: 'WebDriver:Navigate' },
  back: { path: 'back', marionette: 'WebDriver:Back' },
  run: { path: 'execute/sync', marionette: 'WebDriver:ExecuteScript' },
  act: { path: 'actions', marionette: 'WebDriver:PerformActions' },
  resize: { path: 'window/rect', marionette: 'WebDriver:SetWindowRect' },
} as const;

export type Command = keyof typeof commands;

/** Nothing listens at this address: no other host than this one is asked for anything. */
const nowhere = '127.0.0.1:9';
const proxy = { proxyType: 'manual', httpProxy: nowhere, sslProxy: nowhere, noProxy: ['127.0.0.1'] };
/** How long a browser may take to start, in ms. */
export const startLimitMs = 40_000;
/** How long a page may load, or a script of the test run in it, in ms. */
const pageLimitMs = 30_000;
/** How long any command may take, in ms: a browser that keeps its own limits answers before. */
export const commandLimitMs = pageLimitMs + 5_000;

export const capabilities = { proxy, timeouts: { pageLoad: pageLimitMs, script: pageLimitMs } } as const;

export interface StartOptions {
  /** Whether the scripts of pages run; a test's own always do. */
  readonly javaScript?: boolean;
}

/** A browser that was started for one visitor. */
export interface Connection {
  /** Its name in errors. */
  readonly engine: string;
  /** @throws Error with what the browser says where a command fails, or that it says nothing */
  readonly send: (command: Command, parameters: object) => Promise<unknown>;
  /** What the console has shown so far of errors, warnings and what the policy refused, one a line. */
  readonly problems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}
