import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { listCharacters, findMissingCharacters, makeFonts, type SiteFonts } from './site-fonts';
import { makeFontFaces, fontFamilies } from './styles';
import type { FontFile } from './subset';

const texts = 'Wind und Küste';
const sample = { headings: 'Newsreader', text: 'Hanken Grotesk' };
const fonts = await makeFonts(sample, texts);

function listGlyphs({ content }: FontFile): ReadonlySet<number> {
  const font = create(content);
  return new Set('fonts' in font ? [] : font.characterSet);
}

/** Reads ascent and size of a fallback font from the rules, in percent. */
function readFallbackFace(name: string, siteFonts: SiteFonts = fonts) {
  const faces = makeFontFaces(siteFonts, () => '');
  const [, ascent, size] =
    new RegExp(`"${name}".*?ascent-override:([\\d.]+)%.*?size-adjust:([\\d.]+)%`).exec(faces) ?? [];
  return { ascent: Number(ascent), size: Number(size) };
}

describe('the fonts of the sample', () => {
  const faces = makeFontFaces(fonts, (file) => (file.includes('newsreader') ? 'n' : 'h'));

  test('are one small file each, with the letters of the site’s languages', () => {
    const { headings, text } = fonts;
    expect([headings.subset.files.length, text.subset.files.length]).toEqual([1, 1]);
    expect(headings.subset.files[0].content.length + text.subset.files[0].content.length).toBeLessThan(50_000);
    for (const { subset } of [headings, text]) {
      const glyphs = listGlyphs(subset.files[0]);
      expect([...'aZ09éñçüãßŒ¿«—’€'].filter((character) => !glyphs.has(character.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  test('have the weights that the site uses, without a change of size', () => {
    expect(faces).toContain('@font-face{font-family:"Newsreader";src:url(n);font-weight:400;font-display:swap}');
    expect(faces).toContain(
      '@font-face{font-family:"Hanken Grotesk";src:url(h);font-weight:400 600;font-display:swap}',
    );
  });

  test('have fallback fonts of the same width, a serif and a sans-serif for every common system', () => {
    // Sizes in percent for all texts of the sample's three languages, measured with fontkit.
    const sizes = { Georgia: 92.7, Noto: 85.9, Times: 101.4, DejaVu: 79.9 };
    for (const [name, size] of Object.entries(sizes))
      expect(readFallbackFace(`Newsreader ${name}`).size).toBeCloseTo(size, 0);
    const sans = { Arial: 100.1, Roboto: 100.7, Noto: 95.2, DejaVu: 88.4 };
    for (const [name, size] of Object.entries(sans))
      expect(readFallbackFace(`Hanken Grotesk ${name}`).size).toBeCloseTo(size, 0);
    const { ascent, size } = readFallbackFace('Hanken Grotesk DejaVu');
    expect((ascent * size) / 100).toBeCloseTo(fonts.text.subset.ascent * 100, 0);
    expect(fontFamilies(fonts).site.headings).toMatch(/^"Newsreader","Newsreader Georgia",.*serif$/);
  });
});

test('one font may be used for headings and text: it is one face with all weights', async () => {
  const one = await makeFonts({ headings: 'Newsreader', text: 'Newsreader' }, texts);
  expect(one.headings).toBe(one.text);
  expect(one.text.subset.weight).toBe('400 600');
  expect(makeFontFaces(one, () => 'n').match(/src:url\(n\)/g)).toHaveLength(1);
});

test('letters beyond Latin 1 are in a further file, which pages without such letters do not fetch', async () => {
  const polish = await makeFonts(sample, 'Łódź Şişli');
  const [latin, further] = polish.text.subset.files;
  expect(latin.range).toBeUndefined();
  expect(further?.range?.split(',')).toEqual(expect.arrayContaining(['U+141', 'U+15E']));
  expect(further && listGlyphs(further)).toContain(0x141);
  expect(makeFontFaces(polish, () => 'f')).toContain(`unicode-range:${further?.range}`);
  expect(findMissingCharacters(polish)).toEqual([]);
});

test('a warning in one line names the characters that a font lacks, except spaces and symbols', async () => {
  const [headings = '', text = ''] = findMissingCharacters(await makeFonts(sample, 'Москва 東 ⌘K\u202f!'));
  expect(headings).toMatch(/^Newsreader has no .*東.*: /);
  expect(text).toMatch(/^Hanken Grotesk has no .*東.*: /);
  expect(headings + text).not.toMatch(/⌘|\n/);
});

test('a font that is not installed is refused with the command that installs it', async () => {
  const missing = makeFonts({ headings: 'No Such Font', text: 'Newsreader' }, texts);
  await expect(missing).rejects.toThrow(DataError);
  await expect(missing).rejects.toThrow(
    /^data\/site\.json: fonts\.headings: .*npm install --save-dev @fontsource-variable\/no-such-font$/,
  );
});

test('a font is reduced to the usual characters and those of the texts', () => {
  expect(listCharacters('headings', 'x@y')).not.toContain('@');
  expect(listCharacters('text', '')).toContain('@');
  expect(listCharacters('headings', 'Straße\u2060\u200b')).toMatch(/ß/);
  expect(listCharacters('headings', 'Straße\u2060\u200b')).not.toMatch(/[\u2060\u200b]/);
});

test('a wide font is set smaller, and so are its fallback fonts', () => {
  const { subset } = fonts.headings;
  const wide = { ...fonts, headings: { ...fonts.headings, subset: { ...subset, width: subset.width * 2 } } };
  expect(Number(/url\(own\)[^}]*size-adjust:([\d.]+)%/.exec(makeFontFaces(wide, () => 'own'))?.[1])).toBeCloseTo(53, 0);
  expect(readFallbackFace('Newsreader Georgia', wide).size).toBeCloseTo(
    readFallbackFace('Newsreader Georgia').size * 1.06,
    0,
  );
});
