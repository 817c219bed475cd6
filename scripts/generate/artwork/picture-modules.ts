/** The modules by which pages have their pictures: the bundler names the files, and tells their addresses. */
import path from 'node:path';
import type { Settings } from '~/config/siteSchema';
import { folders, type Folders, listFolder } from './folders';
import { pictureName } from './photographs';
import { heroPicture, type MadePicture, makePicture, type NamedPicture } from './pictures';

export type HeroSettings = Pick<Settings, 'hero' | 'heroFocus'>;

interface PictureCode {
  readonly imports: readonly string[];
  /** An expression of the type `PictureFile`. */
  readonly value: string;
  /** Where each file is, by its path in `.generated`. */
  readonly files: readonly (readonly [to: string, from: string])[];
}

/** @param folder in `.generated`; names of files are the same in several of them, variables of a module are not */
export function pictureCode(made: MadePicture, folder: string, prefix = 'file'): PictureCode {
  const sources = 'drawing' in made ? [made.drawing] : made.photographs.map(({ file }) => file);
  const files = sources.map((source) => [`${folder}/${path.basename(source)}`, source] as const);
  // Never inlined: the content security policy lets images come from the site, not from data addresses.
  const imports = files.map(([file], index) => `import ${prefix}${index} from '~generated/${file}?no-inline';`);
  if ('drawing' in made)
    return {
      imports,
      files,
      value: `{ src: ${prefix}0, width: ${made.width}, height: ${made.height}, sources: [] }`,
    };
  const photographs = made.photographs.map((photograph, index) => ({ ...photograph, variable: prefix + index }));
  const ofType = (['image/avif', 'image/jpeg'] as const).map((type) => {
    const widths = photographs.filter((photograph) => photograph.type === type);
    return `{ type: '${type}', srcSet: \`${widths.map(({ variable, width }) => `\${${variable}} ${width}w`).join(', ')}\` }`;
  });
  const widest = photographs.at(-1);
  const value = `{ src: ${widest?.variable}, width: ${widest?.width}, height: ${widest?.height}, sources: [${ofType.join(', ')}] }`;
  return { imports, files, value };
}

/** A module of pictures, and their files. */
export interface PictureModule extends Pick<PictureCode, 'files'> {
  /** Path in `.generated`. */
  readonly path: string;
  readonly lines: readonly string[];
}

const moduleOf = (file: string, codes: readonly PictureCode[], type: string, declaration: string): PictureModule => ({
  path: file,
  files: codes.flatMap(({ files }) => files),
  lines: [
    `import type { ${type} } from '~/assets/pictureFile';`,
    ...codes.flatMap(({ imports }) => imports),
    declaration,
  ],
});

/** Code names the chart's pictures, and the bundler keeps what code names: without a chart there is no file to keep. */
const noPicture: PictureCode = { imports: [], files: [], value: "{ src: '', width: 1, height: 1, sources: [] }" };

/** Of every drawing of ours, and of every picture of the owner's that has no other place: `pictures/<name>.ts`. */
export async function pictureModules(
  companies: readonly NamedPicture[],
  { hero }: HeroSettings,
): Promise<readonly PictureModule[]> {
  const drawings = (await listFolder(folders.drawings)).map(pictureName);
  const elsewhere = new Set(['hero', ...companies.map(({ name }) => pictureName(name))]);
  const own = (await listFolder(folders.photographs)).map(pictureName).filter((name) => !elsewhere.has(name));
  const names = [...new Set([...drawings, ...own])].filter((name) => !elsewhere.has(name));
  return Promise.all(
    names.map(async (name) => {
      const isOff = hero !== 'chart' && name.startsWith('hero-');
      const code = isOff ? noPicture : pictureCode(await makePicture(folders, { name }, 'company'), 'pictures');
      return moduleOf(
        `pictures/${name}.ts`,
        [code],
        'PictureFile',
        `export const picture: PictureFile = ${code.value};`,
      );
    }),
  );
}

/** The pictures of companies, by name and focus with a space between: `companyPictures.ts`. */
export async function companyPicturesModule(pictures: readonly NamedPicture[]): Promise<PictureModule> {
  const codes = await Promise.all(
    pictures.map(async (picture, index) => ({
      ...pictureCode(await makePicture(folders, picture, 'company'), `pictures/companies/${index}`, `company${index}_`),
      key: JSON.stringify(`${picture.name} ${picture.focus}`),
    })),
  );
  const entries = codes.map(({ key, value }) => `\n  ${key}: ${value},`).join('');
  const declaration = `export const companyPictures: Readonly<Record<string, PictureFile>> = {${entries}\n};`;
  return moduleOf('companyPictures.ts', codes, 'PictureFile', declaration);
}

/** The owner's picture behind the heads of pages: `heroPicture.ts`. */
export async function heroPictureModule(from: Folders, { hero, heroFocus }: HeroSettings): Promise<PictureModule> {
  const declaration = 'export const heroPicture: HeroPicture | null =';
  if (hero !== 'picture') return moduleOf('heroPicture.ts', [], 'HeroPicture', `${declaration} null;`);
  const code = pictureCode(await makePicture(from, heroPicture(heroFocus), 'hero'), 'pictures/hero');
  const value = `{ ...${code.value}, focus: ${JSON.stringify(heroFocus)} }`;
  return moduleOf('heroPicture.ts', [code], 'HeroPicture', `${declaration} ${value};`);
}
