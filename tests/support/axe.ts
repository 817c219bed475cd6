import axe, { type AxeResults, type Result } from 'axe-core';
import type { OpenPage } from './browser';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a rule could not decide about an element. */
export interface IncompleteResult {
  readonly rule: string;
  /** Finds the element in the page. */
  readonly selector: string;
  /** The same as the violations' entries. */
  readonly text: string;
}

function describeResults(results: readonly Result[]): readonly IncompleteResult[] {
  return results.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => {
      const selector = target.join(' ');
      const summary = (failureSummary ?? '').replace(/^Fix .*:\s*/, '').replace(/\s+/g, ' ');
      const text = `${id} (${impact ?? 'unknown'}): ${help}\n  at ${selector}\n  ${html.slice(0, 200)}\n  ${summary}`;
      return { rule: id, selector, text };
    }),
  );
}

/**
 * Runs axe on a page as it stands: WCAG 2.0 to 2.2, A and AA, and best practices.
 * @param rules the only ones to look by, by id
 * @returns what is wrong, a readable entry for each rule and element, and what a person or a measurement has to settle
 */
export async function checkAccessibility(
  { page, setScripting }: Pick<OpenPage, 'page' | 'setScripting'>,
  rules?: readonly string[],
) {
  const options = {
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    resultTypes: ['violations', 'incomplete'],
    // Axe is in no frame, and asking one of no origin for it is a warning in the console.
    iframes: false,
    // It would fetch style sheets of other hosts, which a page's policy stops; no rule asked for needs their text.
    preload: false,
  };
  await setScripting(true);
  // Half a megabyte: it stays with a page that is looked at more than once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  await setScripting(false);
  return { violations: describeResults(violations).map(({ text }) => text), incomplete: describeResults(incomplete) };
}
