import { useEffect, useRef, useState } from 'react';
import { pictures } from '../../../assets/pictures/pictures';

const fallback = pictures['news-fallback'];

/** A publisher's picture, or the house's where there is none or it does not come. Decoration: the title says it all. */
export function ArticleImage({ url }: { readonly url: string | null }) {
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
  );
}
