import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import { memo } from 'react';
import { categoryOf } from '~/config/news';
import type { Article } from '~/features/news/model/article';
import { dayOf } from '~/features/news/model/day';
import { Icon } from '~/ui/Icon';
import { ArticleImage } from './ArticleImage';

/** What all cards of a page share. */
export interface CardSettings {
  /** A date in words: see `longDate`. */
  readonly longDate: (instant: string) => string;
  /** Day from which an article is marked as new, e.g. 2026-11-21; empty for none. */
  readonly freshFrom: string;
  readonly categories: ReadonlyMap<string, string>;
  /** Id of the text that links open a new tab: a description, so that a link's name is its title alone. */
  readonly hintId: string;
  /** BCP 47 tag of the articles where it is not the page's. */
  readonly articleLanguage: string | undefined;
}

function categoryText(category: string, { categories }: CardSettings): string {
  // A service may send any name, `__proto__` too: hence a Map.
  return categories.get(category.toLowerCase()) ?? category.charAt(0).toUpperCase() + category.slice(1);
}

interface ArticleCardProps {
  readonly article: Article;
  readonly settings: CardSettings;
}

/** Styled by cardStyles.ts, which the grid applies: a styled component for each part costs twice the time. */
export const ArticleCard = memo(function ArticleCard({ article, settings }: ArticleCardProps) {
  const { url, title, description, imageUrl, region, source, categories, publishedAt } = article;
  const { longDate, freshFrom, hintId, articleLanguage } = settings;
  const [category] = categories;
  const isFresh = freshFrom !== '' && dayOf(publishedAt) >= freshFrom;
  return (
    <Card component="article">
      <CardMedia component="div">
        <ArticleImage url={imageUrl} region={region} category={categoryOf(categories)} />
      </CardMedia>
      <CardContent>
        <p className="caption">
          {category !== undefined && (
            <span className="kind" dir="auto">
              {categoryText(category, settings)}
            </span>
          )}
          <span dir="auto">{source}</span>
        </p>
        <h3 lang={articleLanguage}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby={hintId} dir="auto">
            {title}
          </a>
        </h3>
        {description !== '' && (
          <p className="text" dir="auto" lang={articleLanguage}>
            {description}
          </p>
        )}
        <p className="date" data-fresh={isFresh ? '' : undefined}>
          <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
          <Icon name="external" fontSize="small" />
        </p>
      </CardContent>
    </Card>
  );
});
