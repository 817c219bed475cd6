import { memo, useState } from 'react';
import { toCategory } from '~/config/news';
import { longDate } from '~/content/date-words';
import type { Article } from '~/shared/news/article';
import { articleLanguage } from '~/shared/news/selection';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { newsPictures } from '~generated/newsPictures';
import { picture as neutralPicture } from '~generated/pictures/news';
import { site } from '~generated/site';

/** The smallest width and height of a picture in px. Smaller ones are tracking pixels and icons. */
const minimumSide = 32;

/** Whether a picture that is complete is too small for a card, as one that failed is too. */
function isTooSmall({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.min(naturalWidth, naturalHeight) < minimumSide;
}

interface ArticleImageProps extends Pick<ArticleCardProps, 'imageUrl' | 'isLead'> {
  readonly region: string;
}

/**
 * A publisher's picture. If there is none, or it fails or is too small, the card shows the picture of the article's region, which
 * the grid crops by the card's place in the list. The picture is decoration, so it has no alternative text.
 */
function ArticleImage({ imageUrl: url, region, isLead }: ArticleImageProps) {
  const [isReplaced, setIsReplaced] = useState(false);
  const showsFallback = url === null || isReplaced;
  const fallback = newsPictures[region] ?? neutralPicture;
  return (
    <img
      // A picture that loaded or failed before this script ran fires no event.
      ref={(image) => {
        if (!showsFallback && image?.complete === true && image.currentSrc !== '' && isTooSmall(image))
          setIsReplaced(true);
      }}
      src={showsFallback ? fallback.src : url.startsWith('/') ? site.base.slice(0, -1) + url : url}
      width={fallback.width}
      height={fallback.height}
      alt=""
      loading={isLead ? 'eager' : 'lazy'}
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

export interface ArticleCardProps {
  readonly id?: string | undefined;
  /** Whether the article is the lead story, whose picture is the largest of the first view and is not fetched lazily. */
  readonly isLead: boolean;
  readonly article: Article;
  /** Address of the publisher's picture; null if the card shows the picture of the article's region. */
  readonly imageUrl: string | null;
  readonly categories: Readonly<Record<string, string>>;
  /** Day from which an article is marked as new, e.g. 2026-11-21; empty for none. */
  readonly freshFrom: string;
  /** Id of the text that links open a new tab: a description, so that a link's name is its title alone. */
  readonly hintId: string;
}

/** An article of the news. The grid has the styles of its cards (ArticleGrid.tsx). */
export const ArticleCard = memo(function ArticleCard({
  id,
  isLead,
  article,
  imageUrl,
  categories,
  freshFrom,
  hintId,
}: ArticleCardProps) {
  const { language, content } = useShell();
  const { url, title, description, source, publishedAt } = article;
  const lang = language === articleLanguage ? undefined : articleLanguage;
  const [firstCategory = ''] = article.categories;
  const siteCategory = toCategory(firstCategory);
  const isFresh = freshFrom !== '' && publishedAt >= freshFrom;
  return (
    <article id={id}>
      <div className="media">
        <ArticleImage imageUrl={imageUrl} region={article.region} isLead={isLead} />
        <Icon name="external" size="small" />
      </div>
      <p className="caption">
        {firstCategory !== '' && (
          <span className="kind" lang={siteCategory === 'all' ? lang : undefined}>
            {siteCategory === 'all'
              ? firstCategory.charAt(0).toUpperCase() + firstCategory.slice(1)
              : categories[siteCategory]}
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
