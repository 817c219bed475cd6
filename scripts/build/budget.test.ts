import { describe, expect, test } from 'vitest';
import { budget, overBudget } from './budget';

const page = { document: 'about.html', html: 9_000, script: 100_000 };

describe('the size budget', () => {
  test('lets a site pass that keeps it to the byte', () => {
    const pages = [
      page,
      { document: 'index.html', html: budget.homeDocument, script: budget.script },
      { document: 'es/contact.html', html: budget.document, script: budget.script },
    ];
    expect(overBudget(pages, budget.fonts)).toEqual([]);
  });

  test.for([
    [{ ...page, html: budget.document + 1 }, 'about.html, document'],
    [{ ...page, script: budget.script + 1 }, 'about.html, script'],
    [{ document: 'fr/index.html', html: budget.homeDocument + 1, script: 0 }, 'fr/index.html, document'],
    [{ document: 'contact.html', html: 0, script: budget.script + 1 }, 'contact.html, script'],
  ] as const)('names the page, the bytes and the limit: %#', ([weight, what]) => {
    const [line, ...others] = overBudget([page, weight], 0);
    expect(line).toContain(what);
    expect(line).toMatch(/\d+ bytes, \d+ allowed/);
    expect(others).toEqual([]);
  });

  test('counts the fonts', () => {
    expect(overBudget([page], budget.fonts + 1)).toHaveLength(1);
  });
});
