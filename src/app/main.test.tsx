// @vitest-environment jsdom
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

const hydrated = vi.fn<() => void>();

function Home() {
  useEffect(hydrated, []);
  return (
    <main>
      <Link to="/about">about</Link>
    </main>
  );
}

vi.mock('./routes', () => ({
  preloadPage: () => Promise.resolve(),
  routes: [
    { path: '/', lazy: () => Promise.resolve({ Component: Home }) },
    { path: '/about', lazy: () => Promise.resolve({ Component: () => <h1>About</h1> }) },
  ],
}));

test('the application takes over what was prerendered, and no navigation asks for a manifest of a build', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = '<div id="root" data-server-rendered="true"><main><a href="/about">about</a></main></div>';
  const link = document.querySelector('a');

  await import('./main');
  await vi.waitFor(() => expect(hydrated).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(document.querySelector('a')).toBe(link);

  link?.click();
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('About'), {
    timeout: 20_000,
  });
  expect(fetch).not.toHaveBeenCalled();
});
