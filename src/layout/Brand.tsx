import styled from '@emotion/styled';
import { site } from '../config/site';
import { font, onNight, targetSize } from '../theme/tokens';
import { PageLink } from './PageLink';

const Link = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: targetSize,
  color: onNight.ink,
  fontFamily: font.serif,
  fontSize: '1.5rem',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outlineColor: onNight.amber },
});

/** Mark and name, leading home: three lines of wind that bend round a lit harbour. */
export function Brand() {
  return (
    <Link page="home">
      <svg width="34" height="34" viewBox="0 0 34 34" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
        <path d="M3 9c8 0 12 1 17 4.500M3 17h9M3 25c8 0 12-1 17-4.500M25 17h6" />
        <circle cx="18.500" cy="17" r="3.250" fill={onNight.amber} stroke="none" />
      </svg>
      {site.brand}
    </Link>
  );
}
