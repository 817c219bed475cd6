import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settings } from '~/schemas/site';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { sourcePalette } from './colours';
import { makePictures } from './pictures';

const create = (width: number, height: number, background = '#a07040') =>
  sharp({ create: { width, height, channels: 3, background } });

const photograph = (width: number, height: number, background?: string): Promise<Buffer> =>
  create(width, height, background).jpeg().toBuffer();

describe('a photograph', () => {
  let folder = '';
  const servedFiles = new Map<string, Buffer>();
  const writePicture = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(path.join(folder, name), content);
  const writeAsset = (name: string, content: string | Uint8Array) => {
    servedFiles.set(name, Buffer.from(content));
    return name;
  };
  const makeSitePictures = (hero: Settings['hero'] = 'none', ...names: readonly string[]) =>
    makePictures(
      folder,
      names.map((name) => ({ name, from: `where ${name} is named` })),
      [],
      hero,
      sourcePalette,
      writeAsset,
    );
  const makePicture = async (name: string, hero?: Settings['hero']) =>
    (await makeSitePictures(hero)).pictures.get(name);

  const findUnused = async (...options: Parameters<typeof makeSitePictures>) =>
    (await makeSitePictures(...options)).warnings.filter((line) => line.includes(': nothing in the data'));

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    folder = createTemporaryFolder();
    servedFiles.clear();
  });

  it('replaces the drawing of the same name, in both formats, at the widths it can fill', async () => {
    const before = await makePicture('company-careers');
    expect(before).toEqual({ src: 'company-careers.svg', width: 1200, height: 800, sources: [] });

    await writePicture('company-careers.jpg', await photograph(600, 500));
    expect(await makePicture('company-careers')).toMatchObject({
      src: 'company-careers-600.jpg',
      width: 600,
      height: 400,
      sources: [
        { type: 'image/avif', srcSet: 'company-careers-480.avif 480w, company-careers-600.avif 600w' },
        { type: 'image/jpeg', srcSet: 'company-careers-480.jpg 480w, company-careers-600.jpg 600w' },
      ],
    });
    expect(await sharp(servedFiles.get('company-careers-600.jpg')).metadata()).toMatchObject({
      width: 600,
      format: 'jpeg',
    });

    await rm(path.join(folder, 'company-careers.jpg'));
    expect(await makePicture('company-careers')).toEqual(before);
  });

  it('is a new picture if no drawing has its name, in the ratio of its use', async () => {
    await writePicture('IMG_0042 Ana Pérez (final).JPG', await photograph(450, 450));
    await writePicture('Hero.PNG', await photograph(450, 450));
    const { pictures } = await makeSitePictures('picture', 'IMG_0042 Ana Pérez (final).JPG', 'hero');
    expect(pictures.get('img-0042-ana-perez-final')).toMatchObject({ width: 450, height: 300 });
    expect(pictures.get('hero')).toMatchObject({ src: 'hero-450.jpg', width: 450, height: 254 });
    expect(await makePicture('hero', 'none')).toMatchObject({ src: '' });
    // Pages may refer to the hero's picture, and to a photograph whose name begins like those of the chart's drawings.
    await writePicture('hero-ship.jpg', await photograph(450, 450));
    const namedPictures = (await makeSitePictures('none', 'hero', 'hero-ship')).pictures;
    expect(['hero', 'hero-ship', 'hero-chart'].map((name) => namedPictures.get(name)?.src)).toEqual([
      'hero-450.jpg',
      'hero-ship-450.jpg',
      '',
    ]);
  });

  it.each([
    [1600, 400, 1280, 320],
    [600, 1200, 480, 960],
  ])('of %i × %i pixels is not cropped in its file, and covers its box: %i × %i', async (...sizes) => {
    const [width, height, ...narrowest] = sizes;
    await writePicture('coast.jpg', await photograph(width, height));
    await makeSitePictures();
    const name = [...servedFiles.keys()].find((file) => /^coast-\d+\.jpg$/.test(file)) ?? '';
    const { width: servedWidth, height: servedHeight } = await sharp(servedFiles.get(name)).metadata();
    expect([servedWidth, servedHeight]).toEqual(narrowest);
  });

  it('is made anew if another file replaces it under the same name', async () => {
    const pictures: (Buffer | undefined)[] = [];
    for (const background of ['#ff0000', '#0000ff']) {
      await writePicture('coast.jpg', await photograph(450, 300, background));
      await makeSitePictures();
      pictures.push(servedFiles.get('coast-450.jpg'));
    }
    const colours = await Promise.all(pictures.map((file) => sharp(file).stats()));
    expect(colours.map(({ dominant }) => dominant.r > dominant.b)).toEqual([true, false]);
  });

  it('is refused if it cannot be read, is too large, is missing, or is there twice', async () => {
    const photographFile = await photograph(600, 400);
    const raw = { width: 10_001, height: 10_000, channels: 1 } as const;
    const pixels = sharp(Buffer.alloc(raw.width * raw.height), { raw, limitInputPixels: false });
    const hugePicture = await pixels.png({ compressionLevel: 1 }).toBuffer();
    const frames = await sharp([photographFile, await photograph(600, 400, '#0000ff')], { join: { animated: true } });
    const contents: readonly (readonly [content: string | Uint8Array, error: string])[] = [
      ['not a picture', 'this is no picture: export it again, a photograph as JPEG'],
      ['', 'this is an empty file: export it again'],
      ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'this is a HEIC photograph, as iPhones take them: export it again'],
      ['<!DOCTYPE html><title>Error</title>', 'this is a web page: export it again'],
      [await create(600, 400).gif().toBuffer(), 'this is a GIF: export it as JPEG or PNG'],
      [await frames.webp().toBuffer(), 'this is an animated picture: export it as JPEG or PNG'],
      [
        photographFile.subarray(0, photographFile.length / 2),
        'this is a picture that is cut short or damaged: export it again',
      ],
      [hugePicture, '10001 × 10000 are more than 100 million pixels: export it smaller'],
      [
        await photograph(40, 40),
        'it fills 40 pixels of width, and would be a blur: 400 are needed, and 1200 are enough',
      ],
      ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v4z"/></svg>', 'its svg element has no viewBox'],
    ];
    for (const [content, expectedError] of contents) {
      await writePicture('company-careers.png', content);
      await expect(makeSitePictures()).rejects.toThrow(`/company-careers.png: ${expectedError}`);
    }
    await writePicture('company-careers.png', await photograph(600, 20_000));
    await expect(makeSitePictures()).rejects.toThrow(/company-careers\.png: 600 × 20000 pixels are a strip: crop it/);
    await writePicture('company-careers.jpg', await photograph(600, 400));
    await expect(makeSitePictures()).rejects.toThrow(
      /\/company-careers\.jpg and \/.+\/company-careers\.png are both the picture "company-careers": keep one/,
    );
    await rm(path.join(folder, 'company-careers.png'));
    await writePicture('фото.jpg', photographFile);
    await expect(makeSitePictures()).rejects.toThrow(/фото\.jpg: give it a name with a letter from a to z/);
    await rm(path.join(folder, 'фото.jpg'));
    await expect(makeSitePictures('none', 'Rumbo', 'malla')).rejects.toThrow(
      /^where Rumbo is named: there is no picture "Rumbo": put data\/pictures\/rumbo\.jpg.*\nwhere malla is named/,
    );
  });

  it('is shown with a warning for the owner if it is small, also if it replaces a drawing', async () => {
    await writePicture('rumbo.webp', await photograph(400, 400));
    await writePicture('company-careers.jpg', await photograph(450, 450));
    await writePicture('hero.jpg', await photograph(450, 300));
    const { pictures, warnings } = await makeSitePictures('picture', 'rumbo');
    expect(warnings).toEqual([
      expect.stringMatching(/company-careers\.jpg: it fills 450 pixels of width/),
      expect.stringMatching(/hero\.jpg: it fills 450 pixels of width.*: 2000 are enough$/),
      expect.stringMatching(/rumbo\.webp: it fills 400 pixels of width.*: 1200 are enough$/),
    ]);
    const srcSets = pictures.get('rumbo')?.sources.map(({ srcSet }) => srcSet);
    expect(srcSets).toEqual(['rumbo-400.avif 400w', 'rumbo-400.jpg 400w']);
  });

  it('that no page shows gives a warning, unless it replaces a drawing', async () => {
    const picture = await photograph(450, 300);
    for (const name of ['about-vision.jpg', 'hero.jpg', 'rumbo.jpg', 'share.jpg', 'team.jpg'])
      await writePicture(name, picture);
    expect(await findUnused('none', 'rumbo')).toEqual([
      expect.stringMatching(/hero\.jpg: nothing in the data names this picture$/),
      expect.stringMatching(/share\.jpg: nothing in the data names this picture: move it to data\/brand$/),
      expect.stringMatching(/team\.jpg: nothing in the data names this picture$/),
    ]);
    expect(await findUnused('picture', 'rumbo', 'team', 'share')).toEqual([]);
  });

  it('loses the notes of its camera, such as the place', async () => {
    const cameraNotes = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' }, IFD0: { Artist: 'Somebody' } };
    await writePicture('nairobi.jpg', await create(450, 300).withExif(cameraNotes).jpeg().toBuffer());
    await makeSitePictures();
    const files = [...servedFiles].filter(([name]) => name.startsWith('nairobi-'));
    const notes = await Promise.all(files.map(([, content]) => sharp(content).metadata()));
    const nothing = [undefined, undefined, undefined];
    expect(notes.map(({ exif, xmp, iptc }) => [exif, xmp, iptc])).toEqual([nothing, nothing]);
  });

  it('in a format that the site cannot show gives a warning, and an error if data refers to it', async () => {
    await writePicture('solar.heic', 'not for browsers');
    await writePicture('.gitkeep', '');
    expect((await makeSitePictures()).warnings).toEqual([
      expect.stringMatching(/solar\.heic: not used, in a format .*: export it as JPEG/),
    ]);
    await expect(makeSitePictures('none', 'solar')).rejects.toThrow(
      /^where solar is named: .+\/solar\.heic is in a format that the site cannot show: export it as JPEG/,
    );
  });

  it('that is an SVG is rasterised, large enough for any use, and nothing in it can run', async () => {
    const script = '<script>go()</script><image href="https://a.example/x.png" width="4" height="2"/>';
    await writePicture('team.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${script}</svg>`);
    const { pictures, warnings } = await makeSitePictures('none', 'team');
    expect(pictures.get('team')).toMatchObject({ src: 'team-1200.jpg', width: 1200, height: 800 });
    expect(warnings).toEqual([]);
    expect([...servedFiles].flatMap(([name, content]) => (content.includes('script') ? name : []))).toEqual([]);
  });
});
