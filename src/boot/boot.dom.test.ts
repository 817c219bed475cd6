import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { attributes } from '~/config/documentNames';
import { pause } from '~/lib/pause';

const root = document.documentElement;
const isStarted = () => root.hasAttribute(attributes.started);

/** Each of the application's files calls this function as it runs. */
const runFile = vi.fn<(name: string) => void>();
Object.assign(globalThis, { runFile });
/** The address of such a file. It is new each time, because a module runs only once. */
const toFile = (name: string) => `data:text/javascript,globalThis.runFile('${name}')//${crypto.randomUUID()}`;

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
const tap = () => input('pointerdown');

let addListener: MockInstance<typeof addEventListener>;
let setTimer: MockInstance<typeof setTimeout>;

/** Runs the boot script in the document, as a browser does that loads it. */
async function boot(): Promise<void> {
  vi.resetModules();
  await import('./boot');
}

/** On such a connection the application starts by user input alone. */
function simulateReducedData(): void {
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue({ saveData: true });
}

beforeEach(() => {
  runFile.mockReset();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  root.setAttribute(attributes.files, toFile('page'));
  history.replaceState(null, '', '/');
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  addListener = vi.spyOn(globalThis, 'addEventListener');
  setTimer = vi.spyOn(globalThis, 'setTimeout');
});
afterEach(() => {
  for (const parameters of addListener.mock.calls) removeEventListener(...parameters);
  // A script that has not started the application yet would start it in the next test.
  for (const { value } of setTimer.mock.results) clearTimeout(value);
});

describe('the application', () => {
  test('is run once, by its entry, which is the last file', async () => {
    const files = [toFile('page'), toFile('entry')];
    root.setAttribute(attributes.files, files.join(' '));
    await boot();
    input('pointerdown');
    input('keydown');
    await expect.poll(isStarted).toBe(true);
    await expect.poll(() => runFile.mock.calls).toEqual([['entry']]);
    await pause(200);
    expect(runFile).toHaveBeenCalledOnce();
  });

  test('runs no file before all have arrived', async () => {
    // Only the test lets time pass: on a busy machine the pause could be over before an input in it.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    root.setAttribute(attributes.files, `/missing.js ${toFile('entry')}`);
    history.replaceState(null, '', '/?q=energy');
    const firstFailure = once(process, 'unhandledRejection');
    await boot();
    expect([root.hasAttribute(attributes.hasQuery), root.hasAttribute(attributes.failed)]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(100);
    await firstFailure;
    // The search page then shows an error (src/features/search/components/SearchResults.tsx).
    expect(root.hasAttribute(attributes.failed)).toBe(true);
    expect([isStarted(), runFile.mock.calls]).toEqual([false, []]);
    // The next input starts the application again; after a second failure an input has no effect before a pause.
    await vi.advanceTimersByTimeAsync(1);
    const secondFailure = once(process, 'unhandledRejection');
    tap();
    await secondFailure;
    root.setAttribute(attributes.files, toFile('page'));
    await vi.advanceTimersByTimeAsync(999);
    tap();
    await vi.advanceTimersByTimeAsync(0);
    expect(isStarted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    tap();
    vi.useRealTimers();
    await expect.poll(() => runFile.mock.calls).toEqual([['page']]);
  });

  test('takes no file that the host refused from the cache, which may have the refusal for a year', async () => {
    const reported = vi.fn<() => void>();
    process.on('unhandledRejection', reported);
    const files = [toFile('page'), toFile('entry')];
    root.setAttribute(attributes.files, files.join(' '));
    const request = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    request.mockResolvedValueOnce(new Response('', { status: 404 }));
    await boot();
    await expect.poll(() => reported.mock.calls.length).toBe(1);
    await expect.poll(() => [tap(), runFile.mock.calls]).toEqual([true, [['entry']]]);
    const requests = request.mock.calls.map(([file, options]) => [file, options?.cache]);
    expect(requests).toEqual(
      ['default', 'default', 'reload', 'default'].map((cache, index) => [files[index % 2], cache]),
    );
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
    await boot();
    // After 1,000 ms a page counts as painted even if no paint is reported.
    await vi.advanceTimersByTimeAsync(900);
    expect(isStarted(), 'the application is fetched without waiting for the first paint').toBe(false);
    paint();
    await vi.advanceTimersByTimeAsync(90);
    expect(isStarted(), 'the application is fetched less than 100 ms after the first paint').toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(isStarted()).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('on user input', async () => {
    const paint = holdFirstPaint();
    await boot();
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
  // Browsers fire this event if a pointer rests where the page appears.
  ['pointerover', false],
] as const)('with reduced data the first %s starts it: %s', async ([type, isInput]) => {
  simulateReducedData();
  await boot();
  await pause(200);
  expect([isStarted(), root.getAttribute(attributes.script)]).toEqual([false, 'reduced-data']);
  input(type);
  await pause();
  expect(isStarted()).toBe(isInput);
});

test.for([
  ['/search?q=energy', true],
  // A campaign's address asks for nothing that only the application can show.
  ['/?utm_source=mail', false],
] as const)('with reduced data %s starts it without user input: %s', async ([address, isStarting]) => {
  vi.useFakeTimers();
  simulateReducedData();
  history.replaceState(null, '', address);
  await boot();
  await vi.advanceTimersByTimeAsync(1_100);
  vi.useRealTimers();
  expect([isStarted(), root.hasAttribute(attributes.hasQuery)]).toEqual([isStarting, isStarting]);
});
