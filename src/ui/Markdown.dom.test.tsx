import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseMarkdown } from '~/schemas/markdown';
import { renderInShell } from '~tests/support/render';
import { Markdown } from './Markdown';

const text = `1. first
2. second
   - inside

   more

> quoted

---

[call](tel:+18095550100), [read](http://law.example)`;

test('lists in lists, quotations, lines and links to numbers and other sites are shown as such', async () => {
  await renderInShell(<Markdown blocks={parseMarkdown(text).blocks} level={3} />);
  const [ordered] = screen.getAllByRole('list');
  if (ordered === undefined) throw new Error('there is no list');
  expect([...ordered.children].map(({ firstChild }) => firstChild?.textContent)).toEqual(['first', 'second']);
  expect(within(within(ordered).getByRole('list')).getByRole('listitem').textContent).toBe('inside');
  expect(screen.getByText('more').tagName).toBe('P');
  expect(screen.getByText('quoted').parentElement?.tagName).toBe('BLOCKQUOTE');
  expect(screen.getAllByRole('separator')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'call' }).getAttribute('target')).toBeNull();
  const read = screen.getByRole('link', { name: /^read/ });
  expect([read.getAttribute('href'), read.getAttribute('target')]).toEqual(['http://law.example', '_blank']);
});
