import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Folders } from './folders';
import { cropAround, pictureName, type Use, uses } from './photographs';
import { makePicture, makePictures } from './pictures';

const create = (width: number, height: number, background = '#a07040') =>
  sharp({ create: { width, height, channels: 3, background } });

const photograph = (width: number, height: number, background?: string): Promise<Buffer> =>
  create(width, height, background).jpeg().toBuffer();

/** Red on the left, blue on the right. */
const twoColours = async (): Promise<Buffer> =>
  create(600, 200, '#0000ff')
    .composite([{ input: await create(300, 200, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();

async function mainColour(file: Buffer | undefined): Promise<string> {
  const { channels } = await sharp(file).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue';
}

describe('a photograph', () => {
  let root = '';
  let folders: Folders = { drawings: '', photographs: '', brand: '' };
  const served = new Map<string, Buffer>();
  const serve = (name: string, content: string | Uint8Array) => {
    served.set(name, Buffer.from(content));
    return name;
  };
  const put = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(path.join(folders.photographs, name), content);
  const make = (name: string, { focus, use = 'company' }: { focus?: string; use?: Use } = {}) =>
    makePicture(folders, { name, focus }, use, serve);

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
    folders = { drawings: path.join(root, 'drawings'), photographs: path.join(root, 'pictures'), brand: root };
    served.clear();
    await mkdir(folders.photographs);
    await mkdir(folders.drawings);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"/>';
    await writeFile(path.join(folders.drawings, 'company-careers.svg'), drawing);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('takes the place of the drawing of its name, cropped, in both formats, at the widths it can fill', async () => {
    const before = await make('company-careers');
    expect(before).toEqual({ src: 'company-careers.svg', width: 1200, height: 800, sources: [] });

    await put('company-careers.jpg', await photograph(600, 500));
    expect(await make('company-careers')).toMatchObject({
      src: 'company-careers-600.jpg',
      width: 600,
      height: 400,
      sources: [
        { type: 'image/avif', srcSet: 'company-careers-480.avif 480w, company-careers-600.avif 600w' },
        { type: 'image/jpeg', srcSet: 'company-careers-480.jpg 480w, company-careers-600.jpg 600w' },
      ],
    });
    const widest = { width: 600, height: 400, format: 'jpeg' };
    expect(await sharp(served.get('company-careers-600.jpg')).metadata()).toMatchObject(widest);

    await rm(path.join(folders.photographs, 'company-careers.jpg'));
    expect(await make('company-careers')).toEqual(before);
  });

  it('is a new picture under a name that no drawing has, in the ratio of its use', async () => {
    await put('IMG_0042 Ana Pérez.JPG', await photograph(300, 300));
    const name = 'img-0042-ana-perez';
    expect(await make('IMG_0042 Ana Pérez.JPG')).toMatchObject({ width: 300, height: 200 });
    expect(await make(name, { use: 'hero' })).toMatchObject({ width: 300, height: 169 });
  });

  it('is the one that is there now, where another had its name', async () => {
    for (const [background, colour] of [
      ['#ff0000', 'red'],
      ['#0000ff', 'blue'],
    ] as const) {
      await put('coast.jpg', await photograph(300, 200, background));
      await make('coast');
      expect(await mainColour(served.get('coast-300.jpg'))).toBe(colour);
    }
  });

  it('is cropped around its focus', async () => {
    await put('coast.png', await twoColours());
    for (const [focus, colour] of [
      ['left top', 'red'],
      ['80% 50%', 'blue'],
    ] as const) {
      await make('coast', { focus });
      expect(await mainColour(served.get('coast-300.jpg'))).toBe(colour);
    }
  });

  it('is named where it cannot be read, is missing, or stands there twice', async () => {
    await put('company-careers.png', 'not a picture');
    await expect(make('company-careers')).rejects.toThrow(/company-careers\.png: it cannot be read/);
    const whole = await photograph(600, 400);
    await put('company-careers.png', whole.subarray(0, whole.length / 2));
    await expect(make('company-careers')).rejects.toThrow(/company-careers\.png: it cannot be read/);
    await put('company-careers.jpg', await photograph(600, 400));
    await expect(make('company-careers')).rejects.toThrow(/company-careers\.jpg and company-careers\.png .*keep one/);
    await expect(make('rumbo')).rejects.toThrow(/no picture "rumbo": put data\/pictures\/rumbo\.jpg/);
  });

  const hero = { hero: 'none', heroFocus: 'center' } as const;
  const check = async (companies: readonly { name: string }[] = []) => {
    const from = { ...folders, brand: path.join(root, 'brand') };
    return (await makePictures(from, companies, hero, serve)).warnings;
  };

  it('is shown, with a line for the owner, where it is small, also in a drawing’s place', async () => {
    await put('rumbo.webp', await photograph(100, 100));
    await put('malla.jpg', await photograph(1200, 900));
    await put('company-careers.jpg', await photograph(900, 900));
    expect(await check([{ name: 'rumbo' }, { name: 'malla' }])).toEqual([
      expect.stringMatching(/company-careers\.jpg: it fills 900 pixels of width/),
      expect.stringMatching(/rumbo\.webp: it fills 100 pixels of width.*: 1200 are enough$/),
    ]);
    expect((await make('rumbo')).sources.map(({ srcSet }) => srcSet)).toEqual([
      'rumbo-100.avif 100w',
      'rumbo-100.jpg 100w',
    ]);
  });

  it('that says where it was taken is named; what the site makes of it says nothing', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' }, IFD0: { Artist: 'Somebody' } };
    const places = {
      'nairobi.jpg': create(1200, 800).withExif(exif).jpeg(),
      'map.png': create(1200, 800).withExif(exif).png(),
    };
    for (const [name, picture] of Object.entries(places)) await put(name, await picture.toBuffer());
    await put('plain.jpg', await create(1200, 800).withExif({ IFD0: exif.IFD0 }).jpeg().toBuffer());
    expect(await check()).toEqual(
      ['map.png', 'nairobi.jpg'].map((name) =>
        expect.stringContaining(`${name}: its notes (EXIF) say where it was taken`),
      ),
    );
    for (const [name, content] of served) {
      if (!name.startsWith('nairobi-')) continue;
      const { exif: notes, xmp, iptc } = await sharp(content).metadata();
      expect([notes, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('of more pixels than a camera makes is refused, before it is decoded', async () => {
    // Its head says so, which its body need not bear out.
    const wall = await create(1, 1).png().toBuffer();
    wall.writeUInt32BE(16_000, 16);
    wall.writeUInt32BE(16_000, 20);
    wall.writeUInt32BE(crc32(wall.subarray(12, 29)), 29);
    await put('wall.png', wall);
    await expect(check()).rejects.toThrow(
      /wall\.png: it has 16000 × 16000 pixels, and 100 million are the most: scale it down/,
    );
  });

  it.each(['heic', 'TIFF'])('in the format %s is named, where it is asked for too', async (format) => {
    await put(`solar.${format}`, 'not for browsers');
    expect(await check()).toEqual([
      expect.stringContaining(
        `solar.${format}: not used: in the format ${format.toUpperCase()}, which the site cannot show`,
      ),
    ]);
    await expect(check([{ name: 'solar' }])).rejects.toThrow(
      `the picture "solar" is in the format ${format.toUpperCase()}, which the site cannot show: export it as JPEG`,
    );
  });

  it('as an SVG is rasterised, as large as any place needs, and nothing in it can run', async () => {
    const script = '<script>go()</script><image href="https://a.example/x.png" width="4" height="2"/>';
    await put('team.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">${script}</svg>`);
    expect(await make('team')).toMatchObject({ src: 'team-1200.jpg', width: 1200, height: 800 });
    for (const content of served.values()) expect(content.includes('script')).toBe(false);
  });

  it('tells that it is being made, once', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    await put('rumbo.jpg', await photograph(481, 331, `#${randomBytes(3).toString('hex')}`));
    const made = await make('rumbo');
    expect(said.mock.calls).toEqual([[expect.stringMatching(/rumbo\.jpg: making it in 2 sizes/)]]);
    expect(await make('rumbo')).toEqual(made);
    expect(said).toHaveBeenCalledOnce();
  });

  it('of which nothing speaks is not looked at', async () => {
    await put('notes.txt', 'where the pictures were taken');
    await put('broken.jpg', 'not a picture');
    await put('scan.heic', 'not for browsers');
    await expect(make('company-careers')).resolves.toMatchObject({ width: 1200 });
  });
});

it.each([
  ['company-careers', 'company-careers'],
  ['Solar Roof (final).JPEG', 'solar-roof-final'],
  ['/data/pictures/Équipe.png', 'equipe'],
])('%j is the picture %s', (file, name) => {
  expect(pictureName(file)).toBe(name);
});

describe('the focus', () => {
  it.each(Object.entries(uses))('stays in a crop for a %s, which never leaves the photograph', (name, size) => {
    const photo = { width: 3000, height: 2000 };
    for (const x of [0, 15, 50, 100])
      for (const y of [0, 50, 85, 100]) {
        const { left, top, width, height } = cropAround({ x, y }, photo, { name, ...size });
        expect(width / height).toBeCloseTo(size.width / size.height, 2);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(photo.width);
        expect(top + height).toBeLessThanOrEqual(photo.height);
        expect(left).toBeLessThanOrEqual((x * photo.width) / 100);
        expect(left + width).toBeGreaterThanOrEqual((x * photo.width) / 100 - 1);
      }
  });
});
