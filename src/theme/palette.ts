/**
 * The site's colours, as plain data: read by the Material UI theme, the drawings and the web app manifest. All follow
 * from the owner's theme colour (derivePalette.ts).
 */
import type { Palette } from './derivePalette';

// In a build, vite.config.ts puts the colours here, as src/config/site.ts gets its settings: no browser derives them.
declare const paletteIsBuilt: true | undefined;
declare const paletteFromBuild: Palette;

const palette: Palette =
  typeof paletteIsBuilt === 'undefined' ? (await import('./sitePalette')).sitePalette() : paletteFromBuild;

/**
 * `themeColor`: browsers tint their own surfaces with it (specification, section 9). `onNight`: what stands on night
 * backgrounds (hero, header, footer), the same in both schemes.
 */
export const { themeColor, schemes, onNight } = palette;
