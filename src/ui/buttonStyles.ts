import type { CSSObject } from '@mui/material/styles';
import { color, motion, onNight, targetSize } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'outline' | 'night' | 'nightOutline';

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.625rem',
  minHeight: '3.25rem',
  minWidth: targetSize,
  paddingInline: 'clamp(1.125rem, 5vw, 1.625rem)',
  border: '1px solid transparent',
  borderRadius: '2px',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, color ${motion.quick}, border-color ${motion.quick}`,
  '& svg': { flexShrink: 0, transition: `transform ${motion.quick}` },
  '@media (hover: hover)': { '&:hover svg': { transform: 'translateX(3px)' } },
  '&:disabled, &[aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
};

/** Buttons and links that look like them: one table, on paper and on the night grounds. */
export const buttonStyles: Readonly<Record<ButtonVariant, CSSObject>> = {
  primary: {
    ...base,
    backgroundColor: color.action,
    color: color.onAction,
    '&:hover': { backgroundColor: color.actionHover },
  },
  outline: {
    ...base,
    backgroundColor: 'transparent',
    borderColor: color.ink,
    color: color.ink,
    '&:hover': { backgroundColor: color.ink, color: color.ground },
  },
  night: {
    ...base,
    backgroundColor: onNight.ink,
    color: onNight.ground,
    '&:hover': { backgroundColor: onNight.amber },
  },
  nightOutline: {
    ...base,
    borderColor: 'rgb(255 255 255 / 0.6)',
    color: onNight.ink,
    '&:hover': { borderColor: onNight.ink, backgroundColor: onNight.veil },
  },
};

/** Round buttons and links that are an icon, on the night grounds. */
export const iconButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: targetSize,
  height: targetSize,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: onNight.ink,
  cursor: 'pointer',
  '&:hover': { backgroundColor: onNight.veil },
} as const;
