import styled from '@emotion/styled';
import { mark } from '../assets/pictures/drawn';
import { site } from '../config/site';
import { font, onNight, targetSize } from '../theme/tokens';
import { PageLink } from '../ui/PageLink';

const Link = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'clamp(0.375rem, 3vw, 0.75rem)',
  minHeight: targetSize,
  color: onNight.ink,
  fontFamily: font.serif,
  fontSize: 'clamp(1.125rem, 6.5vw, 1.5rem)',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  textDecoration: 'none',
  // Where the visitor's text is large, the name takes two lines before the tools leave the window.
  overflowWrap: 'normal',
  '& svg': { flexShrink: 0 },
});

/** Mark and name, leading home: wind that bends round a lit harbour, as drawn by `npm run artwork`. */
export function Brand() {
  return (
    <Link page="home">
      <svg width="34" height="34" viewBox={mark.viewBox} aria-hidden="true">
        <path fill="currentColor" d={mark.wind} />
        <circle {...mark.harbour} fill={onNight.amber} />
      </svg>
      {site.brand}
    </Link>
  );
}
