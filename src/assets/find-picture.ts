import { companyPictures } from '~generated/companyPictures';
import type { PictureFile } from './pictureFile';

/**
 * The picture that a company names.
 * @throws Error where the build has made none
 */
export function findPicture({ name }: { readonly name: string }): PictureFile {
  const picture = companyPictures[name];
  if (picture) return picture;
  throw new Error(`There is no picture "${name}": put data/pictures/${name}.jpg`);
}
