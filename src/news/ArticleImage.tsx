import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { pictures } from '../assets/pictures/pictures';
import { color } from '../theme/tokens';

const fallback = pictures['news-fallback'];

/** The box stands before, without and whatever the shape of the picture in it. */
const Box = styled('div')({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: color.raised,
  '@media print': { display: 'none' },
});

/** Neighbours without a picture of their own each show another stretch of the wind. */
const stretches = [
  ['6n + 1', '0% 100%', 1.05],
  ['6n + 2', '100% 0%', 1.9],
  ['6n + 3', '12% 20%', 1.5],
  ['6n + 4', '85% 90%', 1.35],
  ['6n + 5', '45% 55%', 2.3],
  ['6n + 6', '0% 45%', 1.7],
] as const;

const Picture = styled('img')({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...Object.fromEntries(
    stretches.map(([places, transformOrigin, scale]) => [
      `article:nth-of-type(${places}) &[data-fallback]`,
      { transformOrigin, transform: `scale(${scale})` },
    ]),
  ),
});

/** A publisher's picture, or the house's where there is none or it does not come. Decoration: the title says it all. */
export function ArticleImage({ url }: { readonly url: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before this script ran fires no event any more.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0 && image.current.currentSrc !== '') setIsBroken(true);
  }, []);

  const isOwn = url === null || isBroken;
  return (
    <Box>
      <Picture
        ref={image}
        src={isOwn ? fallback.src : url}
        width={fallback.width}
        height={fallback.height}
        alt=""
        loading="lazy"
        decoding="async"
        data-fallback={isOwn ? '' : undefined}
        // Readers are not reported to the publishers whose pictures they see.
        referrerPolicy="no-referrer"
        onError={isOwn ? undefined : () => setIsBroken(true)}
      />
    </Box>
  );
}
