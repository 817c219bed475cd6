import type { Plugin } from 'vite';
import { readData } from '~scripts/content/read-data';
import { artwork } from './plugin';

/** The plugin with the pictures that this site's data names. */
export const sitePictures = (): Plugin =>
  artwork({ companyPictures: async () => (await readData()).companies.map(({ picture }) => picture) });
