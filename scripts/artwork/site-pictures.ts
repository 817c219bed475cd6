import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dataFolder } from '~/config/dataFolder';
import { readSettings } from '~/config/settings';
import { readData, type SiteData } from '~scripts/content/read-data';
import type { NamedPicture } from './pictures';
import { artwork } from './plugin';

/** The pictures that companies are shown with. */
export const companyPictures = ({ companies }: SiteData): readonly NamedPicture[] =>
  companies.map(({ id, picture }) => ({
    ...picture,
    from: `${join(dataFolder, 'companies', id)}.json: picture.name`,
  }));

/** The plugin with the pictures that this site's data names. */
export const sitePictures = (): Plugin =>
  artwork({ companyPictures: () => companyPictures(readData()), hero: readSettings() });
