// @vitest-environment jsdom
import styled from '@emotion/styled';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const Below = styled('button')({ color: 'teal' });
const OnTop = styled(Below)({ margin: 0 });

function Application() {
  const [isPressed, press] = useState(false);
  return (
    <main>
      <OnTop onClick={() => press(true)}>on top</OnTop>
      {isPressed && <Below>below</Below>}
    </main>
  );
}

function insertedRules(): readonly string[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
}

afterEach(() => {
  document.head.replaceChildren();
});

test('a page that is taken over gets no rule it has no use for, and later each that it needs', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root">${renderToString(<Application />)}</div>`;
  const button = document.querySelector('button');
  const name = button?.className.replace('css-', '') ?? '';
  document.head.innerHTML = `<style data-s="" data-emotion="css ${name}"></style>`;

  const { StyleCache } = await import('./StyleCache');
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  await act(() =>
    hydrateRoot(
      root,
      <StyleCache>
        <Application />
      </StyleCache>,
    ),
  );
  expect(insertedRules()).toEqual([]);
  expect(document.querySelector('button')).toBe(button);

  await act(() => button?.click());
  const below = document.querySelector('button:last-child');
  expect(insertedRules()).toContain(`.${below?.className} {color: teal;}`);
});
