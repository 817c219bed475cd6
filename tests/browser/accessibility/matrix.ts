/** Every window and every choice of colours a page is examined in, and what settles where axe can't decide. */
import { expect, test } from 'vitest';
import { defaultLanguage, type Language } from '~/config/languages';
import { checkAccessibility, type Undecided } from '~tests/support/axe';
import { type OpenPage, openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { blocked, blockScripts, untilGivenUp } from '~tests/support/faults';
import {
  builtPages,
  expectedProblems,
  loadPictures,
  openReady,
  untilFontsApplied,
  untilStill,
} from '~tests/support/pages';
import { findFaintForcedTexts, findFaintTexts } from './faint-texts';

/** A window of 1,280 by 1,024 px at 400 %. */
const narrowest = { width: 320, height: 256 } as const;
const windows = [narrowest, { width: 768, height: 1024 }, { width: 1440, height: 900 }] as const;

type Window = (typeof windows)[number];

const light = { colorScheme: 'light', forcedColors: 'none' } as const;

/** The colours that a page is looked at in beside the light ones. */
const otherLooks = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

type Look = typeof light | (typeof otherLooks)[number];

/** axe's rules that ask for colours; what the others ask for is the same in all of them. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe can't decide by itself, and why that is no fault here; contrast is measured instead of explained. */
const explained: readonly { readonly rule: string; readonly selector: RegExp; readonly reason: string }[] = [
  {
    rule: 'frame-tested',
    selector: /^iframe$/,
    reason: 'The sandbox of the calendar lets no script in; what it frames is examined in a test of its own.',
  },
];

function isExplained({ rule, selector }: Undecided): boolean {
  return explained.some((one) => one.rule === rule && one.selector.test(selector));
}

/** Everything wrong by axe's rules, and everything that nothing settles; without a list of rules, by all of them. */
async function examineByRules(opened: OpenPage, rules?: readonly string[]): Promise<readonly string[]> {
  const { violations, incomplete } = await checkAccessibility(opened, { rules });
  const measured = incomplete.filter(({ rule }) => rule === 'color-contrast');
  const open = incomplete.filter((one) => !measured.includes(one) && !isExplained(one));
  const faint = await findFaintTexts(
    opened.page,
    measured.map(({ selector }) => selector),
  );
  return [...violations, ...open.map(({ text }) => `undecided: ${text}`), ...faint];
}

/** Everything wrong with the page as it stands. */
async function examine(opened: OpenPage, { colorScheme, forcedColors }: Look): Promise<readonly string[]> {
  const { page } = opened;
  // axe reads the colour that letters are filled with, which stays the page's own where the browser forces the system's.
  const found =
    forcedColors === 'active'
      ? await findFaintForcedTexts(page)
      : await examineByRules(opened, colorScheme === 'light' ? undefined : colorRules);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sideways > 0 ? [...found, `scrolls ${sideways} px sideways`] : found;
}

/** Everything wrong with an open page in any of the windows and in each of the looks. */
async function findFaults(
  opened: OpenPage,
  sizes: readonly Window[],
  looks: readonly Look[],
): Promise<readonly string[]> {
  const { page } = opened;
  await loadPictures(page);
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const look of looks) {
      await page.emulateMedia(look);
      await untilStill(page);
      const found = await examine(opened, look);
      faults.push(
        ...found.map((fault) => `${size.width} px, ${look.colorScheme}, forced colours ${look.forcedColors}: ${fault}`),
      );
    }
  }
  return faults;
}

/** The tests of a language's pages: a file for each, so that they run side by side. */
export function examinePages(language: Language): void {
  const pages = builtPages.filter((built) => built.language === language);

  test.for(pages)('$path is accessible in every window, in all colours', async ({ page, path }, context) => {
    const opened = await openReady(context, { path, reducedMotion: true, allow: expectedProblems(page) });
    await untilFontsApplied(opened.page);
    expect(await findFaults(opened, windows, [light, ...otherLooks])).toEqual([]);
  });

  // What is there before the application is what is there after it, by the same styles and in the same words: one look
  // tells, and of another language the window with the least room for its words.
  const sizes = language === defaultLanguage ? windows : [narrowest];
  test.for(pages)('$path is accessible without its scripts', async ({ page, path }, context) => {
    const allow = [...expectedProblems(page), ...blocked];
    const opened = await openPage(context, {
      path,
      reducedMotion: true,
      foreign: answerPictures,
      prepare: blockScripts,
      allow,
    });
    await untilGivenUp(opened.page);
    expect(await findFaults(opened, sizes, [light])).toEqual([]);
  });
}
