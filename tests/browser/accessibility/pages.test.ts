/** Each page visited once, for all that it must be to everyone: by axe, by keyboard, in larger text, on paper, without script. */
import { expect, test } from 'vitest';
import { defaultLanguage, type Language, languages } from '~/config/languages';
import { checkAccessibility, type IncompleteResult } from '~tests/support/axe';
import { type OpenPage, openPage, type PageOptions } from '~tests/support/browser';
import { mockPictures } from '~tests/support/browser-launch';
import { expectSameLines } from '~tests/support/lines-without-script';
import {
  type BuiltPage,
  builtPages,
  loadPictures,
  openReadyPage,
  getHorizontalOverflow,
  waitForFonts,
  finishTransitions,
} from '~tests/support/pages';
import { findFaintForcedTexts, findFaintTexts } from './faint-texts';
import { expectKeyboardReachesControls } from './keyboard';
import {
  brokenWords,
  expectCleanPrint,
  expectLargeTargets,
  expectParagraphsApart,
  expectRoomForLargeText,
  expectRoomForLongWords,
  expectRoomInText,
} from './reading';

/** A window of 1,280 by 1,024 px at 400 %. */
const narrow = { width: 320, height: 256 } as const;
const wide = { width: 1440, height: 900 } as const;

interface Look {
  readonly size: typeof narrow | typeof wide;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
  /** Ids of the rules to check; without them all rules are checked. */
  readonly rules?: readonly string[];
}

/** French has the longest words; the rest is the same in every language, of which axe looks at one in each size by all rules. */
const looks: Readonly<Partial<Record<Language, readonly Look[]>>> = {
  fr: [{ size: narrow, colorScheme: 'dark' }],
  [defaultLanguage]: [
    { size: narrow, colorScheme: 'light', rules: ['color-contrast'] },
    { size: wide, colorScheme: 'light' },
    { size: wide, colorScheme: 'dark', rules: ['color-contrast'] },
    { size: wide, colorScheme: 'dark', forcedColors: 'active' },
  ],
};

/** The calendar's sandbox lets no script in; what it frames has its own test. */
const isExplained = ({ rule, selector }: IncompleteResult) => rule === 'frame-tested' && selector === 'iframe';

/** What is wrong by axe's rules, and what neither axe nor a measurement decides. */
async function examineByRules(opened: OpenPage, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations, incomplete } = await checkAccessibility(opened, rules);
  const contrasts = incomplete.filter(({ rule }) => rule === 'color-contrast').map(({ selector }) => selector);
  const open = incomplete.filter((one) => one.rule !== 'color-contrast' && !isExplained(one));
  const faint = await findFaintTexts(opened.page, contrasts);
  return [...violations, ...open.map(({ text }) => `undecided: ${text}`), ...faint];
}

async function findFaults(opened: OpenPage, looks: readonly Look[]): Promise<readonly string[]> {
  const { page } = opened;
  const faults: string[] = [];
  for (const { size, colorScheme, forcedColors, rules } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
    await finishTransitions(page);
    // Under forced colours axe still reads the page's own colours.
    const found = forcedColors === 'active' ? await findFaintForcedTexts(page) : await examineByRules(opened, rules);
    const sideways = await getHorizontalOverflow(page);
    const all = sideways > 0 ? [...found, `scrolls ${sideways} px sideways`] : found;
    faults.push(...all.map((fault) => `${size.width} px, ${colorScheme}, ${forcedColors ?? 'own colours'}: ${fault}`));
  }
  return faults;
}

/** In the page's own language, so that no other is offered. */
function getPageOptions({ page, path, language }: BuiltPage): PageOptions {
  // The page of unknown addresses is served with its own status, which the browser reports.
  const allowedProblems = page === 'notFound' ? [/^response: 404 GET \S+\/404$/] : [];
  const view = { path, locale: languages[language].tag, width: 320, height: 480, allowedProblems };
  return page === 'news' ? { ...view, mockExternal: mockPictures } : view;
}

/** What is the same in every language: without script, by keyboard, with a finger, in larger text. */
async function expectAccessibleUse({ page }: OpenPage, plain: OpenPage, { page: id, path }: BuiltPage): Promise<void> {
  await expectSameLines({ path, withoutScript: plain.page, withScript: page });
  // The header of a wide window is the same on each page.
  if (id === 'notFound') await page.setViewportSize(wide);
  await expectKeyboardReachesControls(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectLargeTargets(page);
  if (['portfolio', 'privacy'].includes(id)) await expectParagraphsApart(page);
  await expectRoomForLargeText(page, 1280);
}

test.for(builtPages)(
  '$path is accessible by rules, keyboard, zoom, large text, print and without script',
  async (visit, context) => {
    const { language, page: id } = visit;
    const options = getPageOptions(visit);
    const opened = await openReadyPage(context, options);
    const { page } = opened;
    await waitForFonts(page);
    await loadPictures(page);
    expect(await brokenWords(page)).toEqual([]);
    await expectRoomInText(page);
    if (language === 'fr' || id === 'home') await expectRoomForLargeText(page, 360);
    if (language === defaultLanguage)
      await expectAccessibleUse(opened, await openPage(context, { ...options, javaScript: false }), visit);
    expect(await findFaults(opened, looks[language] ?? [])).toEqual([]);
    if (language !== defaultLanguage) return;
    await expectCleanPrint(page, id);
    await expectRoomForLongWords(page);
  },
);

test('the framed page of the calendar is accessible', async (context) => {
  const opened = await openPage(context, { path: '/samples/scheduling.html', width: 320, height: 600 });
  expect(await checkAccessibility(opened)).toEqual({ violations: [], incomplete: [] });
});
