// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathOf } from '~/content/pages';
import { news } from '~tests/support/content/en';
import { range } from '~tests/support/news/articles';
import { renderInShell } from '~tests/support/render';
import { NewsSection } from './NewsSection';

test('a filter that was chosen and left again is never shown', async () => {
  const { user, router } = await renderInShell(<NewsSection content={news} />, { path: pathOf('news', 'en') });
  await user.click(screen.getByRole('link', { name: news.filters.regions.caribbean }));
  await act(() => router.navigate(-1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(range(1, 12).map(({ title }) => title));
});
