import { memo, useState } from 'react';
import { toCategory } from '~/config/news';
import { longDate } from '~/content/date-words';
import type { Article } from '~/shared/news/article';
import { articleLanguage } from '~/shared/news/selection';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { picture as drawing } from '~generated/pictures/news';
import { site } from '~generated/site';
import type { CardPicture } from './cardPictures';

/** The smallest width and height of a picture in px. Smaller ones are tracking pixels and icons. */
const minimumSide = 32;

/** Whether a picture that is complete is too small for a card, as one that failed is too. */
function isTooSmall({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return Math.min(naturalWidth, naturalHeight) < minimumSide;
}

/**
 * A publisher's picture. If there is none, or it fails or is too small, the card shows a view of the drawing, or the first
 * view if the drawing does not have that one. The picture is decoration, so it has no alternative text.
 */
function ArticleImage({ imageUrl: url, view, isLead }: CardPicture & Pick<ArticleCardProps, 'isLead'>) {
  const [isReplaced, setIsReplaced] = useState(false);
  const showsDrawing = url === null || isReplaced;
  return (
    <img
      // A picture that loaded or failed before this script ran fires no event.
      ref={(image) => {
        if (!showsDrawing && image?.complete === true && image.currentSrc !== '' && isTooSmall(image))
          setIsReplaced(true);
      }}
      src={showsDrawing ? `${drawing.src}#${view}` : url.startsWith('/') ? site.base.slice(0, -1) + url : url}
      width={drawing.width}
      height={drawing.height}
      alt=""
      loading={isLead ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={showsDrawing ? 'low' : undefined}
      data-fallback={showsDrawing ? '' : undefined}
      // Publishers do not learn which page shows their picture.
      referrerPolicy="no-referrer"
      onLoad={showsDrawing ? undefined : ({ currentTarget }) => setIsReplaced(isTooSmall(currentTarget))}
      onError={showsDrawing ? undefined : () => setIsReplaced(true)}
    />
  );
}

export interface ArticleCardProps extends CardPicture {
  readonly id?: string | undefined;
  /** Whether the article is the lead story, whose picture is the largest of the first view and is not fetched lazily. */
  readonly isLead: boolean;
  readonly article: Article;
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
  view,
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
        <ArticleImage imageUrl={imageUrl} view={view} isLead={isLead} />
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
