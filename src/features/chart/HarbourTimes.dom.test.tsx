import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chart } from '~tests/support/content/en';
import { renderInShell } from '~tests/support/render';
import { HarbourLights } from './HarbourTimes';

afterEach(() => vi.useRealTimers());

/** What the list says of each harbour, and whether its light is on. */
const readLights = () =>
  screen.getAllByRole('listitem').map(({ textContent, dataset }) => [textContent, dataset['lit'] !== undefined]);

test.for([
  ['2026-06-21T16:00Z', ['12:00 PM', false], ['12:00 PM', false], ['12:00 PM', false]],
  // In December the sun sets in New York before it sets in the Caribbean.
  ['2026-12-21T22:00Z', ['5:00 PM', true], ['6:00 PM', false], ['5:00 PM', false]],
  ['2026-12-22T03:00Z', ['10:00 PM', true], ['11:00 PM', true], ['10:00 PM', true]],
] as const)('at %s each harbour has its local time, and a light if the sun is down', async ([moment, ...expected]) => {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  await renderInShell(<HarbourLights words={chart} />);
  const { newYork, santoDomingo, portAuPrince } = chart.harbours;
  const names = [newYork, santoDomingo, portAuPrince];
  const lights = expected.map(([time, isLit], index) => [`${names[index]} ${chart.localTime} ${time}`, isLit]);
  await vi.waitFor(() => expect(readLights()).toEqual(lights), { timeout: 10_000 });
});
