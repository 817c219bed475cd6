import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '~tests/support/render';
import { Timeline } from './Timeline';

test('a harbour is lit by the first year that has it, and once', async () => {
  const words = { title: 'A year', text: 'What happened in it.' };
  const items = [
    { ...words, year: '2020', harbours: ['newYork'] },
    { ...words, year: '2021', harbours: [] },
    { ...words, year: '2022', harbours: ['newYork', 'santoDomingo'] },
  ] as const;
  await renderInShell(<Timeline content={{ heading: 'Year by year', items }} />);
  const timelines = screen
    .getAllByText(/^\d{4}$/)
    .map((year) => getComputedStyle(year).getPropertyValue('view-timeline-name'));
  expect(timelines).toEqual(['--newYork', '', '--santoDomingo']);
  expect(document.querySelectorAll('img ~ span').length).toBe(2);
});
