/** The refresh against every fault of a service, at every place of a run: nothing is lost, nothing corrupt. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { keyOf } from '../../../src/config/news';
import { wrongShapes } from '../../news-service/faults';
import { exitCodeOf } from './refresh';
import {
  type RunSettings,
  type TestService,
  faultsOf,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startService,
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
const onceFaults = [
  '400',
  '404',
  'redirect',
  'endless',
  'empty',
  'half',
  'broken',
  ...wrongShapes.map((_, index) => `shape:${index}`),
];
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
/** With nothing there before, these still are answers. */
const answersWithoutPast = new Set(['empty', 'half']);

let yesterday: TestService;
let today: TestService;
let goodFiles: string;
beforeAll(async () => {
  [yesterday, today] = await Promise.all([startService('one'), startService('two')]);
  goodFiles = mkdtempSync(join(tmpdir(), 'news-good-'));
  await runRefresh(yesterday.url, goodFiles);
});
afterAll(async () => {
  rmSync(goodFiles, { recursive: true });
  await Promise.all([yesterday.close(), today.close()]);
});

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

function keepsGoodFiles(faultCase: FaultCase): Promise<void> {
  const { fault, faulty } = faultCase;
  return withCopyOf(goodFiles, async (directory) => {
    const before = snapshotsOf(directory);
    const result = await runRefresh(today.url, directory, settingsOf(faultCase));
    const after = snapshotsOf(directory);
    expect(faultsOf(directory, result)).toEqual([]);
    expect(keys.filter((key) => after.get(key) === before.get(key))).toEqual(faulty);
    expect(
      result.outcomes.filter(({ status }) => status === 'kept' || status === 'failed').map(({ key }) => key),
    ).toEqual(faulty);
    expect(result.outcomes.every(({ reason, status }) => status === 'changed' || (reason ?? '') !== '')).toBe(true);
    const calls = keys.length + (retriedFaults.includes(fault) ? faulty.length * 2 : 0);
    // On a busy machine a sound call, too, may pass the short time limit, and is then tried again.
    expect(result.callsUsed).toBeGreaterThanOrEqual(calls);
    expect(result.callsUsed).toBeLessThanOrEqual(fault.startsWith('hang') ? keys.length * 3 : calls);
    expect(exitCodeOf(result)).toBe(faulty.length === keys.length ? 1 : 0);
  });
}

function writesSoundFilesOnly(faultCase: FaultCase): Promise<void> {
  const { fault, faulty } = faultCase;
  return withFolder(async (directory) => {
    const result = await runRefresh(today.url, directory, settingsOf(faultCase));
    expect(faultsOf(directory, result)).toEqual([]);
    const written = answersWithoutPast.has(fault) ? keys : keys.filter((key) => !faulty.includes(key));
    expect([...snapshotsOf(directory).keys()].toSorted()).toEqual(written.toSorted());
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

describe('a refused token ends the run', () => {
  it.each(Object.entries(places).flatMap(([place, faulty]) => stopFaults.map((fault) => ({ fault, place, faulty }))))(
    '$fault at $place',
    ({ fault, faulty }) =>
      withCopyOf(goodFiles, async (directory) => {
        const before = snapshotsOf(directory);
        const result = await runRefresh(today.url, directory, {
          options: { concurrency: 1 },
          faults: Object.fromEntries(faulty.map((key) => [key, fault])),
        });
        expect(faultsOf(directory, result)).toEqual([]);
        expect(result.stopReason).toContain(`(${fault})`);
        const after = snapshotsOf(directory);
        const changed = result.outcomes.filter(({ status }) => status === 'changed').map(({ key }) => key);
        expect(keys.filter((key) => after.get(key) !== before.get(key))).toEqual(changed);
        expect(
          result.outcomes.filter(({ status }) => status !== 'changed').every(({ status }) => status === 'left out'),
        ).toBe(true);
        expect(result.callsUsed).toBe(keys.indexOf(faulty[0] ?? '') + 1);
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
      expect(result.callsUsed).toBeGreaterThanOrEqual(keys.length + (fault.startsWith('delay') ? 0 : times));
      expect(faultsOf(directory, result)).toEqual([]);
    }),
  );
});
