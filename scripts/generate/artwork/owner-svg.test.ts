import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from './folders';
import { readOwnerSvg } from './owner-svg';

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${xlink} viewBox="0 0 4 2" ${attributes}>${body}</svg>`;
const html = (element: string) => svg(`<h:${element} xmlns:h="http://www.w3.org/1999/xhtml"/>`);
const read = (text: string) => readOwnerSvg('data/pictures/a.svg', Buffer.from(text));

test.for([
  ['a script', svg('<script>go()</script>'), '<script> holds script'],
  ['a script by a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>'), '<s:script> holds'],
  ['a script of HTML', html('script'), '<h:script> holds script'],
  ['a frame of HTML', html('iframe src="javascript:go()"'), '<h:iframe> holds HTML'],
  ['foreign content', svg('<foreignObject/>'), '<foreignObject> holds HTML'],
  ['a handler', svg('', 'onload="go()"'), 'the attribute onload holds script'],
  ['a handler in a name of entities', svg('<path OnClick="go()"/>'), 'the attribute OnClick holds script'],
  ['a link to script', svg('<a href="&#106;avascript:go()"/>'), 'refers to javascript:go()'],
  ['a link to script by a prefix', svg('<a xlink:href=" javascript:go()"/>'), 'refers to javascript:go()'],
  ['a link that turns into script', svg('<set attributeName="href" to="javascript:go()"/>'), '<set> changes href'],
  ['an animated link', svg('<animate attributeName="xlink:href" values="#a;b"/>'), '<animate> changes xlink:href'],
  [
    'a document of its own',
    svg('<use href="data:image/svg+xml,&lt;svg/>#a"/>'),
    'refers to data:image/svg+xml,<svg/>#a',
  ],
  ['a picture elsewhere', svg('<image href="https://host.example/a.png"/>'), 'refers to https://host.example/a.png'],
  ['a paint elsewhere', svg('<path fill="url(b.svg#a)"/>'), 'refers to b.svg#a'],
  ['a style sheet elsewhere', svg('<style>@import "a.css";</style>'), 'refers to @import'],
  ['a reference in pieces', svg(String.raw`<style>a{b:\75r<![CDATA[l(//c)]]>}</style>`), 'refers to //c'],
  ['a transformation', `<?xml-stylesheet type="text/xsl" href="#a"?>${svg('')}`, '<?xml-stylesheet?> asks for another'],
  [
    'a handler that another encoding brings to light',
    `<?xml version="1.1" encoding="ISO-2022-JP"?>${svg(`<g id="\u001B$B" class='\u001B(B" onload="go()" d="'/>`)}`,
    'line 1: it says that it is ISO-2022-JP, not UTF-8',
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`, 'line 1: its DOCTYPE declares names'],
  ['an unknown entity', svg('&nbsp;'), 'it is not an SVG that browsers can read: 1:'],
  ['half an end', svg('<path'), 'it is not an SVG that browsers can read: 1:'],
  ['no namespace', '<svg viewBox="0 0 1 1"/>', 'it does not begin with <svg xmlns="http://www.w3.org/2000/svg">'],
  ['a prefix without namespace', '<svg xmlns="http://www.w3.org/2000/svg" a:b="c"/>', 'unbound namespace prefix'],
  ['another document', '<p xmlns="http://www.w3.org/1999/xhtml"/>', 'it does not begin with <svg'],
] as const)('%s is refused', ([, text, message]) => {
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).toThrow(/^data\/pictures\/a\.svg: /);
});

test('every fault has a line of its own, with its place', () => {
  const text = svg('\n<script/>\n<path onclick="go()"/>');
  expect(() => read(text)).toThrow(/a\.svg: line 2: <script>.*\n.*a\.svg: line 3: the attribute onclick/);
});

test('a file in another encoding is refused', () => {
  expect(() => readOwnerSvg('a.svg', Buffer.from(svg('é'), 'latin1'))).toThrow('a.svg: it is not UTF-8');
});

test('what drawing programs write is taken: notes, styles, paints, pictures of points, links within', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    ${svg(`<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about="http://host.example/"/></metadata>
      <style>.a{fill:url(#g)}.b{fill:url("#g")}</style><linearGradient id="g" xlink:href="#h"/><use href="#g"/>
      <image xlink:href="data:image/png;base64,iVBORw0KGgo="/><animate attributeName="opacity" values="0;1"/><text>a</text>`)}`;
  expect(read(text)).toEqual({ hasViewBox: true, hasText: true });
});

test.each(['', 'brand/'])('the site’s own drawings in %j are taken', (folder) => {
  const place = join(folders.drawings, folder);
  const files = readdirSync(place).filter((file) => file.endsWith('.svg'));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(() => readOwnerSvg(file, readFileSync(join(place, file)))).not.toThrow();
});
