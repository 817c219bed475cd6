/** Renders a component inside router, theme and shell, for component tests, which are named `*.dom.test.tsx`. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppTheme } from '~/app/AppTheme';
import { ShellProvider } from '~/components/ShellContext';
import { attributes } from '~/config/documentNames';
import { defaultLanguage, type Language } from '~/config/languages';
import type { ShellContent } from '~/content/shell.schema';
import { readContent } from './content/read';

/** Wraps a component in theme and shell, also for server rendering. */
export function wrapInShell(
  element: ReactNode,
  language: Language = defaultLanguage,
  content: ShellContent = readContent(language).shell,
) {
  return (
    <AppTheme>
      <ShellProvider value={{ language, content }}>{element}</ShellProvider>
    </AppTheme>
  );
}

/** Renders a component at a path. Returns its router. */
export async function renderInShell(element: ReactNode, path = '/', language?: Language, content?: ShellContent) {
  // src/boot/boot.ts sets this, and styles hide what needs a script without it.
  document.documentElement.setAttribute(attributes.script, '');
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(wrapInShell(<RouterProvider router={router} future={{ v7_startTransition: true }} />, language, content));
  return router;
}
