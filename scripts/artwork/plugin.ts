/**
 * Gives the site its pictures: each drawing in the theme's colours and each photograph in the sizes it is shown in, as a
 * module; icons, share image and the sample calendar as files. All is made when it is asked for, and kept in `.cache`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { dataFolder } from '~/config/dataFolder';
import { readSettings } from '~/config/settings';
import { readData, type SiteData } from '~scripts/content/read-data';
import { madeFiles } from '~scripts/lib/made-files';
import { brandFiles, logoModule } from './brand';
import { checkArtwork } from './check-artwork';
import { folders, projectFolder } from './folders';
import { companyPicturesModule, heroPictureModule, type HeroSettings, pictureModule } from './picture-modules';
import type { NamedPicture } from './pictures';
import { recolourCalendar } from './sample-calendar';

// Rollup's convention: other plugins leave such ids alone.
const resolved = '\0virtual:';
const ids = /^virtual:(?:picture\/[a-z0-9-]+|company-pictures|hero-picture|logo)$/;

/** The booking page of the sample, which no other site has. */
const sampleCalendar = '/samples/scheduling.html';
const calendar = path.join(projectFolder, 'src/assets/samples/scheduling.html');

/** Files of fixed addresses that depend on the colours: their contents by their paths in the site. */
async function publicFiles({ hero, schedulingUrl }: ArtworkOptions): Promise<ReadonlyMap<string, Uint8Array | string>> {
  const files = new Map<string, Uint8Array | string>();
  for (const [name, file] of await brandFiles(folders, hero)) files.set(name, await readFile(file));
  if (schedulingUrl === sampleCalendar) files.set(sampleCalendar, recolourCalendar(await readFile(calendar, 'utf8')));
  return files;
}

/** In development a picture that the owner puts, changes or removes shows at once. */
function followFolders(server: ViteDevServer): void {
  const followed = [folders.drawings, folders.photographs, folders.brand];
  server.watcher.add(followed);
  server.watcher.on('all', (_event, file) => {
    if (!followed.some((folder) => file.startsWith(folder + path.sep))) return;
    for (const { moduleGraph } of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(resolved) && ids.test(id.slice(1))) moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  });
}

interface ArtworkOptions {
  /** The pictures that companies are shown with. */
  readonly companyPictures: () => readonly NamedPicture[];
  /** What is behind the heads of pages. */
  readonly hero: HeroSettings;
  readonly schedulingUrl: string;
}

/**
 * The modules `virtual:picture/<name>`, `virtual:company-pictures`, `virtual:hero-picture` and `virtual:logo`; types are in
 * src/assets/virtual.d.ts.
 */
export function artwork(options: ArtworkOptions): Plugin[] {
  const { companyPictures, hero } = options;
  const pictures: Plugin = {
    name: 'artwork',

    // A picture made while the development server runs is no change of the code that shows it.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),

    // Looked at before anything is built: what is thrown here ends the build as one line.
    async configResolved(config) {
      const warnings = await checkArtwork(folders, companyPictures(), hero);
      if (!config.build.ssr) for (const warning of warnings) config.logger.warn(warning);
    },

    resolveId: (id) => (ids.test(id) ? `\0${id}` : undefined),

    async load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const [kind, name = ''] = id.slice(resolved.length).split('/');
      if (kind === 'picture') return pictureModule(name);
      if (kind === 'hero-picture') return heroPictureModule(folders, hero);
      if (kind === 'logo') return logoModule(folders);
      return kind === 'company-pictures' ? companyPicturesModule(companyPictures()) : undefined;
    },

    configureServer: followFolders,
  };
  return [pictures, madeFiles('artwork-files', () => publicFiles(options))];
}

/** The pictures that companies are shown with. */
export const companyPictures = ({ companies }: SiteData): readonly NamedPicture[] =>
  companies.map(({ id, picture }) => ({
    ...picture,
    from: `${path.join(dataFolder, 'companies', id)}.json: picture.name`,
  }));

/** The plugin with the pictures that this site's data names. */
export const sitePictures = (): Plugin[] => {
  const settings = readSettings();
  const { schedulingUrl } = settings;
  return artwork({ companyPictures: () => companyPictures(readData()), hero: settings, schedulingUrl });
};
