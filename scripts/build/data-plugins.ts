import type { Plugin } from 'vite';
import { sitePictures } from '~scripts/artwork/plugin';
import { siteContent } from '~scripts/content/content-plugin';
import { fonts } from '~scripts/fonts/plugin';

/** What the site is of the owner's data: its content, pictures and fonts, as modules. */
export const dataPlugins = (): Plugin[] => [siteContent(), ...sitePictures(), ...fonts()];
