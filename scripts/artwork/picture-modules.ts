/** The modules by which the site has its pictures: the bundler names their files, and tells their addresses. */
import type { Settings } from '~/config/siteSchema';
import { folders, type Folders } from './folders';
import { heroPicture, type MadePicture, makePicture, type NamedPicture } from './pictures';

export type HeroSettings = Pick<Settings, 'hero' | 'heroFocus'>;

interface PictureCode {
  readonly imports: readonly string[];
  /** An expression of the type `PictureFile`. */
  readonly value: string;
}

/** The import of a file that is never inlined: the content security policy lets no image come from a data address. */
const importOf = (variable: string, file: string): string =>
  `import ${variable} from ${JSON.stringify(`${file}?no-inline`)};`;

/** @param prefix of the module's variables, which differ where it has several pictures */
export function pictureCode(made: MadePicture, prefix = 'file'): PictureCode {
  if ('drawing' in made) {
    const { drawing, width, height } = made;
    return {
      imports: [importOf(prefix, drawing)],
      value: `{ src: ${prefix}, width: ${width}, height: ${height}, sources: [] }`,
    };
  }
  const files = made.photographs.map((photograph, index) => ({ ...photograph, variable: `${prefix}${index}` }));
  const sources = (['image/avif', 'image/jpeg'] as const).map((type) => {
    const widths = files.filter((file) => file.type === type);
    return `{ type: '${type}', srcSet: \`${widths.map(({ variable, width }) => `\${${variable}} ${width}w`).join(', ')}\` }`;
  });
  const widest = files.at(-1);
  return {
    imports: files.map(({ variable, file }) => importOf(variable, file)),
    value: `{ src: ${widest?.variable}, width: ${widest?.width}, height: ${widest?.height}, sources: [${sources.join(', ')}] }`,
  };
}

/** `virtual:picture/<name>` */
export async function pictureModule(name: string): Promise<string> {
  const { imports, value } = pictureCode(await makePicture(folders, { name }, 'company'));
  return [...imports, `export const picture = ${value};`].join('\n');
}

/** `virtual:company-pictures` */
export async function companyPicturesModule(pictures: readonly NamedPicture[]): Promise<string> {
  const codes = await Promise.all(
    pictures.map(async (picture, index) => {
      const code = pictureCode(await makePicture(folders, picture, 'company'), `company${index}_`);
      return { ...code, key: JSON.stringify(`${picture.name} ${picture.focus}`) };
    }),
  );
  return [
    ...codes.flatMap(({ imports }) => imports),
    `export const companyPictures = { ${codes.map(({ key, value }) => `${key}: ${value}`).join(', ')} };`,
  ].join('\n');
}

/** `virtual:hero-picture`: a photograph is cut for phones too. */
export async function heroPictureModule(from: Folders, { hero, heroFocus }: HeroSettings): Promise<string> {
  if (hero !== 'picture') return 'export const heroPicture = null;\n';
  const picture = heroPicture(heroFocus);
  const wide = pictureCode(await makePicture(from, picture, 'hero'), 'wide');
  const tall = pictureCode(await makePicture(from, picture, 'heroOnPhone'), 'tall');
  return [
    ...wide.imports,
    ...tall.imports,
    `export const heroPicture = { wide: ${wide.value}, tall: ${tall.value}, focus: ${JSON.stringify(heroFocus)} };`,
  ].join('\n');
}
