/** Renders a component as a page has it, for component tests; they begin with `// @vitest-environment jsdom`. */
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach } from 'vitest';
import { shellLoaders } from '~/app/pageLoaders';
import { Providers } from '~/app/Providers';
import { attributes } from '~/boot/contract';
import { defaultLanguage, type Language } from '~/config/languages';
import { CurrentPageProvider } from '~/ui/CurrentPage';
import { ShellProvider } from '~/ui/ShellContext';

// A busy machine takes its time; what is there is there at once.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

interface Rendered extends RenderResult {
  /** Presses and types as a visitor does. */
  readonly user: UserEvent;
  /** The address shown, and navigation: `router.state.location`, `router.navigate('/about')`. */
  readonly router: ReturnType<typeof createMemoryRouter>;
}

interface RenderOptions {
  /** Path, with query if any, that the component is rendered at. */
  readonly path?: string;
  readonly language?: Language;
}

/** Renders with router, theme, and the language's shell texts around; the document is emptied after each test. */
export async function renderInShell(
  element: ReactNode,
  { path = '/', language = defaultLanguage }: RenderOptions = {},
): Promise<Rendered> {
  const shell = { language, content: await shellLoaders[language]() };
  // What needs a script shows: see src/boot/boot.ts.
  document.documentElement.setAttribute(attributes.script, '');
  const routed = <CurrentPageProvider>{element}</CurrentPageProvider>;
  const router = createMemoryRouter([{ path: '*', element: routed }], { initialEntries: [path] });
  const rendered = render(
    <Providers>
      <ShellProvider value={shell}>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </ShellProvider>
    </Providers>,
  );
  return { ...rendered, user: userEvent.setup(), router };
}
