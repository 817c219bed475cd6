/** Renders a component inside router, theme and shell, for component tests, which are named `*.dom.test.tsx`. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleCache } from '~/app/StyleCache';
import { attributes } from '~/boot/contract';
import { defaultLanguage, type Language } from '~/config/languages';
import { ShellProvider } from '~/ui/ShellContext';
import { contentIn } from './content/read';

interface Rendered extends RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
}

interface RenderOptions {
  readonly path?: string;
  readonly language?: Language;
}

/** A component inside theme and shell, also for what is rendered as on the server. */
export function inShell(element: ReactNode, language: Language = defaultLanguage) {
  return (
    <StyleCache>
      <ShellProvider value={{ language, content: contentIn(language).shell }}>{element}</ShellProvider>
    </StyleCache>
  );
}

export async function renderInShell(
  element: ReactNode,
  { path = '/', language = defaultLanguage }: RenderOptions = {},
): Promise<Rendered> {
  // src/boot/boot.ts sets this, and styles hide what needs a script without it.
  document.documentElement.setAttribute(attributes.script, '');
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const rendered = render(inShell(<RouterProvider router={router} future={{ v7_startTransition: true }} />, language));
  return { ...rendered, router };
}
