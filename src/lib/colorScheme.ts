/** The visitor's colour scheme, as the document shows it: light, dark, or the system's. */
import { attributes } from '~/config/documentNames';

type Scheme = 'light' | 'dark';
type Mode = Scheme | 'system';

export const isColorScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

const systemScheme = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Returns what the visitor chose, as far as the document shows it. */
export function getChosenScheme(): Mode {
  const scheme = document.documentElement.getAttribute(attributes.scheme);
  return isColorScheme(scheme) ? scheme : 'system';
}

/** Returns the mode that shows the other scheme. If the system has that scheme, the page follows the system again. */
export function getOppositeMode(scheme: Scheme = systemScheme()): Mode {
  const other = scheme === 'dark' ? 'light' : 'dark';
  return other === systemScheme() ? 'system' : other;
}
