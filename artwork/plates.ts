/** Every plate: its name, its inks, its scene, and the widths in pixels that are published. */
import { inksOfAbout, inksOfCompanies, inksOfSubjects, inksOfVignettes } from './inks.ts';
import type { Inks } from './inks.ts';
import type { Scene } from './scene.ts';
import type { RegionName } from './scenes/news/regions.ts';
import type { Lettering } from './steps/lettering.ts';

export interface PlateEntry {
  readonly name: string;
  readonly inks: Inks;
  readonly widths: readonly number[];
  /** The width of its maps: a pixel for a unit and a half of the plate is enough for lines four units apart. */
  readonly maps: number;
  /** A vignette has no ground. */
  readonly transparent: boolean;
  /** The picture for those who share a link is a PNG with the brand's name. */
  readonly shared?: Lettering;
  readonly scene: () => Promise<Scene>;
}

const tall = [320, 640];
const wide = [560, 1120];

const company = (name: keyof typeof inksOfCompanies, scene: (cut: 'tall' | 'wide') => Promise<Scene>): PlateEntry[] =>
  (['tall', 'wide'] as const).map((cut) => ({
    name: `${name}-${cut}`,
    inks: inksOfCompanies[name],
    widths: cut === 'tall' ? tall : wide,
    maps: cut === 'tall' ? 600 : 800,
    transparent: false,
    scene: () => scene(cut),
  }));

const vignette = (name: string, widths: readonly number[], scene: (onDark: boolean) => Promise<Scene>): PlateEntry[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: `${name}-${scheme}`,
    inks: inksOfVignettes[scheme],
    widths,
    maps: 750,
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
      maps: 660,
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
  ...vignette('strategic-investment', capability, async (onDark) =>
    (await import('./scenes/terraces.ts')).terraces(onDark),
  ),
  ...vignette('operational-excellence', capability, async (onDark) =>
    (await import('./scenes/wheels.ts')).turningWheels(onDark),
  ),
  ...vignette('global-expansion', capability, async (onDark) => (await import('./scenes/globe.ts')).globe(onDark)),
  {
    name: 'about',
    inks: inksOfAbout,
    widths: [640, 1280],
    maps: 800,
    transparent: false,
    scene: async () => (await import('./scenes/schooner.ts')).schooner(),
  },
  {
    name: 'share',
    inks: inksOfCompanies.faro,
    widths: [1200],
    maps: 900,
    transparent: false,
    shared: { text: 'Alisio Group', x: 76, y: 352, size: 118 },
    scene: async () => (await import('./scenes/faro.ts')).faro('share'),
  },
  ...vignette('not-found', [480, 960], async (onDark) => (await import('./scenes/buoy.ts')).buoyInMist(onDark)),
  ...(['all', 'united-states', 'haiti', 'dominican-republic', 'caribbean', 'latin-america'] as const).flatMap(news),
];
