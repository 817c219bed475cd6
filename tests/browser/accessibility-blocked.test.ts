import { expect, test } from 'vitest';
import { openPage } from '../support/browser';
import { answerPictures } from '../support/browser-launch';
import { findFaults } from './accessibility-matrix';
import { blockScripts, blocked, untilGivenUp } from './faults';
import { builtPages, expectedProblems } from './visits';

test.for(builtPages)('$path is accessible without its scripts, in every window, in all colours', { timeout: 120_000 }, async ({ page, path }, context) => {
  const opened = await openPage(context, {
    path,
    reducedMotion: true,
    foreign: answerPictures,
    prepare: blockScripts,
    allow: [...expectedProblems(page), ...blocked],
  });
  await untilGivenUp(opened.page);
  expect(await findFaults(opened)).toEqual([]);
});
