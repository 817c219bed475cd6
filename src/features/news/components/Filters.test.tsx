// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { categoryIds, regionIds } from '~/config/news';
import { news } from '~/content/en/news';
import { pathOf } from '~/content/pages';
import { useSelection } from '~/ui/CurrentPage';
import { renderInShell } from '~tests/support/render';
import { Filters } from './Filters';

const path = pathOf('news', 'en');
const [region = 'all', otherRegion = 'all'] = regionIds.slice(1);
const [category = 'all'] = categoryIds.slice(1);
const { filters } = news;

/** The filters as the page has them: those of the address. */
function AddressFilters({ notice = '' }: { readonly notice?: string }) {
  return <Filters ref={createRef()} content={news} filters={useSelection()} notice={notice} />;
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

test('mark those of the address, and link to every other, keeping the other half', async () => {
  await renderInShell(<AddressFilters />, { path: pathOf('news', 'en', { region, category }) });
  expect(marked()).toEqual([filters.regions[region], filters.categories[category]]);
  expect(regionLink(otherRegion).getAttribute('href')).toBe(`${path}/${otherRegion}/${category}`);
  expect(regionLink('all').getAttribute('href')).toBe(`${path}/all/${category}`);
  expect(categoryLink('all').getAttribute('href')).toBe(`${path}/${region}`);
});

test('change the address with a click, and are marked at once', async () => {
  const { router } = await renderInShell(<AddressFilters />, { path });
  fireEvent.click(regionLink(region));
  expect(marked()).toEqual([filters.regions[region], filters.categories.all]);
  fireEvent.click(categoryLink(category));
  expect(router.state.location.pathname).toBe(pathOf('news', 'en', { region, category }));
  expect(router.state.historyAction).toBe('PUSH');
});

test('make no second entry in the history where they are clicked again', async () => {
  const { user, router } = await renderInShell(<AddressFilters />, { path: `${path}/${region}` });
  await user.click(regionLink(region));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('leave a click for another tab to the browser', async () => {
  const { router } = await renderInShell(<AddressFilters />, { path });
  const taken: boolean[] = [];
  const note = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(regionLink(region), { ctrlKey: true });
  expect(taken).toEqual([false]);
  expect(router.state.location.pathname).toBe(path);
});

test('have a notice under them, which is announced', async () => {
  await renderInShell(<AddressFilters notice={news.list.offline} />, { path });
  expect(screen.getByRole('status').textContent).toBe(news.list.offline);
});
