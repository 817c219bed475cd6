/** Bridges to the theme, for sections that are not Material UI's yet. */
import { mixins } from './mixins';
import { onNight, schemes, themeColor } from './palette';
import { font, fontFamilies, typography as type } from './typography';

export { headerHeight, motion, space, targetSize } from './layout';
export { font, fontFamilies, onNight, schemes, themeColor, type };

export const color = {
  ground: 'var(--palette-background-default)',
  raised: 'var(--palette-background-paper)',
  ink: 'var(--palette-text-primary)',
  inkSoft: 'var(--palette-text-secondary)',
  line: 'var(--palette-divider)',
  field: 'var(--palette-outline)',
  link: 'var(--palette-primary-main)',
  accent: 'var(--palette-secondary-main)',
  action: 'var(--palette-primary-main)',
  actionHover: 'var(--palette-primary-dark)',
  onAction: 'var(--palette-primary-contrastText)',
  error: 'var(--palette-error-main)',
  night: 'var(--palette-night-main)',
} as const;

export const nightControls = mixins.nightInks;
export const pageWidth = '90rem';
export const media = {
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
} as const;
