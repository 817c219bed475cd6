import { expect, test } from 'vitest';
import { summarize } from '~tests/support/summary-reporter';

function moduleOf(
  results: readonly { readonly state: string; readonly note?: string }[],
  errors: readonly unknown[] = [],
) {
  return { children: { allTests: () => results.map((result) => ({ result: () => result })) }, errors: () => errors };
}

test('tests of a missing browser are counted as left out, files that cannot run and stray errors as failures', () => {
  const note = 'There is no firefox';
  const modules = [
    moduleOf([{ state: 'passed' }, { state: 'failed' }, { state: 'pending' }, { state: 'skipped' }]),
    moduleOf(
      [
        { state: 'skipped', note },
        { state: 'skipped', note },
      ],
      [new Error('cannot be run')],
    ),
  ];
  expect(summarize(modules, 1)).toBe('1 passed, 4 failed, 2 left out: There is no firefox');
});
