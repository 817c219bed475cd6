/** Opens each page once and checks its accessibility: by axe, by keyboard, in larger text, on paper, without script. */
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
  getBrokenWords,
  expectCleanPrint,
  expectLargeTargets,
  expectParagraphsApart,
  expectRoomForLargeText,
  expectRoomForLongWords,
  expectRoomForTextSpacing,
} from './reading';

/** The size of a window of 1,280 by 1,024 px at a zoom of 400 %. */
const narrow = { width: 320, height: 256 } as const;
const wide = { width: 1440, height: 900 } as const;

interface Appearance {
  readonly size: typeof narrow | typeof wide;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
  /** Ids of the rules to check; without them all rules are checked. */
  readonly rules?: readonly string[];
}

/** French has the longest words. Everything else is the same in every language, so axe checks all rules in one. */
const appearances: Readonly<Partial<Record<Language, readonly Appearance[]>>> = {
  fr: [{ size: narrow, colorScheme: 'dark' }],
  [defaultLanguage]: [
    { size: narrow, colorScheme: 'light', rules: ['color-contrast'] },
    { size: wide, colorScheme: 'light' },
    { size: wide, colorScheme: 'dark', rules: ['color-contrast'] },
    { size: wide, colorScheme: 'dark', forcedColors: 'active' },
  ],
};

/**
 * The page of the terms is made as that of privacy, which is checked in full. Only its words can be a fault of its own, and
 * they are checked in French.
 */
const isChecked = ({ page, language }: BuiltPage): boolean =>
  language in appearances && !(page === 'terms' && language === defaultLanguage);

/** Axe cannot run in the calendar's sandboxed frame; the page in the frame has a test below. */
const isExpected = ({ rule, selector }: IncompleteResult) => rule === 'frame-tested' && selector === 'iframe';

/** Returns violations of axe's rules, and results that neither axe nor a measurement decides. */
async function findRuleProblems(opened: OpenPage, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations, incomplete } = await checkAccessibility(opened, rules);
  const contrasts = incomplete.filter(({ rule }) => rule === 'color-contrast').map(({ selector }) => selector);
  const undecided = incomplete.filter((one) => one.rule !== 'color-contrast' && !isExpected(one));
  const faintTexts = await findFaintTexts(opened.page, contrasts);
  return [...violations, ...undecided.map(({ text }) => `undecided: ${text}`), ...faintTexts];
}

async function findProblems(opened: OpenPage, appearances: readonly Appearance[]): Promise<readonly string[]> {
  const { page } = opened;
  const problems: string[] = [];
  for (const { size, colorScheme, forcedColors, rules } of appearances) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
    await finishTransitions(page);
    // Under forced colours axe still reads the colours of the page.
    const ruleProblems =
      forcedColors === 'active' ? await findFaintForcedTexts(page) : await findRuleProblems(opened, rules);
    const overflow = await getHorizontalOverflow(page);
    const sizeProblems = overflow > 0 ? [...ruleProblems, `scrolls ${overflow} px sideways`] : ruleProblems;
    problems.push(
      ...sizeProblems.map(
        (problem) => `${size.width} px, ${colorScheme}, ${forcedColors ?? 'colours of the page'}: ${problem}`,
      ),
    );
  }
  return problems;
}

/** Returns options for a visitor who has the page's language, so that no other language is offered. */
function getPageOptions({ page, path, language }: BuiltPage): PageOptions {
  // The page of unknown addresses is served with status 404, which the browser reports.
  const allowedProblems = page === 'notFound' ? [/^response: 404 GET \S+\/404$/] : [];
  const view = { path, locale: languages[language].tag, width: 320, height: 480, allowedProblems };
  return page === 'news' ? { ...view, mockExternal: mockPictures } : view;
}

/** Checks what is the same in every language: use without script, by keyboard, by touch, in larger text. */
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

test.for(builtPages.filter(isChecked))(
  '$path is accessible by rules, keyboard, zoom, large text, print and without script',
  async (builtPage, context) => {
    const { language, page: id } = builtPage;
    const options = getPageOptions(builtPage);
    const opened = await openReadyPage(context, options);
    const { page } = opened;
    await waitForFonts(page);
    await loadPictures(page);
    expect(await getBrokenWords(page)).toEqual([]);
    await expectRoomForTextSpacing(page);
    if (language === 'fr' || id === 'home') await expectRoomForLargeText(page, 360);
    if (language === defaultLanguage)
      await expectAccessibleUse(opened, await openPage(context, { ...options, javaScript: false }), builtPage);
    expect(await findProblems(opened, appearances[language] ?? [])).toEqual([]);
    if (language !== defaultLanguage) return;
    await expectCleanPrint(page, id);
    await expectRoomForLongWords(page);
  },
);

test('the framed page of the calendar is accessible', async (context) => {
  const opened = await openPage(context, { path: '/samples/scheduling.html', width: 320, height: 600 });
  expect(await checkAccessibility(opened)).toEqual({ violations: [], incomplete: [] });
});
