import { Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { attributes, schemeKey } from '~/config/documentNames';
import { stubMatchMedia } from '~tests/support/stub-match-media';

const turn = keyframes({ to: { rotate: '1turn' } });
const Below = styled('button')({ color: 'teal', animation: `${turn} 1s` });
const OnTop = styled(Below)({ margin: 0 });

function Application() {
  const [isClicked, click] = useState(false);
  return (
    <main>
      <Global styles={{ body: { margin: 0 } }} />
      <OnTop onClick={() => click(true)}>on top</OnTop>
      {isClicked && <Below>below</Below>}
    </main>
  );
}

function insertedRules(): readonly string[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
}

test('hydration inserts no rule that the document has, and later renders insert those that the document lacks', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root" data-server-rendered="true">${renderToString(<Application />)}</div>`;
  const button = document.querySelector('button');
  const className = button?.className ?? '';
  // Emotion inserts what it renders here too, as there is a document; the prerendered document has its rules as text.
  document.head.innerHTML = `<style>.${className}{color:teal;margin:0;}</style>`;

  // The module reads the page as it is evaluated.
  vi.resetModules();
  const { AppTheme } = await import('./AppTheme');
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  await act(() =>
    hydrateRoot(
      root,
      <AppTheme>
        <Application />
      </AppTheme>,
    ),
  );
  expect(insertedRules().filter((rule) => rule.startsWith(`.${className} `))).toHaveLength(1);
  expect(document.querySelector('button')).toBe(button);

  await act(() => button?.click());
  const below = document.querySelector('button:last-child');
  expect(insertedRules()).toContainEqual(expect.stringContaining(`.${below?.className} {color: teal;`));
});

const shownScheme = () => document.documentElement.getAttribute(attributes.scheme);

test('the page follows the system again once another tab has cleared the storage', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubMatchMedia();
  localStorage.setItem(schemeKey, 'dark');
  // Both modules read the page as they are evaluated.
  vi.resetModules();
  // Otherwise the boot script would start the application in a test of another file, a second later or at an input.
  const addListener = vi.spyOn(globalThis, 'addEventListener');
  onTestFinished(() => {
    for (const parameters of addListener.mock.calls) removeEventListener(...parameters);
  });
  vi.useFakeTimers();
  await import('~/boot/boot');
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const { AppTheme } = await import('./AppTheme');
  await act(() => root.render(<AppTheme>page</AppTheme>));
  expect(shownScheme()).toBe('dark');
  localStorage.clear();
  await act(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  expect([shownScheme(), localStorage.getItem(schemeKey)]).toEqual(['light', 'system']);
  await act(() => root.unmount());
});
