import { styled } from '@mui/material';
import { useState } from 'react';
import type { CardPlates } from '~/features/news/cardPictures';
import { newsPlates } from '~/features/news/newsPlates';
import { FigurePlate } from './FigurePlate';

/** Objects stand on the right of their plates, and so stay in sight if a high picture shows a part of one. */
const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '76% 50%',
});

/** The smallest width and height of a picture in px. Smaller ones are tracking pixels and icons. */
const minimumSide = 32;

/** Whether a picture that is complete is too small for a card. A picture that failed counts as too small. */
function isTooSmall({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.min(naturalWidth, naturalHeight) < minimumSide;
}

/**
 * The lead story begins with its words, above the largest picture. In one column every sixth card has a large picture too, and
 * all others are compact: a small picture stands beside the caption, above the headline.
 */
export type CardSize = 'lead' | 'large' | 'compact';

/** The widths of the cards' pictures. */
const widths = {
  lead: '(min-width: 64rem) 880px, 100vw',
  large: '(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 100vw',
  compact: '(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, (min-width: 20rem) 36vw, 100vw',
} as const satisfies Record<CardSize, string>;

interface PlateImageProps {
  readonly plates: CardPlates;
  readonly size: CardSize;
}

function PlateImage({ plates: { plate }, size }: PlateImageProps) {
  const isLead = size === 'lead';
  return (
    <Picture
      {...newsPlates.get(plate.name)}
      sizes={isLead ? widths.lead : `auto, ${widths[size]}`}
      alt=""
      // The lead story's picture is the largest of the first view.
      loading={isLead ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority="low"
      data-fallback=""
    />
  );
}

export interface ArticleImageProps extends PlateImageProps {
  /** Address of the publisher's picture; null if the card shows a figure or a plate. */
  readonly imageUrl: string | null;
}

/**
 * A publisher's picture. If there is none, or it fails or is too small, the card shows the figure of its title, or the plate of
 * the article's region and subject. All are decoration, so they have no alternative text.
 */
export function ArticleImage({ imageUrl, ...props }: ArticleImageProps) {
  const [isReplaced, setIsReplaced] = useState(false);
  if (imageUrl === null || isReplaced)
    return props.plates.figure === null ? <PlateImage {...props} /> : <FigurePlate {...props.plates.figure} />;
  return (
    <Picture
      // A picture that loaded or failed before this script ran fires no event.
      ref={(image) => {
        if (image?.complete === true && image.currentSrc !== '' && isTooSmall(image)) setIsReplaced(true);
      }}
      src={imageUrl}
      alt=""
      loading={props.size === 'lead' ? 'eager' : 'lazy'}
      decoding="async"
      // Publishers do not learn which page shows their picture.
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => setIsReplaced(isTooSmall(currentTarget))}
      onError={() => setIsReplaced(true)}
    />
  );
}
