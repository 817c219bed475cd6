import { media } from './layout';
import { onNight, schemes } from './palette';

/**
 * What every night ground carries with it: its inks, hairlines, links and focus ring, so that `textPrimary`,
 * `textSecondary` and `divider` are right wherever they stand. `colorScheme` is for pictures and bars: one that was
 * drawn for one scheme is not drawn again when the page changes to the other.
 */
const nightInks = {
  '--palette-text-primary': onNight.ink,
  '--palette-text-secondary': onNight.inkSoft,
  '--palette-primary-main': onNight.ink,
  '--palette-divider': onNight.line,
  '--focus': onNight.amber,
  color: onNight.ink,
  colorScheme: 'dark',
} as const;

/** Grounds are not printed by default, and light text would vanish. */
const printedInks = {
  '--palette-text-primary': '#000',
  '--palette-text-secondary': '#222',
  '--palette-primary-main': '#000',
  '--palette-divider': '#999',
  background: 'none',
  color: '#000',
  colorScheme: 'light',
} as const;

const night = 'var(--palette-night-main)';

export const mixins = {
  nightInks,
  printedInks,
  /** The ground of hero bands: night in the west, first light in the east. Whole without its picture. */
  nightGround: {
    ...nightInks,
    backgroundColor: night,
    backgroundImage: `radial-gradient(120% 130% at 100% 100%, var(--palette-night-glow) 0%, transparent 62%), linear-gradient(100deg, var(--palette-night-deep), ${night} 60%)`,
    [media.print]: printedInks,
  },
  /** The ground of bars, dialogs and cards that lie over the page: the same in both schemes. */
  nightSurface: { ...nightInks, backgroundColor: schemes.light.night.main },
} as const;
