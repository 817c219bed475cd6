// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoryIds, regionIds } from '~/config/news';
import { news } from '~/content/en/news';
import { pathOf } from '~/content/pages';
import { useFilters } from '~/features/news/store/useFilters';
import { renderInShell } from '~tests/support/render';
import { Filters } from './Filters';

const path = pathOf('news', 'en');
const [region = 'all', otherRegion = 'all'] = regionIds.slice(1);
const [category = 'all'] = categoryIds.slice(1);
const { filters } = news;

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

/** The filters as the page has them: those of the address. */
function AddressFilters({ notice = '' }: { readonly notice?: string }) {
  return <Filters ref={createRef()} content={news} filters={useFilters()} notice={notice} />;
}

const row = (label: string) => within(screen.getByRole('navigation', { name: label }));
const regionLink = (id: keyof typeof filters.regions) =>
  row(filters.regionsLabel).getByRole('link', { name: filters.regions[id] });
const categoryLink = (id: keyof typeof filters.categories) =>
  row(filters.categoriesLabel).getByRole('link', { name: filters.categories[id] });

function marked(): readonly (string | null)[] {
  return [filters.regionsLabel, filters.categoriesLabel].flatMap((label) =>
    row(label)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent),
  );
}

test('mark those of the address, and link to every other, whose other half they keep', async () => {
  await renderInShell(<AddressFilters />, { path: `${path}?region=${region}&category=${category}` });
  expect(marked()).toEqual([filters.regions[region], filters.categories[category]]);
  expect(regionLink(otherRegion).getAttribute('href')).toBe(`${path}?region=${otherRegion}&category=${category}`);
  expect(regionLink('all').getAttribute('href')).toBe(`${path}?category=${category}`);
  expect(categoryLink('all').getAttribute('href')).toBe(`${path}?region=${region}`);
});

test('go into the address with a press, and are marked at once', async () => {
  const { router } = await renderInShell(<AddressFilters />, { path });
  fireEvent.click(regionLink(region));
  expect(marked()).toEqual([filters.regions[region], filters.categories.all]);
  fireEvent.click(categoryLink(category));
  expect(router.state.location.search).toBe(`?region=${region}&category=${category}`);
  expect(router.state.historyAction).toBe('PUSH');
});

test('make no second entry in the history where they are pressed again', async () => {
  const { user, router } = await renderInShell(<AddressFilters />, { path: `${path}?region=${region}` });
  await user.click(regionLink(region));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('leave a press for another tab to the browser', async () => {
  const { router } = await renderInShell(<AddressFilters />, { path });
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(regionLink(region), { ctrlKey: true });
  expect(taken).toEqual([false]);
  expect(router.state.location.search).toBe('');
});

test('are fetched ahead when pointed at or focused', async () => {
  const { user } = await renderInShell(<AddressFilters />, { path });
  await user.hover(regionLink('haiti'));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/assets/news-haiti-all.json']);
});

test('have a notice under them, which is announced', async () => {
  await renderInShell(<AddressFilters notice={news.list.offline} />, { path });
  expect(screen.getByRole('status').textContent).toBe(news.list.offline);
});
