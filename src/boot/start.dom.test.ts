import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pause } from '~/lib/pause';
import { attributes } from './contract';
import { startApplication, startOnUserInput } from './start';

const root = document.documentElement;
const isStarted = () => root.hasAttribute(attributes.started);

/** What the application's files do in this test: note that they ran. */
const ran = vi.fn<(name: string) => void>();
Object.assign(globalThis, { ran });
const fileOf = (name: string) => `data:text/javascript,globalThis.ran('${name}')`;

type Callback = (list: { readonly getEntriesByName: (name: string) => readonly unknown[] }) => void;

/** Supports reports of paint, and makes none unless the test does: as Firefox does where a page opens scrolled. */
class PaintObserver {
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
    startOnUserInput();
    dispatchEvent(new Event('pointerdown'));
    reportPaint('first-contentful-paint');
    await expect.poll(() => reported.mock.calls.length).toBe(1);
    expect([isStarted(), ran.mock.calls]).toEqual([false, []]);
    // The next input starts it, of whatever kind those before were; after a second failure not each one at once.
    const tap = () => {
      dispatchEvent(new Event('pointerdown'));
      reportPaint('first-contentful-paint');
    };
    await expect.poll(() => [tap(), reported.mock.calls.length]).toEqual([undefined, 2]);
    root.setAttribute(attributes.files, fileOf('page'));
    await pause(20);
    tap();
    await pause(0);
    expect(isStarted()).toBe(false);
    await expect.poll(() => [tap(), ran.mock.calls]).toEqual([undefined, [['page']]]);
    process.off('unhandledRejection', reported);
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
});
