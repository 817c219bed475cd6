import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { mark } from '~/assets/pictures/mark';
import { site } from '~/config/site';
import { targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { font } from '~/theme/typography';
import { PageLink } from '~/ui/PageLink';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'clamp(0.375rem, 3vw, 0.75rem)',
  minHeight: targetSize,
  fontFamily: font.serif,
  fontSize: 'clamp(1.125rem, 6.5vw, 1.5rem)',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  // With large text the name wraps before the tools leave the window.
  overflowWrap: 'normal',
  '& svg, & img': { flexShrink: 0 },
}) as typeof Link;

/** A logo this wide contains the name. */
const isWordmark = mark.kind === 'logo' && mark.width > 2 * mark.height;

function MarkImage() {
  if (mark.kind === 'logo') {
    return <img src={mark.src} width={mark.width} height={mark.height} alt={isWordmark ? site.brand : ''} />;
  }
  return (
    <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={mark.wind} />
      <circle {...mark.harbour} fill={onNight.amber} />
    </svg>
  );
}

const content = (
  <>
    <MarkImage />
    {!isWordmark && site.brand}
  </>
);

/** Mark and name, leading home: the owner's logo, or the drawn mark (`npm run artwork`). */
export function Brand() {
  return (
    <HomeLink component={PageLink} page="home" color="textPrimary" underline="none">
      {content}
    </HomeLink>
  );
}

/** The same where the application has failed: the link loads the home page. */
export function BrandReloadLink({ href }: { readonly href: string }) {
  return (
    <HomeLink href={href} color="textPrimary" underline="none">
      {content}
    </HomeLink>
  );
}
