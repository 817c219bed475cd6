/**
 * The site's colours, as plain data: read by the Material UI theme, the drawings and the web app manifest. All follow
 * from the theme colour (derivePalette.ts).
 */
import { derivePalette, type Palette } from './derivePalette';

// In a build, vite.config.ts puts the colours here: no browser derives them. Two constants, as in src/config/site.ts.
declare const paletteIsBuilt: true | undefined;
declare const paletteFromBuild: Palette;

const palette: Palette =
  typeof paletteIsBuilt === 'undefined' ? derivePalette({ themeColor: '#004AAD' }) : paletteFromBuild;

/**
 * `themeColor`: browsers tint their own surfaces with it (specification, section 9). `onNight`: what stands on night
 * backgrounds (hero, header, footer), the same in both schemes.
 */
export const { themeColor, schemes, onNight } = palette;
