import { color, nightControls, onNight } from './tokens';

/** The ground of hero bands: night in the west, first light in the east. Whole without its picture. */
export const nightGround = {
  backgroundColor: color.night,
  backgroundImage: `radial-gradient(120% 130% at 100% 100%, ${color.nightGlow} 0%, transparent 62%), linear-gradient(100deg, ${color.nightDeep}, ${color.night} 60%)`,
  color: onNight.ink,
  ...nightControls,
  // Grounds are not printed by default, and light text would vanish.
  '@media print': { background: 'none', color: '#000', colorScheme: 'light', '& *': { color: '#000' } },
} as const;

/** The ground of bars, dialogs and cards that lie over the page: the same in both schemes. */
export const plainNight = { backgroundColor: onNight.ground, color: onNight.ink, ...nightControls } as const;
