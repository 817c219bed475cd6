/** The pictures as pages have them: each with the addresses of its files. */
import path from 'node:path';
import type { HeroPicture, PictureFile } from '~/assets/pictureFile';
import { DataError } from '~/config/dataFile';
import type { Settings } from '~/config/siteSchema';
import { type Folders, listFolder, shownPath } from './folders';
import { checkBrandNames, readLogo } from './logo';
import { isPicture, pictureName, tellsPlace, type Use, wrongFormat } from './photographs';
import { heroPicture, type MadePicture, makePicture, type NamedPicture } from './pictures';

export type HeroSettings = Pick<Settings, 'hero' | 'heroFocus'>;

/** Puts a kept file into the site, and gives its address there. */
export type Serve = (file: string) => string;

export function pictureFile({ file, width, height, photographs }: MadePicture, serve: Serve): PictureFile {
  const types = [...new Set(photographs.map(({ type }) => type))];
  const sources = types.map((type) => {
    const widths = photographs.filter((photograph) => photograph.type === type);
    return { type, srcSet: widths.map((one) => `${serve(one.file)} ${one.width}w`).join(', ') };
  });
  return { src: serve(file), width, height, sources };
}

export interface SitePictures {
  /** Every drawing of ours, and every picture of the owner's that has no other place, by name. */
  readonly named: ReadonlyMap<string, PictureFile>;
  /** By name and focus with a space between. */
  readonly ofCompanies: ReadonlyMap<string, PictureFile>;
  /** The owner's picture behind the heads of pages. */
  readonly hero: HeroPicture | null;
  /** What the owner should know: a line each. */
  readonly warnings: readonly string[];
}

/** Code names the chart's pictures, and what code names is part of the site: without a chart there is no file to name. */
const noPicture: PictureFile = { src: '', width: 1, height: 1, sources: [] };

/** What is wrong with a file among the owner's pictures, whether or not anything shows it. */
async function noteOn(file: string): Promise<string | undefined> {
  const { base } = path.parse(file);
  if (!isPicture(base)) return base.startsWith('.') ? undefined : `${shownPath(file)}: not used: ${wrongFormat(base)}`;
  return (await tellsPlace(file))
    ? `${shownPath(file)}: its notes (EXIF) say where it was taken, to all who see the repository: export it without them`
    : undefined;
}

/**
 * Makes every picture of the site.
 * @throws DataError with a line for each picture that no site can be made with
 */
export async function makePictures(
  folders: Folders,
  companies: readonly NamedPicture[],
  settings: HeroSettings,
  serve: Serve,
): Promise<SitePictures> {
  const faults = new Set<string>();
  const warnings = new Set<string>();
  const attempt = async <Result>(step: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await step;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      for (const fault of error.faults) faults.add(fault);
    }
    return undefined;
  };
  const make = async (picture: NamedPicture, use: Use = 'company'): Promise<PictureFile> => {
    const made = await attempt(makePicture(folders, picture, use));
    if (made?.warning !== undefined) warnings.add(made.warning);
    return made === undefined ? noPicture : pictureFile(made, serve);
  };
  await attempt(checkBrandNames(folders.brand));
  for (const name of ['logo', 'icon'] as const) await attempt(readLogo(folders.brand, name));
  const files = await listFolder(folders.photographs);
  const elsewhere = new Set(['hero', ...companies.map(({ name }) => pictureName(name))]);
  const names = [...(await listFolder(folders.drawings)), ...files.filter(isPicture)].map(pictureName);
  const named = new Map<string, PictureFile>();
  for (const name of new Set(names.filter((one) => !elsewhere.has(one)))) {
    const isOff = settings.hero !== 'chart' && name.startsWith('hero-');
    named.set(name, isOff ? noPicture : await make({ name }));
  }
  const ofCompanies = new Map<string, PictureFile>();
  for (const company of companies) ofCompanies.set(`${company.name} ${company.focus}`, await make(company));
  const { hero: kind, heroFocus: focus } = settings;
  const hero = kind === 'picture' ? { ...(await make(heroPicture(focus), 'hero')), focus } : null;
  if (faults.size > 0) throw new DataError([...faults]);
  for (const file of files) {
    const note = await noteOn(path.join(folders.photographs, file));
    if (note !== undefined) warnings.add(note);
  }
  return { named, ofCompanies, hero, warnings: [...warnings] };
}
