/** Every window and every choice of colours a page is examined in, and what settles where axe can't decide. */
import { expect, test } from 'vitest';
import type { Language } from '../../../src/config/languages';
import { checkAccessibility, type Undecided } from '../../support/axe';
import { type OpenPage, openPage } from '../../support/browser';
import { answerPictures } from '../../support/browser-launch';
import { findFaintForcedTexts, findFaintTexts } from './faint-texts';
import { blocked, blockScripts, untilGivenUp } from '../../support/faults';
import {
  builtPages,
  expectedProblems,
  loadPictures,
  openReady,
  untilFontsApplied,
  untilStill,
} from '../../support/pages';

/** The first is a window of 1,280 by 1,024 px at 400 %. */
const windows = [
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['none', 'active'] as const).map((forcedColors) => ({ colorScheme, forcedColors })),
);

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

/** Everything wrong with the page as it stands, and everything that nothing settles. */
async function examine(opened: OpenPage, isForced: boolean): Promise<readonly string[]> {
  const { page } = opened;
  // axe reads the colour that letters are filled with, which stays the page's own where the browser forces the system's.
  const { violations, incomplete } = await checkAccessibility(opened, {
    disabledRules: isForced ? ['color-contrast'] : [],
  });
  const measured = incomplete.filter(({ rule }) => rule === 'color-contrast');
  const open = incomplete.filter((one) => !measured.includes(one) && !isExplained(one));
  const faint = isForced
    ? await findFaintForcedTexts(page)
    : await findFaintTexts(
        page,
        measured.map(({ selector }) => selector),
      );
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations,
    ...open.map(({ text }) => `undecided: ${text}`),
    ...faint,
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
  ];
}

/** Everything wrong with an open page in any window and any colours. */
async function findFaults(opened: OpenPage): Promise<readonly string[]> {
  const { page } = opened;
  await loadPictures(page);
  await untilFontsApplied(page);
  const faults: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const look of looks) {
      await page.emulateMedia(look);
      await untilStill(page);
      const found = await examine(opened, look.forcedColors === 'active');
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
    expect(await findFaults(opened)).toEqual([]);
  });

  test.for(pages)(
    '$path is accessible without its scripts, in every window, in all colours',
    async ({ page, path }, context) => {
      const allow = [...expectedProblems(page), ...blocked];
      const opened = await openPage(context, {
        path,
        reducedMotion: true,
        foreign: answerPictures,
        prepare: blockScripts,
        allow,
      });
      await untilGivenUp(opened.page);
      expect(await findFaults(opened)).toEqual([]);
    },
  );
}
