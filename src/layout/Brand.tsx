import { Link, styled } from '@mui/material';
import { settings } from 'virtual:settings';
import { PageLink, type PageLinkProps } from '~/components/PageLink';
import { clickTargetStyle } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { fontVariables } from '~/theme/typography';

const HomeLink = styled(Link)({
  ...clickTargetStyle,
  gap: 'clamp(0.375rem, 3vw, 0.75rem)',
  fontFamily: fontVariables.headings,
  fontSize: 'clamp(1.125rem, 5vw, 1.5rem)',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  // With large text the name wraps before the tools leave the window; a word too long for a phone is broken.
  overflowWrap: 'anywhere',
  // The mark grows with the text, but in a phone's window only up to a part of the width.
  '& svg': { flexShrink: 0, width: 'clamp(34px, 2.125rem, 9.5vw)', height: 'auto' },
}) as typeof Link;

function MarkImage() {
  // The mark of public/favicon.svg as part of the page, so that it is there with the first paint.
  return (
    <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M30.4 7c-3.3-1.9-6.9-3.3-10.7-3.6s-7.6.8-10.7 3.1-5 5.7-6.2 9.3-1.5 7.5-.8 11.2c1.5-2.9 2.6-6 4-8.9s3.3-5.7 5.8-7.8 5.6-3.4 8.9-3.7 6.5 0 9.7.4m0 8.4c-3.3-2.6-7.4-4.5-11.5-4.2s-8.1 2.9-10.4 6.3-3.6 7.7-3.5 11.9c2.1-2.9 3.8-6.1 6.1-8.9s5.2-5.2 8.7-6 7.1 0 10.6.9"
      />
      <circle cx="20.6" cy="23.4" r="4.4" fill={onNight.amber} />
    </svg>
  );
}

/** Mark and name, leading home. */
export function Brand(link: Pick<PageLinkProps, 'reloadDocument'>) {
  return (
    <HomeLink component={PageLink} page="home" color="textPrimary" underline="none" {...link}>
      <MarkImage />
      {settings.brand}
    </HomeLink>
  );
}
