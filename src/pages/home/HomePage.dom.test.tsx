import { expect, test } from 'vitest';
import { home } from '~tests/support/content/en';
import { renderInShell } from '~tests/support/render';
import { HomePage } from './HomePage';

test.for([
  [['figures', 'approach', 'closing'], 4],
  [['closing', 'approach'], 0],
  [['approach', 'figures', 'closing'], 0],
  [['approach'], 0],
] as const)(
  'of the sections %j the home page has %i segments of its thread, which leads from approach to closing',
  async ([sections, count]) => {
    await renderInShell(<HomePage content={{ ...home, sections }} />);
    expect(document.querySelectorAll('svg[viewBox="0 0 100 100"]')).toHaveLength(count);
  },
);
