/** What shows the logo, or the drawn mark where there is none: header, icons, share image. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kept } from './cache';
import { themePalette } from './colours';
import { fillDrawing } from './drawings';
import type { Folders } from './folders';
import type { HeroSettings } from './hero';
import { iconFiles } from './icons';
import { drawnMark, type HeaderLogo, readLogo } from './logo';
import { shareGround } from './share-ground';

async function readBrand({ drawings, brand }: Folders) {
  const logo = await readLogo(brand, 'logo');
  const icon = (await readLogo(brand, 'icon')) ?? logo;
  const mark = drawnMark(fillDrawing(await readFile(path.join(drawings, 'brand/mark.svg'), 'utf8'), themePalette));
  return { logo, sources: { mark: logo ?? mark, icon: icon ?? mark } };
}

/**
 * The logo that the header shows, or undefined where it shows the drawn mark.
 * @throws ArtworkError where it cannot be used
 */
async function headerLogo(folders: Folders): Promise<HeaderLogo | undefined> {
  return (await readBrand(folders)).logo?.header;
}

/** The module `virtual:logo`. */
export async function logoCode(folders: Folders): Promise<string> {
  const header = await headerLogo(folders);
  if (!header) return 'export const logo = null;\n';
  const file = await kept(header.file, [header.bytes], () => Promise.resolve(header.bytes));
  return `import src from ${JSON.stringify(`${file}?no-inline`)};
export const logo = { src, width: ${header.width}, height: ${header.height} };
`;
}

/**
 * Icons and share image: their paths in the project's cache, by their paths in the site.
 * @throws ArtworkError where the logo, or the picture of the share image, cannot be used
 */
export async function brandFiles(folders: Folders, hero: HeroSettings): Promise<ReadonlyMap<string, string>> {
  const { sources } = await readBrand(folders);
  const files = iconFiles({ ...sources, share: await shareGround(folders, hero) }).map(
    async ({ name, ingredients, make }) => [`/${name}`, await kept(name, ingredients, make)] as const,
  );
  return new Map(await Promise.all(files));
}
