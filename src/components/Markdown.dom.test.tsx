import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '~tests/support/render';
import { Markdown } from './Markdown';

test('lists, emphasis, headings and links to numbers and other sites are shown as such', async () => {
  const blocks = [
    { heading: ['Visits'] },
    { list: [['first'], [{ strong: ['second'] }]], start: 2 },
    [{ link: 'tel:+18095550100', text: ['call'] }, ', ', { link: 'https://law.example/', text: ['read'] }],
  ];
  await renderInShell(<Markdown blocks={blocks} level={3} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Visits');
  expect(screen.getByRole('list').getAttribute('start')).toBe('2');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['first', 'second']);
  expect(screen.getByText('second').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'call' }).getAttribute('target')).toBeNull();
  const read = screen.getByRole('link', { name: /^read/ });
  expect([read.getAttribute('href'), read.getAttribute('target')]).toEqual(['https://law.example/', '_blank']);
});
