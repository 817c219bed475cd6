import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '~/schemas/site';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { makeBrandFiles } from './brand';
import { sourcePalette } from './colours';
import { checkBrandFiles, makeHeaderLogo, readLogo } from './logo';

const svg = (body: string, box = '0 0 40 20'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
/** A red shape whose colour comes from a style element and a gradient. */
const square =
  '<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="#f00"/></linearGradient>' +
  '<path class="a" d="M0 0h40v20H0z"/>';

let data = '';
let brand = '';
const writeBrandFile = (name: string, content: string | Uint8Array): Promise<void> =>
  writeFile(path.join(brand, name), content);
const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();

beforeEach(async () => {
  data = createTemporaryFolder();
  brand = path.join(data, 'brand');
  await mkdir(brand);
});

/** Makes the brand's files, by their paths in the site, and the logo of the header with its file. */
async function makeBrand(hero: Settings['hero'] = 'chart') {
  const files = await makeBrandFiles(data, { hero, heroFocus: 'right top' }, sourcePalette);
  let header = Buffer.alloc(0);
  const logo = await makeHeaderLogo(brand, sourcePalette.night, (name, content) => {
    header = Buffer.from(content);
    return name;
  });
  return { files, logo, header };
}

/** Reads red, green and blue of the pixel in the middle of a picture. */
async function readMiddlePixel(file: Buffer | undefined): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

describe('the brand', () => {
  it('is the drawn mark if the owner has no logo', async () => {
    const { files, logo } = await makeBrand();
    expect(logo).toBeNull();
    expect(files.get('/favicon.svg')?.toString()).not.toContain('<image');
    const share = await sharp(files.get('/share.jpg')).metadata();
    expect([share.width, share.height]).toEqual([1200, 630]);
  });

  it('is the logo in header, icons and share image if there is a logo file', async () => {
    await writeBrandFile('logo.svg', svg(square));
    const { files, header, logo } = await makeBrand();
    // The SVG is served as a PNG, which can run no script.
    expect(logo).toEqual({ src: 'logo.png', width: 68, height: 34 });
    expect(await sharp(header).metadata()).toMatchObject({ format: 'png', width: 408, height: 204 });
    const icons = ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
    const colours = await Promise.all(icons.map((icon) => readMiddlePixel(files.get(`/${icon}`))));
    expect(colours).toEqual(icons.map(() => [255, 0, 0]));
    const corner = sharp(files.get('/share.jpg')).extract({ left: 84, top: 211, width: 416, height: 208 });
    const [red = 0, , blue = 255] = await readMiddlePixel(await corner.png().toBuffer());
    expect([red > 240, blue < 15]).toEqual([true, true]);
  });

  it('uses icon.svg for the icons, and shows a wide PNG no larger than the header has room for', async () => {
    await writeBrandFile('logo.png', await png(1200, 200));
    await writeBrandFile('icon.svg', svg('<path fill="#00ff00" d="M0 0h20v20H0z"/>', '0 0 20 20'));
    const { files, header, logo } = await makeBrand();
    expect(logo).toMatchObject({ width: 170, height: 28 });
    expect((await sharp(header).metadata()).height).toBe(170);
    expect(await readMiddlePixel(files.get('/icon-512.png'))).toEqual([0, 255, 0]);
  });
});

it('a logo whose size is in millimetres, as drawing programs write it, is as large as one in pixels', async () => {
  await writeBrandFile('logo.svg', svg('<path fill="#fff" d="M0 0h40v20H0z"/>').replace('<svg', '<svg width="30mm"'));
  const { header } = await makeBrand();
  expect((await sharp(header).metadata()).height).toBe(204);
});

it.each([
  ['with text', 'logo.svg', svg('<text fill="#fff">Brand</text>'), /turn the text into outlines/],
  ['with dark shapes', 'logo.svg', svg('<path d="M0 0h40v20H0z"/>'), /put a light version/],
  ['too small for icons', 'logo.png', await png(60, 60), /60 × 60 pixels; icons take 256/],
  ['that is an empty file', 'logo.svg', '', /logo\.svg: this is an empty file/],
  [
    'without a size',
    'logo.svg',
    svg(square).replace(/ viewBox="[^"]*"/, ''),
    /logo\.svg: its svg element has no viewBox/,
  ],
  [
    'that ends half-way',
    'logo.png',
    (await png(600, 600)).subarray(0, 900),
    /logo\.png: this is a picture that is cut short or damaged/,
  ],
] as const)('a logo %s is refused', async (_, file, content, message) => {
  await writeBrandFile(file, content);
  await expect(readLogo(brand, 'logo', sourcePalette.night)).rejects.toThrow(message);
});

it('the check of the folder names every file but the logo and the icon, and a second logo', async () => {
  for (const name of ['logo.png', '.gitkeep']) await writeBrandFile(name, '');
  await expect(checkBrandFiles(brand)).resolves.toBeUndefined();
  const others = ['Logo.svg', 'brand.pdf', 'icon.jpg', 'logo .png', 'logo-final.svg', 'logo.svg'];
  for (const name of others) await writeBrandFile(name, '');
  const lines = await checkBrandFiles(brand).catch(getErrorMessage);
  expect(String(lines).split('\n')).toEqual(
    others.map((name) => expect.stringContaining(`/brand/${name}: the brand has one logo.svg or logo.png`)),
  );
});

it('an owner’s share image is served in the size of links, cropped around its middle, and a smaller one is refused', async () => {
  const blue = { create: { width: 1400, height: 1400, channels: 3, background: '#0000ff' } } as const;
  await writeBrandFile('share.jpg', await sharp(blue).jpeg().toBuffer());
  await expect(checkBrandFiles(brand)).resolves.toBeUndefined();
  const share = (await makeBrand()).files.get('/share.jpg');
  expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await readMiddlePixel(share))[2]).toBeGreaterThan(240);

  await writeBrandFile('share.jpg', await png(1200, 600));
  await expect(makeBrand()).rejects.toThrow(
    `${path.join(brand, 'share.jpg')} has 1200 × 600 pixels; a share image has 1200 × 630 at least`,
  );
  await writeBrandFile('share.png', await png(1200, 630));
  await expect(checkBrandFiles(brand)).rejects.toThrow(/share\.png: the brand has one .+ one share\.jpg or share\.png/);
});

it.each(['chart', 'picture', 'none'] as const)(
  'the share image is dark on its left if the hero is "%s"',
  async (hero) => {
    await mkdir(path.join(data, 'pictures'));
    const white = svg('<path fill="#fff" d="M0 0h1600v900H0z"/>', '0 0 1600 900');
    await writeFile(path.join(data, 'pictures/hero.svg'), white);
    const share = sharp((await makeBrand(hero)).files.get('/share.jpg'));
    expect(await share.metadata()).toMatchObject({ width: 1200, height: 630 });
    const left = await share.extract({ left: 0, top: 430, width: 600, height: 200 }).toBuffer();
    const { channels } = await sharp(left).greyscale().stats();
    expect(channels[0]?.mean).toBeLessThan(100);
  },
);

it('favicon.ico contains one PNG, at the offset and of the length that its header states', async () => {
  const files = await makeBrandFiles(data, { hero: 'none', heroFocus: 'center' }, sourcePalette);
  const icon = files.get('/favicon.ico') ?? Buffer.alloc(22);
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(picture).toHaveLength(icon.readUInt32LE(14));
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['png', icon.readUInt8(6), icon.readUInt8(7)]);
});
