import { expect, test } from 'vitest';
import { checkAccessibility } from '../support/axe';
import { openPage } from '../support/browser';
import { findFaults } from './accessibility-matrix';
import { builtPages, expectedProblems, openReady } from './visits';

test.for(builtPages)('$path is accessible in every window, in all colours', { timeout: 120_000 }, async ({ page, path }, context) => {
  const opened = await openReady(context, { path, reducedMotion: true, allow: expectedProblems(page) });
  expect(await findFaults(opened)).toEqual([]);
});

test('the page in the frame of the calendar is accessible by itself', async (context) => {
  const opened = await openPage(context, { path: '/samples/scheduling.html', width: 320, height: 600 });
  expect(await checkAccessibility(opened)).toEqual({ violations: [], incomplete: [] });
});
