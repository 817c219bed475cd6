import { companyPictures } from './company-pictures';
import type { PictureFile } from './picture-file';

/**
 * The drawing or photograph that src/content/companies.ts names.
 * @throws Error naming the file to put, where there is none
 */
export function findPicture(name: string): PictureFile {
  const picture = companyPictures[name];
  if (picture) return picture;
  throw new Error(
    `There is no picture "${name}". Put src/assets/photographs/${name}.jpg and run: npm run artwork ` +
      `(there are ${Object.keys(companyPictures).join(', ')})`,
  );
}
