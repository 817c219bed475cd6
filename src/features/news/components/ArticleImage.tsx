import { styled } from '@mui/material';
import { useState } from 'react';
import { site } from 'virtual:site';
import { neutralPicture, newsPictures } from '../newsPictures';

/** Parts of a region's picture, so that cards near each other do not show the same: how much larger, and around which point. */
const crops = [
  { scale: '1', transformOrigin: 'center' },
  { scale: '1.3', transformOrigin: '70% 80%' },
  { scale: '1.15', transformOrigin: '90% 20%' },
  { scale: '1.35', transformOrigin: '45% 40%' },
  { scale: '1.1', transformOrigin: '10% 70%' },
  { scale: '1.25', transformOrigin: '75% 10%' },
] as const;

/** One scheme for pictures: they are not repainted when the page's scheme changes. */
const Picture = styled('img')<{ ownerState: { readonly crop: number | undefined } }>(({ ownerState: { crop } }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  colorScheme: 'light',
  ...(crop !== undefined && crops[crop % crops.length]),
}));

/** The smallest width and height of a picture in px. Smaller ones are tracking pixels and icons. */
const minimumSide = 32;

/** Whether a picture that is complete is too small for a card, as one that failed is too. */
function isTooSmall({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.min(naturalWidth, naturalHeight) < minimumSide;
}

interface ArticleImageProps {
  /** Address of the publisher's picture; null if the card shows the picture of the article's region. */
  readonly imageUrl: string | null;
  readonly region: string;
  /** Place of the card in the list, from 0, which is that of the lead story. */
  readonly index: number;
}

/**
 * A publisher's picture. If there is none, or it fails or is too small, the card shows the picture of the article's region,
 * cropped by the card's place in the list. The picture is decoration, so it has no alternative text.
 */
export function ArticleImage({ imageUrl: url, region, index }: ArticleImageProps) {
  const [isReplaced, setIsReplaced] = useState(false);
  const showsFallback = url === null || isReplaced;
  const fallback = newsPictures[region] ?? neutralPicture;
  return (
    <Picture
      ownerState={{ crop: showsFallback ? index : undefined }}
      // A picture that loaded or failed before this script ran fires no event.
      ref={(image) => {
        if (!showsFallback && image?.complete === true && image.currentSrc !== '' && isTooSmall(image))
          setIsReplaced(true);
      }}
      src={showsFallback ? fallback.src : url.startsWith('/') ? site.base.slice(0, -1) + url : url}
      width={fallback.width}
      height={fallback.height}
      alt=""
      // The lead story's picture is the largest of the first view.
      loading={index === 0 ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={showsFallback ? 'low' : undefined}
      data-fallback={showsFallback ? '' : undefined}
      // Publishers do not learn which page shows their picture.
      referrerPolicy="no-referrer"
      onLoad={showsFallback ? undefined : ({ currentTarget }) => setIsReplaced(isTooSmall(currentTarget))}
      onError={showsFallback ? undefined : () => setIsReplaced(true)}
    />
  );
}
