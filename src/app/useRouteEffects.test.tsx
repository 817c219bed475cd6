import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// @vitest-environment jsdom
import { mainContentId } from '~/boot/contract';
import { renderInShell } from '~tests/support/render';
import { useRouteEffects } from './useRouteEffects';

function Page() {
  return (
    <>
      <main id={mainContentId} tabIndex={-1} />
      <output>{useRouteEffects()}</output>
    </>
  );
}

const recordPageview = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('~/analytics/analytics', () => ({ recordPageview }));

const views = () => recordPageview.mock.calls.map(([path]) => path);

test('a change of selection is one page view and moves neither focus nor announcement; a change of page does', async () => {
  const { router } = await renderInShell(<Page />, { path: '/news' });
  await act(() => router.navigate('/news/haiti/economy'));
  expect(views()).toEqual(['/news/haiti/economy']);
  expect([document.activeElement, screen.getByRole('status').textContent]).toEqual([document.body, '']);
  await act(() => router.navigate('/about'));
  expect(views()).toEqual(['/news/haiti/economy', '/about']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('status').textContent).not.toBe('');
});
