import axe, { type Result } from 'axe-core';
import type { OpenPage } from './browser';

declare global {
  interface Window {
    /** Put there by the test harness only. */
    readonly axe?: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a rule could not decide about an element. */
export interface Undecided {
  readonly rule: string;
  /** Finds the element in the page. */
  readonly selector: string;
  /** The same as the violations' entries. */
  readonly text: string;
}

export interface AccessibilityReport {
  /** One entry a rule and element, readable; empty where nothing is wrong. */
  readonly violations: readonly string[];
  /** For a person, or a measurement of the test's own, to settle. */
  readonly incomplete: readonly Undecided[];
}

function describeResults(results: readonly Result[]): readonly Undecided[] {
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
 */
export async function checkAccessibility(
  { page, withScripting }: Pick<OpenPage, 'page' | 'withScripting'>,
  rules?: readonly string[],
): Promise<AccessibilityReport> {
  const runOnly =
    rules === undefined ? { type: 'tag' as const, values: tags } : { type: 'rule' as const, values: [...rules] };
  const { violations, incomplete } = await withScripting(async () => {
    // Half a megabyte: it stays with a page that is looked at more than once.
    if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
    return page.evaluate(async (runOnly) => {
      if (window.axe === undefined) throw new Error('axe did not arrive in the page');
      return window.axe.run(document, {
        runOnly,
        resultTypes: ['violations', 'incomplete'],
        // Axe is in no frame, and asking one of no origin for it is a warning in the console.
        iframes: false,
        // It would fetch style sheets of other hosts, which a page's policy stops; no rule asked for needs their text.
        preload: false,
      });
    }, runOnly);
  });
  return { violations: describeResults(violations).map(({ text }) => text), incomplete: describeResults(incomplete) };
}
