import path from 'node:path';
import { ArtworkError } from './artwork-error';
import { type Folders, listFolder, shownPath } from './folders';
import { checkHero, type HeroSettings, isHeroDrawing } from './hero';
import { readLogo } from './logo';
import { findPhotograph, pictureName, sizeOf } from './photographs';
import { checkPicture, type NamedPicture } from './pictures';

export interface ArtworkReport {
  /** What no site can be built with: a line for each. */
  readonly faults: readonly string[];
  /** What an owner should know. */
  readonly warnings: readonly string[];
}

/** Looks at every picture of the owner, and at the pictures that companies name, before anything is made of them. */
export async function checkArtwork(
  folders: Folders,
  companies: readonly NamedPicture[],
  hero: HeroSettings,
): Promise<ArtworkReport> {
  const faults: string[] = [];
  const warnings: string[] = [];
  const look = async (check: () => Promise<string | undefined>): Promise<void> => {
    try {
      const warning = await check();
      if (warning !== undefined) warnings.push(warning);
    } catch (error) {
      if (!(error instanceof ArtworkError)) throw error;
      if (!faults.includes(error.message)) faults.push(error.message);
    }
  };
  for (const name of ['logo', 'icon'] as const)
    await look(async () => {
      await readLogo(folders.brand, name);
      return undefined;
    });
  for (const file of await listFolder(folders.photographs))
    await look(async () => {
      const photograph = await findPhotograph(folders.photographs, pictureName(file));
      if (photograph !== undefined) await sizeOf(photograph);
      const isHero = hero.hero === 'picture' && isHeroDrawing(file);
      const isUsed = photograph !== undefined || isHero || file.startsWith('.');
      return isUsed ? undefined : `${shownPath(path.join(folders.photographs, file))}: not used: export it as JPEG`;
    });
  for (const company of companies) await look(() => checkPicture(folders, company, 'company'));
  await look(() => checkHero(folders, hero));
  return { faults, warnings };
}
