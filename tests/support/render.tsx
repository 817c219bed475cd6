/** Renders a component inside router, theme and shell, for component tests; those begin with `// @vitest-environment jsdom`. */
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StyleCache } from '~/app/StyleCache';
import { attributes } from '~/boot/contract';
import { defaultLanguage, type Language } from '~/config/languages';
import { ShellProvider } from '~/ui/ShellContext';
import { contentIn } from './content/read';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 60_000 });

interface Rendered extends RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
}

interface RenderOptions {
  readonly path?: string;
  readonly language?: Language;
}

export async function renderInShell(
  element: ReactNode,
  { path = '/', language = defaultLanguage }: RenderOptions = {},
): Promise<Rendered> {
  const shell = { language, content: contentIn(language).shell };
  // src/boot/boot.ts sets this, and styles hide what needs a script without it.
  document.documentElement.setAttribute(attributes.script, '');
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const rendered = render(
    <StyleCache>
      <ShellProvider value={shell}>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </ShellProvider>
    </StyleCache>,
  );
  return { ...rendered, router };
}
