import { readSettings } from '~/config/settings';
import { derivePalette, type Palette } from './derivePalette';

/**
 * The palette of the owner's colours.
 * @throws DataError as `readSettings` does
 */
export function sitePalette(): Palette {
  return derivePalette(readSettings());
}
