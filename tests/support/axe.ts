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

/** Finds lists that are none to VoiceOver: without markers by `list-style: none`, outside a navigation. Runs in the page. */
function findUnreadLists(): readonly string[] {
  return Array.from(document.querySelectorAll(':is(ul, ol):not([role], nav *)'))
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map((list) => `list without markers that is no list to VoiceOver:\n  ${list.outerHTML.slice(0, 200)}`);
}

/** Finds marks that CSS draws and screen readers read, because they have no empty alternative text. Runs in the page. */
function findReadMarks(): readonly string[] {
  return Array.from(document.querySelectorAll('body *')).flatMap((element) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(element, part).content)
      .filter((content) => /^"[^"]*[^"\s\u200B][^"]*"$/.test(content))
      .map((content) => `mark that is read, ${content}:\n  ${element.outerHTML.slice(0, 200)}`),
  );
}

/**
 * Runs axe on a page as it stands: WCAG 2.0 to 2.2, A and AA, and best practices; and looks for two faults that axe does not see.
 * @param rules ids of the only rules of axe to run
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
  const further = [...(await page.evaluate(findUnreadLists)), ...(await page.evaluate(findReadMarks))];
  await setScripting(false);
  return {
    violations: [...describeResults(violations).map(({ text }) => text), ...further],
    incomplete: describeResults(incomplete),
  };
}
