import { useEffect, useRef, useState } from 'react';
import type { NewsSelection } from '~/config/selection';
import { picture as drawing } from '~generated/pictures/news';
import { site } from '~generated/site';

interface ArticleImageProps extends NewsSelection {
  /** See `Article.imageUrl`. */
  readonly url: string | null;
}

/**
 * A publisher's picture. Where there is none or it fails, the drawing's view of the article's region and category; a view
 * that the drawing lacks shows its first. Decoration: the title says it all.
 */
export function ArticleImage({ url, region, category }: ArticleImageProps) {
  const [isBroken, setIsBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before this script ran fires no event.
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
      fetchPriority={isOwn ? 'low' : undefined}
      data-fallback={isOwn ? '' : undefined}
      // Publishers do not learn who reads.
      referrerPolicy="no-referrer"
      onError={isOwn ? undefined : () => setIsBroken(true)}
    />
  );
}
