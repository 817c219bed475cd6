/** Every page by axe's rules, in light and dark, at 400 % and in a wide window; contrast is measured where axe cannot tell. */
import { expect, test } from 'vitest';
import { pathOf } from '~/content/pages';
import { checkAccessibility, type Undecided } from '~tests/support/axe';
import { type OpenPage, openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { blocked, blockScripts, untilGivenUp } from '~tests/support/faults';
import {
  expectedProblems,
  loadPictures,
  mainPages,
  openReady,
  sidewaysOf,
  untilFontsDecided,
  untilStill,
} from '~tests/support/pages';
import { findFaintForcedTexts, findFaintTexts } from './faint-texts';

/** A window of 1,280 by 1,024 px at 400 %. */
const narrow = { width: 320, height: 256 } as const;
const wide = { width: 1440, height: 900 } as const;

interface Look {
  readonly size: typeof narrow | typeof wide;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
  /** The rules to look by, where the others have seen the page before. */
  readonly rules?: readonly string[];
}

const looks: readonly Look[] = [
  { size: narrow, colorScheme: 'light' },
  { size: wide, colorScheme: 'light' },
  { size: wide, colorScheme: 'dark', rules: ['color-contrast'] },
  { size: wide, colorScheme: 'dark', forcedColors: 'active' },
];

/** The calendar's sandbox lets no script in; what it frames has its own test. */
const isExplained = ({ rule, selector }: Undecided) => rule === 'frame-tested' && selector === 'iframe';

/** What is wrong by axe's rules, and what neither axe nor a measurement decides. */
async function examineByRules(opened: OpenPage, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations, incomplete } = await checkAccessibility(opened, { rules });
  const contrasts = incomplete.filter(({ rule }) => rule === 'color-contrast').map(({ selector }) => selector);
  const open = incomplete.filter((one) => one.rule !== 'color-contrast' && !isExplained(one));
  const faint = await findFaintTexts(opened.page, contrasts);
  return [...violations, ...open.map(({ text }) => `undecided: ${text}`), ...faint];
}

async function findFaults(opened: OpenPage, looks: readonly Look[]): Promise<readonly string[]> {
  const { page } = opened;
  await loadPictures(page);
  const faults: string[] = [];
  for (const { size, colorScheme, forcedColors, rules } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
    await untilStill(page);
    // Under forced colours axe still reads the page's own colours.
    const found = forcedColors === 'active' ? await findFaintForcedTexts(page) : await examineByRules(opened, rules);
    const sideways = await sidewaysOf(page);
    const all = sideways > 0 ? [...found, `scrolls ${sideways} px sideways`] : found;
    faults.push(...all.map((fault) => `${size.width} px, ${colorScheme}, ${forcedColors ?? 'own colours'}: ${fault}`));
  }
  return faults;
}

/** What is the same in each language is tested in the default one; of the others, the longest words in the least room. */
const visits = [
  ...mainPages.map(({ page, path }) => ({ page, path, looks })),
  ...(['home', 'news', 'contact'] as const).map((page) => ({
    page,
    path: pathOf(page, 'fr'),
    looks: [{ size: narrow, colorScheme: 'dark' }] satisfies readonly Look[],
  })),
];

test.for(visits)(
  '$path is accessible in light and dark, narrow and wide',
  async ({ page, path, looks: all }, context) => {
    const opened = await openReady(context, { path, allow: expectedProblems(page) });
    await untilFontsDecided(opened.page);
    expect(await findFaults(opened, all)).toEqual([]);
  },
);

test.for(['/', '/news', '/contact'])('%s is accessible where its scripts do not arrive', async (path, context) => {
  const opened = await openPage(context, {
    path,
    foreign: answerPictures,
    prepare: blockScripts,
    allow: blocked,
  });
  await untilGivenUp(opened.page);
  expect(await findFaults(opened, [{ size: narrow, colorScheme: 'light' }])).toEqual([]);
});

test('the page in the frame of the calendar is accessible by itself', async (context) => {
  const opened = await openPage(context, { path: '/samples/scheduling.html', width: 320, height: 600 });
  expect(await checkAccessibility(opened)).toEqual({ violations: [], incomplete: [] });
});
