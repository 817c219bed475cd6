import { alpha, decomposeColor } from '@mui/material/styles';
import { hoverShade, onNight, schemes } from './palette';

/**
 * Redefines the theme's variables on night backgrounds, so that `textPrimary`, `textSecondary`, `divider`, cards and fields are
 * right there too. With a fixed `colorScheme` their pictures are not redrawn when the page's scheme changes.
 */
const nightColors = {
  '--mui-palette-text-primary': onNight.ink,
  '--mui-palette-text-secondary': onNight.inkSoft,
  '--mui-palette-text-disabled': alpha(onNight.ink, 0.5),
  '--mui-palette-background-default': onNight.background,
  '--mui-palette-background-paper': schemes.dark.background.paper,
  '--mui-palette-outline': onNight.outline,
  '--mui-palette-primary-main': onNight.ink,
  '--mui-palette-primary-mainChannel': 'var(--mui-palette-onNight-mainChannel)',
  '--mui-palette-secondary-main': onNight.amber,
  '--mui-palette-secondary-mainChannel': decomposeColor(onNight.amber).values.join(' '),
  '--mui-palette-error-main': schemes.dark.error.main,
  '--mui-palette-success-main': schemes.dark.success.main,
  '--mui-palette-action-active': onNight.ink,
  '--mui-palette-action-disabled': alpha(onNight.ink, 0.3),
  '--mui-palette-action-hover': alpha(onNight.ink, hoverShade),
  '--mui-palette-divider': onNight.line,
  '--focus': onNight.amber,
  color: onNight.ink,
  colorScheme: 'dark',
} as const;

const night = 'var(--mui-palette-night-main)';

/** The mark of a harbour while its light is off, drawn by its border, which forced colours keep. */
const harbourLight = {
  width: '0.5rem',
  height: '0.5rem',
  border: `0.25rem solid ${onNight.outline}`,
  borderRadius: '50%',
} as const;

export const mixins = {
  /** The border between the parts of a page and the items of a list. */
  hairline: '1px solid var(--mui-palette-divider)',
  /** The edge of a plate, inside it: a dark plate is seen on a dark page, and a light one on a light page. */
  plateEdge: { outline: '1px solid var(--mui-palette-divider)', outlineOffset: '-1px' },
  harbourLight,
  /** The rules that the mark has besides while it is on. */
  harbourLightOn: { borderColor: onNight.amber, boxShadow: `0 0 0.75rem ${onNight.amber}` },
  nightColors,
  /** The background of hero bands. */
  nightBackground: {
    ...nightColors,
    backgroundColor: night,
    // In the dark scheme the band below has nearly the same colour.
    boxShadow: `inset 0 -1px ${onNight.line}`,
    backgroundImage: `radial-gradient(120% 130% at 100% 100%, var(--mui-palette-night-glow) 0%, transparent 62%), linear-gradient(100deg, var(--mui-palette-night-deep), ${night} 60%)`,
  },
  /** The surface of bars, dialogs and cards above the page: the same in both schemes. */
  nightSurface: { ...nightColors, backgroundColor: schemes.light.night.main },
} as const;
