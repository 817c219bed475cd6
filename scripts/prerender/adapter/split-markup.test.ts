import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, test } from 'vitest';
import { splitMarkup } from './split-markup';

describe('splitMarkup', () => {
  test('leaves elements of the body in place, even those allowed in a head', () => {
    const { head, body } = splitMarkup(
      '<title>a</title><meta name="b" content="c"/><div><link rel="d"/><title>e</title></div>',
    );
    expect(head).toEqual(['<meta name="b" content="c"/>']);
    expect(body).toBe('<div><link rel="d"/><title>e</title></div>');
  });

  test("removes the router's empty loader data", async () => {
    const { dataRoutes, query } = createStaticHandler([{ path: '/', element: createElement('title', null, 'a') }]);
    const context = await query(new Request('https://a.example/'));
    if (context instanceof Response) throw new Error('a redirect');
    const markup = renderToString(
      createElement(StaticRouterProvider, { router: createStaticRouter(dataRoutes, context), context }),
    );
    expect(markup).toContain('<script>window.__staticRouterHydrationData');
    expect(splitMarkup(markup).body).toBe('');
  });

  test('recognises everything that React prints before the markup, in any order', () => {
    const markup = renderToString(
      createElement(
        'main',
        null,
        createElement('img', { src: '/a.png', alt: '' }),
        createElement('meta', { name: 'b', content: 'c > d' }),
        createElement('title', null, 'e < f'),
        createElement('style', { href: 'g', precedence: 'g' }, '.g>h{}'),
      ),
    );
    expect(splitMarkup(markup)).toEqual({
      title: '<title>e &lt; f</title>',
      rules: '.g>h{}',
      head: ['<link rel="preload" as="image" href="/a.png"/>', '<meta name="b" content="c &gt; d"/>'],
      data: [],
      body: '<main><img src="/a.png" alt=""/></main>',
    });
  });

  test('throws for a page without a title', () => {
    expect(() => splitMarkup('<meta name="a" content="b"/><div></div>')).toThrow('prerender: the page has no title');
  });
});
