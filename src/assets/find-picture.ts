import { companyPictures } from '~generated/companyPictures';
import type { PictureFile } from './pictureFile';

/**
 * The picture that a company names, cropped around its focus.
 * @throws Error where the build has made none
 */
export function findPicture({ name, focus }: { readonly name: string; readonly focus?: string }): PictureFile {
  const picture = companyPictures[`${name} ${focus}`];
  if (picture) return picture;
  throw new Error(`There is no picture "${name}": put data/pictures/${name}.jpg`);
}
