// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainContentId } from '~/shell/SkipLink';
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

/** Paths of the page views recorded so far. */
function views(): readonly unknown[] {
  return (window.dataLayer ?? []).map((command) => Reflect.get(Object(Reflect.get(Object(command), 2)), 'page_path'));
}

test('a change of selection is one page view and moves neither focus nor announcement; a change of page does', async () => {
  window.dataLayer = [];
  const { router } = await renderInShell(<Page />, { path: '/news' });
  await act(() => router.navigate('/news/haiti/economy'));
  expect(views()).toEqual(['/news/haiti/economy']);
  expect([document.activeElement, screen.getByRole('status').textContent]).toEqual([document.body, '']);
  await act(() => router.navigate('/about'));
  expect(views()).toEqual(['/news/haiti/economy', '/about']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('status').textContent).not.toBe('');
});
