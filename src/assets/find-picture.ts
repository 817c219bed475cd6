import { type PictureFile, pictures } from './pictures/pictures';

const byName: Readonly<Record<string, PictureFile | undefined>> = pictures;

/**
 * The drawing or photograph of a name.
 * @throws Error naming the file to put, where there is none
 */
export function findPicture(name: string): PictureFile {
  const picture = byName[name];
  if (picture) return picture;
  throw new Error(
    `There is no picture "${name}". Put src/assets/photographs/${name}.jpg and run: npm run artwork ` +
      `(there are ${Object.keys(byName).join(', ')})`,
  );
}
