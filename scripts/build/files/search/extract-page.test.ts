import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page';

const options = { path: '/about', titleEnd: ' | Alisio Group' };

function page(main: string): string {
  return `<!doctype html><html><head><title>About &amp; more | Alisio Group</title><meta name="description" content="What we are"/><meta name="keywords" content="group, holding"/></head>
<body><header><nav><a aria-current="page" href="/about">About</a></nav></header><main id="main-content">${main}</main><footer><h2>Elsewhere</h2></footer></body></html>`;
}

const sections = (main: string) => extractPage(page(main), options).sections;

describe('extractPage', () => {
  test('reads title, labels, description and keywords', () => {
    expect(extractPage(page('<h1>About</h1>'), options)).toMatchObject({
      path: '/about',
      title: 'About & more',
      labels: ['About'],
      description: 'What we are',
      keywords: ['group', 'holding'],
    });
  });

  test('gives each heading the text under it, and text that stands before it in the same element', () => {
    const main = `<h1>One</h1><p>First &amp; <b>bo</b>ld<!-- --> text</p><section><h2>Two</h2><p>Second.</p><p>Third</p></section>
<ol><li><p>2020</p><h3>Founding</h3></li><li><p>2021</p><h3>Launch</h3><p>A start</p></li></ol>`;
    expect(sections(main).map(({ heading, text }) => [heading, text])).toEqual([
      ['One', 'First & bold text'],
      ['Two', 'Second. Third'],
      ['Founding', '2020'],
      ['Launch', '2021 · A start'],
    ]);
  });

  test('links to the nearest id around a heading, else its own, and to none made by React', () => {
    const main =
      '<h1 id="top">One</h1><section id="part"><h2 id="part-heading">Two</h2><article id="rumbo"><h3>Three</h3></article><h3>Four</h3></section><h2 id="own">Five</h2><h2 id="_R_1_">Six</h2>';
    expect(sections(main).map(({ fragment }) => fragment)).toEqual(['', 'part', 'rumbo', 'part', 'own', '']);
  });

  test('leaves out controls, drawings, links to other pages, and news articles', () => {
    const main = `<h1>One</h1><p>Text with <a href="/x">a link</a> in it.</p><div><p>More.</p><a href="/portfolio">Our Portfolio</a></div><p><a href="mailto:a@b.example">a@b.example</a></p>
<nav><h2>Related</h2></nav><form><label>Name</label><button>Send</button></form><svg><title>Drawing</title></svg><p aria-hidden="true">Echo</p><p hidden>Hidden</p>
<div data-articles=""><article><h3><a href="https://paper.example/">Headline</a></h3></article></div><script>var a = "<h2>No</h2>";</script>`;
    expect(sections(main)).toEqual([
      { heading: 'One', fragment: '', text: 'Text with a link in it. More. a@b.example' },
    ]);
  });

  test('keeps a heading that is a link, and special characters', () => {
    const link = '<a href="https://rumbo.example/"><h3>Rumbo</h3><p>An assistant</p></a>';
    expect(sections(`<h1>US$&quot;10M&quot; $&amp; 😀 شركة</h1>${link}`)).toEqual([
      { heading: 'US$"10M" $& 😀 شركة', fragment: '', text: '' },
      { heading: 'Rumbo', fragment: '', text: 'An assistant' },
    ]);
  });

  test.each([
    ['<html><head><title>x</title></head><body></body></html>', 'main part'],
    ['<html><body><main></main></body></html>', 'title'],
    [page('<p>text</p>'), 'heading'],
  ])('refuses a page of which nothing would be found: %s', (html, missing) => {
    expect(() => extractPage(html, options)).toThrow(missing);
  });
});
