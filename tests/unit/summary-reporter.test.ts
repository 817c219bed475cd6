import { expect, test } from 'vitest';
import { type CountedModule, summarize } from '~tests/support/summary-reporter';

function module(states: readonly string[], errors: readonly unknown[] = []): CountedModule {
  const tests = states.map((state) => ({ result: () => ({ state }) }));
  return { children: { allTests: () => tests }, errors: () => errors };
}

test.each([
  ['nothing ran', [], 0, '0 passed, 0 failed'],
  ['all files count', [module(['passed', 'failed']), module(['passed'])], 0, '2 passed, 1 failed'],
  ['skipped tests are neither', [module(['passed', 'skipped'])], 0, '1 passed, 0 failed'],
  ['a test cut off has failed', [module(['passed', 'pending'])], 0, '1 passed, 1 failed'],
  [
    'a file that cannot be run has failed',
    [module(['passed']), module([], [new Error('import')])],
    0,
    '1 passed, 1 failed',
  ],
  ['an error outside of any test is a failure', [module(['passed'])], 2, '1 passed, 2 failed'],
])('%s', (_what, modules, strayErrors, line) => {
  expect(summarize(modules, strayErrors)).toBe(line);
});
