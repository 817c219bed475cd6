import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourcePalette } from './colours';
import { fillDrawing, readDrawing } from './drawings';
import { chartDrawingsFolder, drawingsFolder, listFolder } from './folders';

const wrap = (body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"${attributes}>${body}</svg>`;

describe('fillDrawing', () => {
  const red = { ...sourcePalette, night: '#000000', theme: '#ff0000' };

  it('replaces the colours of the source palette by those of the theme, and leaves any other', () => {
    const source = wrap(
      '<path fill="#071736"/><path fill="#023e90"/><path style="stroke:#004AAD"/><path fill="#123456"/>',
    );
    expect(fillDrawing(source, red)).toBe(
      `${wrap('<path fill="#000000"/><path fill="#c20000"/><path style="stroke:#ff0000"/><path fill="#123456"/>')}\n`,
    );
  });

  it('leaves out comments and white space, except the space that a style sheet needs', () => {
    const source = wrap(`
  <!-- night #071736 -->
  <style>
    .a .b { fill: none }
  </style>
  <path class="a"/>
`);
    expect(fillDrawing(source, red)).toBe(`${wrap('<style>.a .b{fill:none}</style><path class="a"/>')}\n`);
  });

  it('gives a drawing that follows the page the colours of both schemes, with the same amber', () => {
    const source = wrap('<path fill="#071736"/><path fill="#f4aa3a"/>', ' data-scheme="page"');
    const [both, light] = fillDrawing(source, sourcePalette).split('@media(prefers-color-scheme:light)');
    expect(both).toContain('<style>svg{--c0:#071736;--c1:#f4aa3a}');
    expect(light).toContain('{svg{--c0:#f3ede3;--c1:#f4aa3a}}</style><path fill="var(--c0)"/><path fill="var(--c1)"/>');
  });
});

const folders = [drawingsFolder, join(drawingsFolder, 'brand'), chartDrawingsFolder];
const files = (
  await Promise.all(folders.map(async (folder) => (await listFolder(folder)).map((file) => join(folder, file))))
).flat();

it.each(files)(
  '%s has the size of its viewBox, and no script, no text and no reference to another file',
  async (file) => {
    const { svg, width, height } = await readDrawing(file, sourcePalette);
    const size = await sharp(Buffer.from(svg)).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
    expect(svg).not.toMatch(/<text|<script|<foreignObject|<image|@import|@font-face|\son\w+=|NaN|Infinity|undefined/);
    const targets = [...svg.matchAll(/(?:url\(|href=")([^)"]*)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !target?.startsWith('#') || !svg.includes(`id="${target.slice(1)}"`))).toEqual(
      [],
    );
  },
);
