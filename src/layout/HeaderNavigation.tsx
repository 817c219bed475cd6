import { Link, styled } from '@mui/material';
import { clickTargetStyle, media, motion } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { WideHeaderPart } from './HeaderRow';
import { MainNavigation } from './MainNavigation';

/** The current page has a thick line, and the link under the pointer a thin one, so that two never look current at once. */
const NavigationLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  ...clickTargetStyle,
  gap: '0.25rem',
  paddingInline: '0.5rem',
  ...theme.typography.body2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0.5rem',
    insetBlockEnd: '0.375rem',
    height: '1px',
    backgroundColor: onNight.outline,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.quick}`,
  },
  '&:hover::after, &[aria-current]::after': { transform: 'scaleX(1)' },
  '&[aria-current]::after': { height: '2px', backgroundColor: onNight.amber },
  [media.forcedColors]: { '&[aria-current]': { textDecoration: 'underline' } },
})) as typeof Link;

/**
 * The links stand at the end of the space between brand and tools. In French they fill it in a window of 64 rem, and take a second
 * row if a visitor's own style sets letters farther apart.
 */
const Place = styled(WideHeaderPart)({
  flex: '1 1 0',
  minWidth: 0,
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: 'clamp(0.125rem, 6.25cqi - 3.8rem, 1.25rem)',
  },
});

/** The navigation of a wide header. */
export function HeaderNavigation() {
  return (
    <Place data-screen-only="">
      <MainNavigation link={NavigationLink} />
    </Place>
  );
}
