import type { Plugin } from 'vite';
import { companies } from '~/content/companies';
import { artwork } from './plugin';

/** The plugin with the pictures that this site's data names. */
export const sitePictures = (): Plugin =>
  artwork({ companyPictures: () => Object.values(companies).map(({ picture }) => picture) });
