import axe, { type AxeResults, type Result } from 'axe-core';
import type { OpenPage } from './browser';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A result that axe could not decide for one element. */
export interface IncompleteResult {
  readonly rule: string;
  /** CSS selector of the element. */
  readonly selector: string;
  /** Description, in the same format as that of a violation. */
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
 * @param rules ids of the only rules to run
 * @returns a description of each violation, and the results that need a person or a measurement
 */
export async function checkAccessibility(
  { page, setScripting }: Pick<OpenPage, 'page' | 'setScripting'>,
  rules?: readonly string[],
) {
  const options = {
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    resultTypes: ['violations', 'incomplete'],
    // Axe is not loaded in frames, and looking for it in a frame without an origin logs a warning.
    iframes: false,
    // Preloading would fetch style sheets of other hosts, which the policy of the page blocks. No rule here needs them.
    preload: false,
  };
  await setScripting(true);
  // Axe is half a megabyte, so it is added only once to a page that is checked more than once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  await setScripting(false);
  return { violations: describeResults(violations).map(({ text }) => text), incomplete: describeResults(incomplete) };
}
