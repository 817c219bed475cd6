/** What shows the logo, or the drawn mark where there is none: header, icons, share image. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logo } from '~/assets/pictureFile';
import { kept } from '~scripts/lib/kept';
import { themePalette } from './colours';
import { fillDrawing } from './drawings';
import type { Folders } from './folders';
import { makeIcons } from './icons';
import { drawnMark, readLogo } from './logo';
import type { HeroSettings, Serve } from './picture-files';
import { shareGround } from './share-ground';

/**
 * The logo in the header; null where there is none.
 * @throws DataError where it cannot be used
 */
export async function headerLogo({ brand }: Folders, serve: Serve): Promise<Logo | null> {
  const logo = await readLogo(brand, 'logo');
  if (!logo) return null;
  const { bytes, height, name, width } = logo.header;
  return { src: serve(await kept('artwork', name, [bytes], async () => bytes)), width, height };
}

/**
 * Icons and share image: their paths in the project's cache, by their paths in the site.
 * @throws DataError where the logo, or the picture of the share image, cannot be used
 */
export async function brandFiles(folders: Folders, hero: HeroSettings): Promise<ReadonlyMap<string, string>> {
  const drawing = await readFile(path.join(folders.drawings, 'brand/mark.svg'), 'utf8');
  const mark = (await readLogo(folders.brand, 'logo')) ?? drawnMark(fillDrawing(drawing, themePalette));
  const icon = (await readLogo(folders.brand, 'icon')) ?? mark;
  return makeIcons({ mark, icon, share: await shareGround(folders, hero) });
}
