import { expect, test } from 'vitest';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { examinePages } from './matrix';

examinePages('en');

test('the page in the frame of the calendar is accessible by itself', async (context) => {
  const opened = await openPage(context, { path: '/samples/scheduling.html', width: 320, height: 600 });
  expect(await checkAccessibility(opened)).toEqual({ violations: [], incomplete: [] });
});
