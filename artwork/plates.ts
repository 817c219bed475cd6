/** Every plate: its name, its inks, its scene, and the widths in pixels that are published. */
import { inksOfCompanies } from './inks.ts';
import type { Inks } from './inks.ts';
import type { Scene } from './scene.ts';

export interface PlateEntry {
  readonly name: string;
  readonly inks: Inks;
  readonly widths: readonly number[];
  /** A vignette has no ground. */
  readonly transparent: boolean;
  readonly scene: () => Promise<Scene>;
}

const tall = [288, 576];
const wide = [576, 1120];

const company = (name: keyof typeof inksOfCompanies, scene: (cut: 'tall' | 'wide') => Promise<Scene>): PlateEntry[] =>
  (['tall', 'wide'] as const).map((cut) => ({
    name: `${name}-${cut}`,
    inks: inksOfCompanies[name],
    widths: cut === 'tall' ? tall : wide,
    transparent: false,
    scene: () => scene(cut),
  }));

export const plates: readonly PlateEntry[] = [
  ...company('faro', async (cut) => (await import('./scenes/faro.ts')).faro(cut)),
];
