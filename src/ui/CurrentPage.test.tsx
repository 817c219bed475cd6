// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pathOf } from '~/content/pages';
import { renderInShell } from '~tests/support/render';
import { useCurrentPage } from './CurrentPage';

it('renders again as the page changes, not with each selection', async () => {
  const rendered: (string | null)[] = [];
  const Probe = () => {
    rendered.push(useCurrentPage());
    return null;
  };
  const { router } = await renderInShell(<Probe />, { path: `${pathOf('news', 'es')}/`, language: 'es' });
  await act(() => router.navigate(`${pathOf('news', 'es')}/haiti`));
  expect(rendered).toEqual(['news']);
  await act(() => router.navigate(pathOf('about', 'es')));
  await act(() => router.navigate('/no-page'));
  expect(rendered).toEqual(['news', 'about', null]);
});
