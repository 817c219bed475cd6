import { expect, test } from 'vitest';
import { headFile } from './head-file';

test('the head file of a page has what others read of it, as XML, and nothing that the application keeps up', () => {
  const head = [
    '<meta name="description" content="About"/>',
    '<link rel="canonical" href="https://a.example/about"/>',
    '<link rel="alternate" hrefLang="es-DO" href="https://a.example/es/about"/>',
    '<meta property="og:title" content="Tom &amp; &quot;Jerry&quot; &lt;3"/>',
    '<meta name="twitter:card" content="summary"/>',
    '<meta name="keywords" content="a, b"/>',
    '<meta name="theme-color" content="#004AAD"/>',
  ];
  const data = ['<script type="application/ld+json">{"name":"Tom \\u0026 \\u003cJerry\\u003e"}</script>'];
  expect(headFile({ head, data }).split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<head xmlns="http://www.w3.org/1999/xhtml">',
    '<link rel="alternate" hreflang="es-DO" href="https://a.example/es/about"/>',
    '<meta property="og:title" content="Tom &amp; &quot;Jerry&quot; &lt;3"/>',
    '<meta name="twitter:card" content="summary"/>',
    '<meta name="keywords" content="a, b"/>',
    '<script type="application/ld+json">{"name":"Tom \\u0026 \\u003cJerry\\u003e"}</script>',
    '</head>',
    '',
  ]);
});
