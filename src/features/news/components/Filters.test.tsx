// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { pathOf } from '~/content/pages';
import { useSelection } from '~/ui/CurrentPage';
import { news } from '~tests/support/content/en';
import { renderInShell } from '~tests/support/render';
import { Filters } from './Filters';

const path = pathOf('news', 'en');

function AddressFilters() {
  return <Filters ref={createRef()} content={news} selection={useSelection()} notice="" />;
}

const haiti = () => screen.getByRole('link', { name: news.filters.regions.haiti });

test('a filter makes one entry in the history, however often it is clicked', async () => {
  const { user, router } = await renderInShell(<AddressFilters />, { path });
  await user.click(haiti());
  expect([router.state.location.pathname, router.state.historyAction]).toEqual([`${path}/haiti`, 'PUSH']);
  await user.click(haiti());
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a click for another tab is left to the browser', async () => {
  const { router } = await renderInShell(<AddressFilters />, { path });
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(haiti(), { ctrlKey: true });
  expect(taken).toEqual([false]);
  expect(router.state.location.pathname).toBe(path);
});
