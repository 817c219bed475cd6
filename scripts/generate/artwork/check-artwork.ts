import path from 'node:path';
import { DataError } from '~/config/dataFile';
import { type Folders, listFolder, shownPath } from './folders';
import { checkBrandNames, readLogo } from './logo';
import { findOwn, pictureName, sizeOf, tellsPlace, wrongFormat } from './photographs';
import type { HeroSettings } from './picture-modules';
import { checkPicture, heroPicture, type NamedPicture, readOwnDrawing } from './pictures';

/** A file among the owner's pictures, whether or not anything shows it. */
async function checkFile({ photographs }: Folders, name: string): Promise<string | undefined> {
  const file = path.join(photographs, name);
  const own = await findOwn(photographs, pictureName(name));
  if (own !== file)
    return own === undefined && !name.startsWith('.')
      ? `${shownPath(file)}: not used: ${wrongFormat(name)}`
      : undefined;
  if (/\.svg$/i.test(file)) return void (await readOwnDrawing(file));
  await sizeOf(file);
  return (await tellsPlace(file))
    ? `${shownPath(file)}: its notes (EXIF) say where it was taken, to all who see the repository: export it without them`
    : undefined;
}

/**
 * Looks at every picture of the owner, and at the pictures that companies name, before anything is made of them.
 * @returns what an owner should know: a line for each
 * @throws DataError with a line for each picture that no site can be built with
 */
export async function checkArtwork(
  folders: Folders,
  companies: readonly NamedPicture[],
  { hero, heroFocus }: HeroSettings,
): Promise<readonly string[]> {
  const checks = [
    async () => void (await readLogo(folders.brand, 'logo')),
    async () => void (await readLogo(folders.brand, 'icon')),
    () => checkBrandNames(folders.brand),
    ...(await listFolder(folders.photographs)).map((file) => () => checkFile(folders, file)),
    ...(await listFolder(folders.drawings))
      .map((file) => ({ name: pictureName(file) }))
      .filter(({ name }) => companies.every((company) => pictureName(company.name) !== name))
      .map((drawing) => () => checkPicture(folders, drawing, 'company')),
    ...companies.map((company) => () => checkPicture(folders, company, 'company')),
    ...(hero === 'picture' ? [() => checkPicture(folders, heroPicture(heroFocus), 'hero')] : []),
  ];
  const faults = new Set<string>();
  const warnings = new Set<string>();
  for (const check of checks)
    try {
      const warning = await check();
      if (warning) warnings.add(warning);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      for (const fault of error.faults) faults.add(fault);
    }
  if (faults.size > 0) throw new DataError([...faults]);
  return [...warnings];
}
