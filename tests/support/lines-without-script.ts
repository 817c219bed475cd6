/**
 * Compares the text of a page with and without script. A page is complete without script, so both must read the same, except
 * for the lines listed here.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contact, news, shell } from '~tests/support/content/en';

/**
 * Lines of English pages that are shown only with script, or only without. A control that works only with script has its
 * text here, and is hidden without script: docs/data.md, "A control that works only with script".
 */
const linesThatDependOnScript: ReadonlySet<string> = new Set([
  contact.scheduling.loading,
  news.list.loadMore,
  news.list.olderInFeed,
  shell.scheme.toDark,
  shell.scheme.toLight,
]);

const timeOfDay = /\b\d{1,2}:\d\d(?:\s?[ap]\.?\s?m\.?)?/i;

/** The text of a page as it is shown, without the parts that are marked as being others without script (docs/data.md). */
function readBuiltText(): string {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-script-dependent]')];
  for (const part of parts) part.style.display = 'none';
  const text = document.body.innerText;
  for (const part of parts) part.style.display = '';
  return text;
}

/** The visible lines of a page, without times of day and without what depends on script. */
export async function readLines(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(readBuiltText);
  const lines = text.split('\n').map((line) => line.replace(timeOfDay, '').trim());
  return lines.filter((line) => line !== '' && !linesThatDependOnScript.has(line));
}

/** Expects a page to read the same without script as with it. */
export async function expectSameLines({
  path,
  withoutScript,
  withScript,
}: {
  readonly path: string;
  readonly withoutScript: Page;
  readonly withScript: Page;
}): Promise<void> {
  const lines = await readLines(withoutScript);
  expect(
    lines,
    `${path} reads differently without script: see "A control that works only with script" in docs/data.md`,
  ).toEqual(await readLines(withScript));
  expect(lines.length, `${path} has hardly any lines without script`).toBeGreaterThan(20);
}
