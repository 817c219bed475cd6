// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { act, createElement, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

const requireHere = createRequire(import.meta.url);

interface Emotion {
  readonly react: typeof import('@emotion/react');
  readonly styled: typeof import('@emotion/styled');
}

/** Emotion asks once, as it is loaded, whether there is a document. */
function loadEmotion(): Emotion {
  for (const file of Object.keys(requireHere.cache)) if (file.includes('@emotion')) delete requireHere.cache[file];
  return { react: requireHere('@emotion/react'), styled: requireHere('@emotion/styled') };
}

function application({ react, styled }: Emotion): ReactElement {
  const Heading = styled.default('h1')({ color: 'teal', '&:hover': { color: 'red' } });
  return createElement(
    'main',
    null,
    createElement(react.Global, { styles: { body: { margin: 0 } } }),
    createElement(Heading, null, 'a'),
  );
}

/** Every rule that emotion has inserted into the document, by its text nodes or by CSSOM. */
function insertedRules(): readonly string[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
}

async function hydrate(markup: string): Promise<void> {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  await act(() => hydrateRoot(root, application(loadEmotion())));
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Emotion warns of a second copy, which is meant here.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

test('emotion in the browser finds the rules by their names, and inserts none again', async () => {
  const browserDocument = document;
  vi.stubGlobal('document', undefined);
  const emotion = loadEmotion();
  const { PageCapture } = await import('./capture');
  const capture = new PageCapture();
  const app = capture.collect(application(emotion));
  capture.toString(renderToString(app));
  vi.stubGlobal('document', browserDocument);
  const { markup, styles } = capture.page;
  expect(styles.rules).toMatch(/^body\{margin:0;\}\.css-\w+\{color:teal;\}\.css-\w+:hover\{color:red;\}$/);
  // No style stands between the elements.
  expect(markup).toMatch(/^<main><h1 class="css-\w+">a<\/h1><\/main>$/);

  await hydrate(markup);
  expect(insertedRules()).toHaveLength(3);

  document.head.innerHTML = styles.ruleNames.join('');
  await hydrate(markup);
  expect(insertedRules()).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(styles.ruleNames.length);
});

test('a page that was not rendered is no empty page', async () => {
  const { PageCapture } = await import('./capture');
  expect(() => new PageCapture().page).toThrow('prerender: the page was not rendered');
});
