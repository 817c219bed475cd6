/** Every plate: its name, its inks, its scene, and the widths in pixels that are published. */
import { inksOfAbout, inksOfCompanies, inksOfSubjects, inksOfVignettes } from './inks.ts';
import type { Inks } from './inks.ts';
import type { Scene } from './scene.ts';
import type { RegionName } from './scenes/news/regions.ts';

export interface PlateEntry {
  readonly name: string;
  readonly inks: Inks;
  readonly widths: readonly number[];
  /** A vignette has no ground. */
  readonly transparent: boolean;
  readonly scene: () => Promise<Scene>;
}

const tall = [288, 576];
const wide = [560, 1120];

const company = (name: keyof typeof inksOfCompanies, scene: (cut: 'tall' | 'wide') => Promise<Scene>): PlateEntry[] =>
  (['tall', 'wide'] as const).map((cut) => ({
    name: `${name}-${cut}`,
    inks: inksOfCompanies[name],
    widths: cut === 'tall' ? tall : wide,
    transparent: false,
    scene: () => scene(cut),
  }));

const vignette = (name: string, widths: readonly number[], scene: (onDark: boolean) => Promise<Scene>): PlateEntry[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: `${name}-${scheme}`,
    inks: inksOfVignettes[scheme],
    widths,
    transparent: true,
    scene: () => scene(scheme === 'dark'),
  }));

const capability = [420, 840];

const subjects = ['all', 'business', 'politics', 'economy', 'markets', 'technology', 'society'] as const;

/** The plain map of a region, and the map with the object of each subject. */
const news = (region: RegionName): PlateEntry[] =>
  subjects.map((subject) => {
    const inks = inksOfSubjects[subject];
    return {
      name: subject === 'all' ? `news-${region}` : `news-${region}-${subject}`,
      inks,
      widths: [440, 880],
      transparent: false,
      scene: async () => {
        const [{ newsScene }, { objects }] = await Promise.all([
          import('./scenes/news/scene.ts'),
          import('./scenes/news/objects.ts'),
        ]);
        return newsScene(region, subject === 'all' ? null : objects[subject], inks.onDark);
      },
    };
  });

export const plates: readonly PlateEntry[] = [
  ...company('rumbo', async (cut) => (await import('./scenes/rumbo.ts')).rumbo(cut)),
  ...company('malla', async (cut) => (await import('./scenes/malla.ts')).malla(cut)),
  ...company('faro', async (cut) => (await import('./scenes/faro.ts')).faro(cut)),
  ...company('cabotaje', async (cut) => (await import('./scenes/cabotaje.ts')).cabotaje(cut)),
  ...company('soley', async (cut) => (await import('./scenes/soley.ts')).soley(cut)),
  ...vignette('strategic-investment', capability, async () => (await import('./scenes/terraces.ts')).terraces()),
  ...vignette('operational-excellence', capability, async () => (await import('./scenes/wheels.ts')).turningWheels()),
  ...vignette('global-expansion', capability, async () => (await import('./scenes/globe.ts')).globe()),
  {
    name: 'about',
    inks: inksOfAbout,
    widths: [640, 1280],
    transparent: false,
    scene: async () => (await import('./scenes/schooner.ts')).schooner(),
  },
  ...vignette('not-found', [480, 960], async (onDark) => (await import('./scenes/buoy.ts')).buoyInMist(onDark)),
  ...(['all', 'united-states', 'haiti', 'dominican-republic', 'caribbean', 'latin-america'] as const).flatMap(news),
];
