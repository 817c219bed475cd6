/** The refresh against every fault of a service, at every place of a run: nothing is lost, nothing corrupt. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { keyOf } from '~/config/news';
import { wrongShapes } from '~scripts/news-service/faults';
import { exitCodeOf, type RefreshResult } from './refresh';
import {
  type RunSettings,
  archivedIn,
  faultsOf,
  filesOf,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startBothDays,
  withCopyOf,
  withFolder,
} from './test-runs';

const keys = someCombinations.map(keyOf);
const [first = '', , third = ''] = keys;
const places: Readonly<Record<string, readonly string[]>> = {
  first: [first],
  third: [third],
  last: keys.slice(-1),
  'every other': keys.filter((_, index) => index % 2 === 0),
  every: keys,
};

/** Calls each faulty combination may cost. */
const onceFaults = ['400', '404', 'redirect', 'endless', 'broken', ...wrongShapes.map((_, index) => `shape:${index}`)];
const retriedFaults = [
  'hang',
  'hang-body',
  'reset',
  'cut',
  'html',
  '429',
  '429:0',
  '429-date:0',
  '500',
  '502',
  '503',
  '503:0',
  '503-date:0',
];
const stopFaults = ['401', '402', '403'];
/** Sound answers that bring less than there was. */
const smallerAnswers = ['empty', 'half'];

const [yesterday, today] = await startBothDays();
let goodFiles: string;
beforeAll(async () => {
  goodFiles = mkdtempSync(join(tmpdir(), 'news-good-'));
  await runRefresh(yesterday.url, goodFiles);
});
afterAll(() => rmSync(goodFiles, { recursive: true }));

const cases = Object.entries(places)
  .flatMap(([place, faulty]) => [...onceFaults, ...retriedFaults].map((fault) => ({ fault, place, faulty })))
  // Hanging ones wait three times for their time limit, and wrong shapes are many.
  .filter(({ fault, place }) => !/^(?:hang|shape)/.test(fault) || place === 'first' || place === 'every other');
const hanging = cases.filter(({ fault }) => fault.startsWith('hang'));
const ending = cases.filter(({ fault }) => !fault.startsWith('hang'));
/** Long enough for a sound call on a busy machine. */
const short = { surroundings: { timeoutMs: 500 } };

interface FaultCase {
  readonly fault: string;
  readonly faulty: readonly string[];
}

function settingsOf({ fault, faulty }: FaultCase): RunSettings {
  return { ...(fault.startsWith('hang') ? short : {}), faults: Object.fromEntries(faulty.map((key) => [key, fault])) };
}

/** Calls that a combination with this fault costs: it is asked for once, and no further page. */
function callsFor({ fault, faulty }: FaultCase): number {
  return faulty.length * (retriedFaults.includes(fault) ? 3 : 1);
}

function expectCalls(faultCase: FaultCase, result: RefreshResult): void {
  const { fault, faulty } = faultCase;
  // Runs that wait are tested at the same time, and share the service's list of requests.
  if (!fault.startsWith('hang')) {
    const requests = today.service.faults.requests();
    expect(requests).toHaveLength(result.callsUsed);
    expect(requests.filter((parameters) => parameters['fault'] === fault)).toHaveLength(callsFor(faultCase));
  }
  const failed = result.outcomes.filter(({ status }) => status === 'failed');
  expect(failed.map(({ key }) => key)).toEqual(faulty);
  expect(failed.every(({ reason }) => (reason ?? '') !== '')).toBe(true);
  expect(exitCodeOf(result)).toBe(faulty.length === keys.length ? 1 : 0);
}

function keepsGoodFiles(faultCase: FaultCase): Promise<void> {
  return withCopyOf(goodFiles, async (directory) => {
    const before = filesOf(directory);
    const known = archivedIn(directory);
    today.service.faults.clear();
    const result = await runRefresh(today.url, directory, settingsOf(faultCase));
    expectCalls(faultCase, result);
    expect(faultsOf(directory, result)).toEqual([]);
    expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
    // Without one answer every file stays byte for byte.
    const isLost = faultCase.faulty.length === keys.length;
    expect(isDeepStrictEqual(filesOf(directory), before)).toBe(isLost);
  });
}

function writesSoundFilesOnly(faultCase: FaultCase): Promise<void> {
  return withFolder(async (directory) => {
    today.service.faults.clear();
    const result = await runRefresh(today.url, directory, settingsOf(faultCase));
    expectCalls(faultCase, result);
    expect(faultsOf(directory, result)).toEqual([]);
    // Those without an answer have what others brought for them, or are empty.
    const hasAnswer = faultCase.faulty.length < keys.length;
    expect([...snapshotsOf(directory).keys()].toSorted()).toEqual(hasAnswer ? keys.toSorted() : []);
  });
}

describe('a fault costs its combination only', () => {
  it.each(ending)('$fault at $place, with good files there', keepsGoodFiles);
  it.each(ending)('$fault at $place, with nothing there', writesSoundFilesOnly);
});

describe.concurrent('a call that hangs costs its combination only', { timeout: 20_000 }, () => {
  it.each(hanging)('$fault at $place, with good files there', keepsGoodFiles);
  it.each(hanging)('$fault at $place, with nothing there', writesSoundFilesOnly);
});

describe('a smaller answer takes nothing away', () => {
  it.each(
    smallerAnswers.flatMap((fault) => Object.entries(places).map(([place, faulty]) => ({ fault, place, faulty }))),
  )('$fault at $place', ({ fault, faulty }) =>
    withCopyOf(goodFiles, async (directory) => {
      const known = archivedIn(directory);
      const result = await runRefresh(today.url, directory, settingsOf({ fault, faulty }));
      expect(faultsOf(directory, result)).toEqual([]);
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      expect(result.outcomes.map(({ articles }) => articles)).toEqual(keys.map(() => newsPageSize));
      expect(result.outcomes.filter(({ status }) => status === 'failed')).toEqual([]);
    }),
  );
});

describe('a refused token ends the run', () => {
  it.each(Object.entries(places).flatMap(([place, faulty]) => stopFaults.map((fault) => ({ fault, place, faulty }))))(
    '$fault at $place',
    ({ fault, faulty }) =>
      withCopyOf(goodFiles, async (directory) => {
        const before = filesOf(directory);
        const known = archivedIn(directory);
        today.service.faults.clear();
        const result = await runRefresh(today.url, directory, {
          options: { concurrency: 1 },
          faults: Object.fromEntries(faulty.map((key) => [key, fault])),
        });
        expect(faultsOf(directory, result)).toEqual([]);
        expect(result.stopReason).toContain(`(${fault})`);
        expect(result.callsUsed).toBe(today.service.faults.requests().length);
        expect(today.service.faults.requests().at(-1)?.['fault']).toBe(fault);
        expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
        expect(isDeepStrictEqual(filesOf(directory), before)).toBe(result.answers === 0);
        // The plan's calls being used up is no failure; a token that is refused is, unless there was an answer.
        expect(exitCodeOf(result)).toBe(result.answers > 0 || fault === '402' ? 0 : 1);
      }),
  );
});

describe('a fault that passes', () => {
  const passing = [...retriedFaults, 'delay:20'].flatMap((fault) =>
    (fault.startsWith('hang') ? [1] : [1, 2]).map((times) => ({ fault, times })),
  );

  it.each(passing)('$fault, $times×, is tried again', ({ fault, times }) =>
    withFolder(async (directory) => {
      today.service.faults.clear();
      today.service.faults.add({ fault, times, matching: { search: 'Haiti OR Haitian' } });
      const result = await runRefresh(today.url, directory, fault.startsWith('hang') ? short : {});
      today.service.faults.clear();
      expect(result.outcomes.map(({ status }) => status)).toEqual(keys.map(() => 'new'));
      expect(faultsOf(directory, result)).toEqual([]);
    }),
  );
});
