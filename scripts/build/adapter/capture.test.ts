import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const Heading = styled('h1')({ color: 'teal', '&:hover': { color: 'red' } });

function application(): ReactElement {
  return createElement(
    'main',
    null,
    createElement(Global, { styles: { body: { margin: 0 } } }),
    createElement(Heading, null, 'a'),
  );
}

test('the style rules are separate from the markup', async () => {
  const { PageCapture } = await import('./capture');
  const capture = new PageCapture();
  capture.toString(renderToString(capture.collect(application())));
  const { markup, rules } = capture.page;
  expect(rules).toMatch(/^body\{margin:0;\}\.css-\w+\{color:teal;\}\.css-\w+:hover\{color:red;\}$/);
  expect(markup).toMatch(/^<main><h1 class="css-\w+">a<\/h1><\/main>$/);
});

test('a page that was not rendered throws instead of being empty', async () => {
  const { PageCapture } = await import('./capture');
  expect(() => new PageCapture().page).toThrow('prerender: the page was not rendered');
});
