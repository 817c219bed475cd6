// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StyleCache } from '~/app/StyleCache';
import { ShellProvider } from '~/ui/ShellContext';
import { site } from '~generated/site';
import { shell } from '~tests/support/content/en';
import { RouterErrorScreen } from './ErrorScreens';

function Broken(): never {
  throw new Error('Broken on purpose');
}

function ErrorBoundary() {
  return (
    <StyleCache>
      <ShellProvider value={{ language: 'en', content: shell }}>
        <RouterErrorScreen />
      </ShellProvider>
    </StyleCache>
  );
}

test('a shell that cannot be rendered gives way to the screen of the specification, which leads home', async () => {
  onTestFinished(cleanup);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary }])} />);
  await screen.findByRole('heading', { name: shell.routerError.heading });
  expect(document.title).toBe(`${shell.routerError.heading} | ${site.brand}`);
  expect(screen.getByRole('alert').textContent).toContain('Broken on purpose');
  expect(screen.getByRole('link', { name: shell.routerError.home }).getAttribute('href')).toBe('/');
});
