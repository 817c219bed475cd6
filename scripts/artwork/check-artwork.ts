import path from 'node:path';
import { DataError } from '~/config/dataFile';
import { type Folders, listFolder, shownPath } from './folders';
import { readLogo } from './logo';
import { findOwn, pictureName, sizeOf } from './photographs';
import type { HeroSettings } from './picture-modules';
import { checkPicture, heroPicture, type NamedPicture } from './pictures';

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
    ...(await listFolder(folders.photographs)).map((file) => async () => {
      const own = await findOwn(folders.photographs, pictureName(file));
      if (own !== undefined) await sizeOf(own);
      return own !== undefined || file.startsWith('.')
        ? undefined
        : `${shownPath(path.join(folders.photographs, file))}: not used: export it as JPEG`;
    }),
    ...companies.map((company) => () => checkPicture(folders, company, 'company')),
    ...(hero === 'picture' ? [() => checkPicture(folders, heroPicture(heroFocus), 'hero')] : []),
  ];
  const faults = new Set<string>();
  const warnings: string[] = [];
  for (const check of checks)
    try {
      const warning = await check();
      if (warning) warnings.push(warning);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      for (const fault of error.faults) faults.add(fault);
    }
  if (faults.size > 0) throw new DataError([...faults]);
  return warnings;
}
