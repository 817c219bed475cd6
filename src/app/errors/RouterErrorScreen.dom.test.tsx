import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { settings } from 'virtual:settings';
import { shell } from '~tests/support/content/en';
import { wrapInShell } from '~tests/support/render';
import { RouterErrorScreen } from './ErrorScreens';

function Broken(): never {
  throw new Error('Broken on purpose');
}

test('a shell that cannot be rendered gives way to the screen of the specification, which leads home', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const routes = [{ path: '/', Component: Broken, errorElement: wrapInShell(<RouterErrorScreen />) }];
  render(<RouterProvider router={createMemoryRouter(routes)} future={{ v7_startTransition: true }} />);
  await screen.findByRole('heading', { name: shell.routerError.heading });
  expect(document.title).toBe(`${shell.routerError.heading} | ${settings.brand}`);
  expect(screen.getByRole('alert').textContent).toContain('Broken on purpose');
  expect(screen.getByRole('link', { name: shell.routerError.home }).getAttribute('href')).toBe('/');
});
