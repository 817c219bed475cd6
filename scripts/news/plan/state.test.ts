/** What is remembered between runs: the day's calls, a file that cannot be used, runs that are killed or at once. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsOf, parseNewsPlan } from '~/config/newsPlan';
import { filesOf, quickFileSystem, withFolder } from '~scripts/news/refresh/test-runs';
import { type RefreshCaller, reserve, settle, type State, type StateFile } from './state';

const dayMs = 86_400_000;
const now = Date.UTC(2026, 10, 22, 12);
const plan = parseNewsPlan({});
const heardNothing = { callsPerDay: null, limit: null, asked: new Map() };

const state: State = {
  version: 1,
  day: '2026-11-22',
  spent: { scheduled: 30, manual: 4 },
  callsPerDay: null,
  limit: 3,
  asked: { 'haiti/business': { at: now - 3_600_000, found: 7 } },
};

function withFile<T>(run: (file: StateFile) => Promise<T>, text?: string): Promise<T> {
  return withFolder((directory) => {
    const path = join(directory, 'state.json');
    if (text !== undefined) writeFileSync(path, text);
    return run({ path, fileSystem: quickFileSystem });
  });
}

function take(file: StateFile, caller: RefreshCaller = 'scheduled', at = now, most = Infinity) {
  return reserve(file, plan, caller, most, at);
}

function readState({ path }: StateFile): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

describe('what a run may spend', () => {
  it('is its part of the day: a schedule’s in runs, the rest of it in the last, and a hand’s whole', () =>
    withFile(async (file) => {
      const scheduled: number[] = [];
      for (let run = 0; run < 5; run += 1) scheduled.push((await take(file)).calls);
      expect(scheduled).toEqual([18, 18, 18, 16, 0]);
      expect([(await take(file, 'manual')).calls, (await take(file, 'manual')).calls]).toEqual([10, 0]);
    }));

  it('is no more than it wants', () =>
    withFile(async (file) => {
      expect([(await take(file, 'manual', now, 4)).calls, (await take(file, 'manual')).calls]).toEqual([4, 6]);
    }));

  it('begins anew with each day in UTC, and what was asked for stays', () =>
    withFile(async (file) => {
      expect((await take(file)).calls).toBe(18);
      const midnight = Date.UTC(2026, 10, 23);
      expect((await take(file, 'manual', midnight - 1)).calls).toBe(6);
      const next = await take(file, 'manual', midnight);
      expect([next.calls, next.day, next.state?.asked]).toEqual([10, '2026-11-23', state.asked]);
      expect(readState(file)).toMatchObject({ spent: { scheduled: 0, manual: 10 }, asked: state.asked });
    }, JSON.stringify(state)));

  it('follows what the service said of its plan', () =>
    withFile(async (file) => {
      const first = await take(file);
      const heard = { ...heardNothing, callsUsed: 18, callsPerDay: 2_500, limit: 25 };
      expect(await settle(file, 'scheduled', first, heard, now)).toBeNull();
      expect(await take(file)).toMatchObject({ calls: 438, state: { limit: 25 } });
      // An answer that says nothing of it takes nothing back.
      const second = await take(file, 'manual', now, 1);
      expect(await settle(file, 'manual', second, { ...heardNothing, callsUsed: 1 }, now)).toBeNull();
      expect(readState(file)).toMatchObject({ callsPerDay: 2_500, limit: 25 });
    }));
});

describe('what a run leaves', () => {
  it('are the calls it did not make, and when it asked', () =>
    withFile(async (file) => {
      const taken = await take(file);
      const asked = new Map([['haiti/all', { at: now, found: null }]]);
      expect(await settle(file, 'scheduled', taken, { ...heardNothing, callsUsed: 5, asked }, now)).toBeNull();
      expect(readState(file)).toEqual({
        ...state,
        spent: { scheduled: 35, manual: 4 },
        asked: { ...state.asked, 'haiti/all': { at: now, found: null } },
      });
    }, JSON.stringify(state)));

  it('over midnight counts for the new day, beside what others took of it', () =>
    withFile(async (file) => {
      const late = await take(file, 'manual', now, 6);
      await take(file, 'manual', now + dayMs, 3);
      expect(await settle(file, 'manual', late, { ...heardNothing, callsUsed: 6 }, now + dayMs)).toBeNull();
      expect(readState(file)).toMatchObject({ day: '2026-11-23', spent: { scheduled: 0, manual: 9 } });
    }));
});

describe('a file that cannot be used', () => {
  it('is no fault where there was none', () =>
    withFile(async (file) => {
      expect(await take(file)).toEqual({ calls: 18, day: '2026-11-22', recorded: 18, state: null, fault: null });
    }));

  const unreadable = 'what was remembered cannot be read: ';
  it.each([
    ['empty', '', unreadable],
    ['cut off', JSON.stringify(state).slice(0, 40), unreadable],
    ['a web page', '<!doctype html>', unreadable],
    ['a list', '[]', 'what was remembered: [] is not an object'],
    ['another’s', '{"name":"holding-website"}', 'what was remembered: version: '],
    ['of another version', JSON.stringify({ ...state, version: 2 }), 'what was remembered: version: '],
    [
      'with a count that is none',
      JSON.stringify({ ...state, spent: { scheduled: -1, manual: 0 } }),
      'what was remembered: spent.scheduled: -1 is not a count',
    ],
    [
      'with a time that is none',
      JSON.stringify({ ...state, asked: { 'haiti/all': { at: null, found: 1 } } }),
      'what was remembered: asked["haiti/all"]: at: ',
    ],
  ])('%s is told of in a line, and a new one is begun', (_name, text, message) =>
    withFile(async (file) => {
      const first = await take(file);
      expect(first).toMatchObject({ calls: 18, recorded: 18, state: null });
      expect(first.fault).toMatch(/^[^\n]+$/);
      expect(first.fault?.slice(0, message.length)).toBe(message);
      expect(await settle(file, 'scheduled', first, { ...heardNothing, callsUsed: 2 }, now)).toBeNull();
      expect(await take(file)).toMatchObject({ state: { spent: { scheduled: 2, manual: 0 } }, fault: null });
    }, text),
  );

  it('a folder in its place lets the run go on, with its part of a whole day', () =>
    withFile(async (file) => {
      mkdirSync(file.path);
      const taken = await take(file);
      expect(taken).toMatchObject({ calls: 18, recorded: 0, state: null });
      expect(taken.fault).toMatch(/^nothing can be remembered: [^\n]+$/);
      const fault = await settle(file, 'scheduled', taken, { ...heardNothing, callsUsed: 18 }, now);
      expect(fault).toMatch(/^nothing can be remembered: [^\n]+$/);
    }));

  it('what could not be put on record is not given back', () =>
    withFile(async (file) => {
      const refusing = { ...file, fileSystem: { ...quickFileSystem, rename: () => Promise.reject(new Error('full')) } };
      const taken = await take(refusing);
      expect([taken.calls, taken.recorded, taken.fault]).toEqual([18, 0, 'nothing can be remembered: full']);
      await take(file, 'scheduled', now, 7);
      expect(await settle(file, 'scheduled', taken, { ...heardNothing, callsUsed: 18 }, now)).toBeNull();
      expect(readState(file)).toMatchObject({ spent: { scheduled: 25 } });
      expect([...filesOf(join(file.path, '..')).keys()]).toEqual(['state.json']);
    }));
});

describe('whatever runs there are', () => {
  const run = fc.record({
    caller: fc.constantFrom<RefreshCaller>('scheduled', 'manual'),
    most: fc.oneof(fc.constant(Infinity), fc.nat(30)),
    /** Share of its calls that it makes; null for one that is killed after them all. */
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    hours: fc.integer({ min: 0, max: 9 }),
    atOnce: fc.boolean(),
  });

  it('none passes its caller’s part of a day', () =>
    fc.assert(
      fc.asyncProperty(fc.array(run, { maxLength: 25 }), (runs) =>
        withFile(async (file) => {
          const made = new Map<string, number>();
          let at = now;
          for (const { atOnce, caller, hours, most, share } of runs) {
            at += hours * 3_600_000;
            const taken = await Promise.all(
              (atOnce ? [caller, caller] : [caller]).map((one) => take(file, one, at, most)),
            );
            for (const reservation of taken) {
              const callsUsed = Math.floor(reservation.calls * (share ?? 1));
              const key = `${caller} ${reservation.day}`;
              made.set(key, (made.get(key) ?? 0) + callsUsed);
              expect(reservation.calls).toBeLessThanOrEqual(most);
              if (share !== null) await settle(file, caller, reservation, { ...heardNothing, callsUsed }, at);
            }
          }
          for (const [key, calls] of made)
            expect(calls).toBeLessThanOrEqual(callsOf(plan, key.startsWith('manual') ? 'manual' : 'scheduled'));
        }),
      ),
      { numRuns: 60 },
    ));
});
