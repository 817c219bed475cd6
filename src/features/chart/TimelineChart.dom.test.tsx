import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AboutContent } from '~/pages/about/about.schema';
import { Timeline } from '~/pages/about/Timeline';
import { renderInShell } from '~tests/support/render';

const getStyles = (elements: Iterable<Element>, property: string) =>
  [...elements].map((element) => getComputedStyle(element).getPropertyValue(property));

test('a harbour is lit by the first year that has it, and once; one that no year has is always lit', async () => {
  const words = { title: 'A year', text: 'What happened in it.' };
  const items: AboutContent['timeline']['items'] = [
    { ...words, year: '2020', harbours: ['newYork'], plates: [] },
    { ...words, year: '2021', harbours: [], plates: [] },
    { ...words, year: '2022', harbours: ['newYork', 'santoDomingo'], plates: [] },
  ];
  await renderInShell(<Timeline content={{ heading: 'Year by year', items }} />);
  const years = screen.getAllByText(/^\d{4}$/);
  expect(getStyles(years, 'view-timeline-name')).toEqual(['--newYork', '', '--santoDomingo']);
  const lights = document.querySelectorAll('img ~ span');
  expect(getStyles(lights, 'animation-timeline')).toEqual(['--newYork', '--santoDomingo', '']);
});
