// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attributes } from './contract';
import { isCostlyConnection, pageShown, startApplication, startOnUserInput } from './start';

const root = document.documentElement;
const isStarted = () => root.hasAttribute(attributes.started);

/** A frame is no longer, in ms. */
const aFrame = 17;

/** What the application's files do in this test: note that they ran. */
const ran = vi.fn<(name: string) => void>();
Object.assign(globalThis, { ran });
const fileOf = (name: string) => `data:text/javascript,globalThis.ran('${name}')`;

type Callback = (list: { readonly getEntriesByName: (name: string) => readonly unknown[] }) => void;

/** Supports reports of paint, and makes none unless the test does: as Firefox does where a page opens scrolled. */
class PaintObserver {
  static readonly supportedEntryTypes = ['paint'];
  static readonly callbacks: Callback[] = [];
  constructor(private readonly callback: Callback) {}
  observe(): void {
    PaintObserver.callbacks.push(this.callback);
  }
}

function reportPaint(reported: string): void {
  for (const callback of PaintObserver.callbacks)
    callback({ getEntriesByName: (name) => (name === reported ? [{}] : []) });
}

beforeEach(() => {
  ran.mockReset();
  PaintObserver.callbacks.length = 0;
  root.setAttribute(attributes.files, fileOf('page'));
  root.removeAttribute(attributes.started);
  document.head.innerHTML = '';
  vi.stubGlobal('PerformanceObserver', PaintObserver);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the application', () => {
  test('runs once, its files in order', async () => {
    const files = [fileOf('first'), fileOf('second')];
    root.setAttribute(attributes.files, files.join(' '));
    startApplication();
    startApplication();
    expect(isStarted()).toBe(true);
    await expect.poll(() => ran.mock.calls).toEqual([['first'], ['second']]);
  });

  test('runs no file before all have arrived', async () => {
    const reported = vi.fn<() => void>();
    process.on('unhandledRejection', reported);
    root.setAttribute(attributes.files, `${fileOf('first')} /missing.js`);
    startApplication();
    await expect.poll(() => reported.mock.calls.length).toBe(1);
    // The next input may start it again.
    expect(isStarted()).toBe(false);
    process.off('unhandledRejection', reported);
    expect(ran).not.toHaveBeenCalled();
  });
});

describe('the first user input', () => {
  test.for(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'starts it once something is painted: %s',
    async (type) => {
      vi.useFakeTimers();
      startOnUserInput();
      dispatchEvent(new Event(type));
      reportPaint('first-paint');
      await vi.advanceTimersByTimeAsync(0);
      expect(isStarted()).toBe(false);
      reportPaint('first-contentful-paint');
      await vi.advanceTimersByTimeAsync(0);
      expect(isStarted()).toBe(true);
    },
  );

  test('is no pointer at rest where the page appears', async () => {
    vi.useFakeTimers();
    startOnUserInput();
    dispatchEvent(new Event('pointerover'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isStarted()).toBe(false);
  });

  test('starts it a second after a page of which no paint is reported', async () => {
    vi.useFakeTimers();
    startOnUserInput();
    dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isStarted()).toBe(false);
    await vi.advanceTimersByTimeAsync(aFrame);
    expect(isStarted()).toBe(true);
  });
});

describe('without user input', () => {
  test('a loaded and painted page is drawn 100 ms later', async () => {
    vi.useFakeTimers();
    let isShown = false;
    void pageShown().finally(() => (isShown = true));
    await vi.advanceTimersByTimeAsync(0);
    reportPaint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(99);
    expect(isShown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isShown).toBe(true);
  });

  test('a page is shown after its load event, or four seconds after its text', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    let isShown = false;
    void pageShown().finally(() => (isShown = true));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(isShown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    reportPaint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(100);
    expect(isShown).toBe(true);

    isShown = false;
    void pageShown().finally(() => (isShown = true));
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    reportPaint('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(100);
    expect(isShown).toBe(true);
  });
});

test.for([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
] as const)('a connection of %j is a costly one: %s', ([connection, expected]) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(isCostlyConnection()).toBe(expected);
  Reflect.deleteProperty(navigator, 'connection');
});
