import { styled } from '@mui/material';
import { layer } from '~/theme/layout';
import { overlayMasks } from '~/theme/pictureOverlay';
import { heroPicture } from '~generated/heroPicture';

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'isTall' })<{ readonly isTall: boolean }>(
  ({ theme, isTall }) => ({
    ...layer,
    overflow: 'hidden',
    '& img': { ...layer, width: '100%', height: '100%', objectFit: 'cover', objectPosition: heroPicture?.focus },
    '&::after': {
      ...layer,
      content: '""',
      backgroundColor: theme.vars.palette.night.deep,
      maskImage: isTall ? overlayMasks.above : overlayMasks.full,
    },
    // The words of other pages may take the whole width.
    ...(isTall && { [theme.breakpoints.up('md')]: { '&::after': { maskImage: overlayMasks.beside } } }),
  }),
);

/** How wide the picture is when it covers a band as high as the window. */
const sizes = 'max(100vw, 178vh)';

interface HeroPictureProps {
  /** Whether the band is as high as the window. */
  readonly isTall?: boolean;
}

/**
 * The owner's picture behind a night band, whose element needs `position: relative`; nothing if there is none. The words above it are in the document and do not
 * wait for it; of all that the page fetches it is the largest in sight, so it comes first.
 */
export function HeroPicture({ isTall = false }: HeroPictureProps) {
  if (heroPicture === null) return null;
  const { src, width, height, sources } = heroPicture;
  return (
    <Frame isTall={isTall} data-screen-only="">
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img src={src} width={width} height={height} alt="" fetchPriority="high" decoding="async" />
      </picture>
    </Frame>
  );
}
