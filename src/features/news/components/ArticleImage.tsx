import { useEffect, useRef, useState } from 'react';
import { pictures } from '~/assets/pictures/pictures';
import type { Combination } from '~/config/news';
import { site } from '~/config/site';

const drawing = pictures.news;

interface ArticleImageProps extends Combination {
  /** See `Article.imageUrl`. */
  readonly url: string | null;
}

/**
 * A publisher's picture, or where there is none or it does not come, the view of the house's drawing for the article's
 * region and category: a view that is not there shows the drawing's first. Decoration: the title says it all.
 */
export function ArticleImage({ url, region, category }: ArticleImageProps) {
  const [isBroken, setIsBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before this script ran fires no event any more.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0 && image.current.currentSrc !== '')
      setIsBroken(true);
  }, []);

  const isOwn = url === null || isBroken;
  return (
    <img
      ref={image}
      src={isOwn ? `${drawing.src}#${region}-${category}` : url.startsWith('/') ? site.base.slice(0, -1) + url : url}
      width={drawing.width}
      height={drawing.height}
      alt=""
      loading="lazy"
      decoding="async"
      // After the publishers' own.
      fetchPriority={isOwn ? 'low' : undefined}
      data-fallback={isOwn ? '' : undefined}
      // Readers are not reported to the publishers whose pictures they see.
      referrerPolicy="no-referrer"
      onError={isOwn ? undefined : () => setIsBroken(true)}
    />
  );
}
