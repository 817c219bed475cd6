import { memo, useState } from 'react';
import { categoryOf } from '~/config/news';
import { longDate } from '~/content/date-words';
import type { Article } from '~/shared/news/article';
import { articleLanguage, type NewsSelection } from '~/shared/news/selection';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { picture as drawing } from '~generated/pictures/news';
import { site } from '~generated/site';

interface ArticleImageProps extends NewsSelection {
  /** See `Article.imageUrl`. */
  readonly url: string | null;
}

/** Pictures that are smaller either way, in px, are tracking pixels and icons: stretched over a card they show nothing. */
const pictureSideLeast = 32;

/** Whether a picture that is complete has failed, or is too small for a card. */
function isUseless({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.min(naturalWidth, naturalHeight) < pictureSideLeast;
}

/**
 * A publisher's picture. If there is none, or it fails or is too small, the card shows the drawing's view of the article's
 * region and category; a view that the drawing lacks shows its first. Decoration: the title says it all.
 */
function ArticleImage({ url, region, category }: ArticleImageProps) {
  const [isReplaced, setIsReplaced] = useState(false);
  const isOwn = url === null || isReplaced;
  return (
    <img
      // A picture that loaded or failed before this script ran fires no event.
      ref={(image) => {
        if (!isOwn && image?.complete === true && image.currentSrc !== '' && isUseless(image)) setIsReplaced(true);
      }}
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
      onLoad={isOwn ? undefined : ({ currentTarget }) => setIsReplaced(isUseless(currentTarget))}
      onError={isOwn ? undefined : () => setIsReplaced(true)}
    />
  );
}

export interface ArticleCardProps {
  readonly id?: string | undefined;
  readonly article: Article;
  readonly categories: Readonly<Record<string, string>>;
  /** Day from which an article is marked as new, e.g. 2026-11-21; empty for none. */
  readonly freshFrom: string;
  /** Id of the text that links open a new tab: a description, so that a link's name is its title alone. */
  readonly hintId: string;
}

/** Styled by the grid (ArticleGrid.tsx): a styled component for each part costs twice the time. */
export const ArticleCard = memo(function ArticleCard({ id, article, categories, freshFrom, hintId }: ArticleCardProps) {
  const { language, content } = useShell();
  const { url, title, description, imageUrl, region, source, publishedAt } = article;
  const lang = language === articleLanguage ? undefined : articleLanguage;
  const [firstCategory = ''] = article.categories;
  const siteCategory = categoryOf(firstCategory);
  // The drawing shows what the article is about even if its first category, such as "general", is none of the site's.
  const drawnCategory = article.categories.map(categoryOf).find((id) => id !== 'all') ?? 'all';
  const isFresh = freshFrom !== '' && publishedAt >= freshFrom;
  return (
    <article id={id}>
      <div className="media">
        <ArticleImage url={imageUrl} region={region} category={drawnCategory} />
        <Icon name="external" size="small" />
      </div>
      <p className="caption">
        {siteCategory !== 'all' && <span className="kind">{categories[siteCategory]}</span>}
        {siteCategory === 'all' && firstCategory !== '' && (
          <span className="kind" lang={lang}>
            {firstCategory.charAt(0).toUpperCase() + firstCategory.slice(1)}
          </span>
        )}
        <span dir="auto">{source}</span>
        <time className="date" dateTime={publishedAt} data-fresh={isFresh ? '' : undefined}>
          {longDate(content.dates, publishedAt)}
        </time>
      </p>
      <h3 lang={lang}>
        <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby={hintId} dir="auto">
          {title}
        </a>
      </h3>
      {description !== '' && (
        <p className="text" dir="auto" lang={lang}>
          {description}
        </p>
      )}
    </article>
  );
});
