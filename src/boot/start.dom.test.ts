import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pause } from '~/lib/pause';
import { attributes } from './contract';
import { pageShown, startApplication, startOnUserInput } from './start';

const root = document.documentElement;
const isStarted = () => root.hasAttribute(attributes.started);

/** What the application's files do in this test: note that they ran. */
const ran = vi.fn<(name: string) => void>();
Object.assign(globalThis, { ran });
const toFile = (name: string) => `data:text/javascript,globalThis.ran('${name}')`;

type PaintCallback = (list: { readonly getEntriesByName: () => readonly object[] }) => void;

/** A `PerformanceObserver` that reports the first paint at once. */
class PaintObserver {
  constructor(private readonly callback: PaintCallback) {}
  observe(): void {
    this.callback({ getEntriesByName: () => [{}] });
  }
}

/** Stubs a `PerformanceObserver` that reports the first paint when the returned function is called. */
function holdFirstPaint(): () => void {
  const callbacks: PaintCallback[] = [];
  class HeldPaintObserver {
    constructor(callback: PaintCallback) {
      callbacks.push(callback);
    }
    observe = () => undefined;
  }
  vi.stubGlobal('PerformanceObserver', HeldPaintObserver);
  return () => {
    for (const callback of callbacks) callback({ getEntriesByName: () => [{}] });
  };
}

const input = (type: string) => dispatchEvent(new Event(type));

beforeEach(() => {
  ran.mockReset();
  root.setAttribute(attributes.files, toFile('page'));
  root.removeAttribute(attributes.started);
  root.removeAttribute(attributes.query);
  document.head.innerHTML = '';
  vi.stubGlobal('PerformanceObserver', PaintObserver);
});

describe('the application', () => {
  test('runs once, its files in order', async () => {
    const files = [toFile('first'), toFile('second')];
    root.setAttribute(attributes.files, files.join(' '));
    startApplication();
    startApplication();
    expect(isStarted()).toBe(true);
    await expect.poll(() => ran.mock.calls).toEqual([['first'], ['second']]);
  });

  test('runs no file before all have arrived', async () => {
    const reported = vi.fn<() => void>();
    process.on('unhandledRejection', reported);
    root.setAttribute(attributes.files, `${toFile('first')} /missing.js`);
    root.setAttribute(attributes.query, 'loading');
    startOnUserInput();
    input('pointerdown');
    await expect.poll(() => reported.mock.calls.length).toBe(1);
    // A search page says so, instead of nothing (src/features/search/components/SearchResults.tsx).
    expect(root.getAttribute(attributes.query)).toBe('failed');
    expect([isStarted(), ran.mock.calls]).toEqual([false, []]);
    // The next input starts it, of whatever kind those before were; after a second failure not each one at once.
    const tap = () => input('pointerdown');
    await expect.poll(() => [tap(), reported.mock.calls.length]).toEqual([true, 2]);
    root.setAttribute(attributes.files, toFile('page'));
    await pause(20);
    tap();
    await pause(0);
    expect(isStarted()).toBe(false);
    await expect.poll(() => [tap(), ran.mock.calls]).toEqual([true, [['page']]]);
    process.off('unhandledRejection', reported);
  });
});

describe('before the first paint nothing is fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  });
  afterEach(() => vi.useRealTimers());

  test('when the page is loaded: the application starts 100 ms after the paint', async () => {
    const paint = holdFirstPaint();
    // As in src/boot/boot.ts. A paint that is not reported within 1,000 ms is no longer waited for.
    void pageShown().then(startApplication);
    await vi.advanceTimersByTimeAsync(900);
    expect(isStarted(), 'the application is fetched without waiting for the first paint').toBe(false);
    paint();
    await vi.advanceTimersByTimeAsync(90);
    expect(isStarted(), 'the application is fetched less than 100 ms after the first paint').toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(isStarted()).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('by the boot script itself', async () => {
    // What else it does needs more of a browser than jsdom has.
    vi.doMock('./dialogs', () => ({ handleDialogs: vi.fn<() => void>() }));
    vi.doMock('./fonts', () => ({ applyLateStylesheet: vi.fn<() => void>(), preloadFonts: vi.fn<() => void>() }));
    vi.doMock('./scheme', () => ({
      followScheme: vi.fn<() => void>(),
      handleSchemeSwitches: vi.fn<() => void>(),
      restoreScheme: vi.fn<() => void>(),
    }));
    const paint = holdFirstPaint();
    await import('./boot');
    await vi.advanceTimersByTimeAsync(900);
    expect(isStarted(), 'src/boot/boot.ts starts the application without waiting for the first paint').toBe(false);
    paint();
    await vi.advanceTimersByTimeAsync(100);
    expect(isStarted()).toBe(true);
  });

  test('on user input', async () => {
    const paint = holdFirstPaint();
    startOnUserInput();
    input('pointerdown');
    await vi.advanceTimersByTimeAsync(900);
    expect(isStarted(), 'user input fetches the application without waiting for the first paint').toBe(false);
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(isStarted()).toBe(true);
  });
});

test.for([
  ['pointermove', true],
  ['pointerdown', true],
  ['touchstart', true],
  ['keydown', true],
  ['focusin', true],
  ['wheel', true],
  ['scroll', true],
  // A pointer that rests where the page appears fires this event.
  ['pointerover', false],
] as const)('the first %s starts it: %s', async ([type, isInput]) => {
  startOnUserInput();
  input(type);
  await pause();
  expect(isStarted()).toBe(isInput);
});
