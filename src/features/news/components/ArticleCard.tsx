import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import { memo } from 'react';
import { categoryOf } from '~/config/news';
import type { Article } from '~/features/news/model/article';
import { dayOf } from '~/features/news/model/day';
import { Icon } from '~/ui/Icon';
import { ArticleImage } from './ArticleImage';

/** What every card of a page has in common. One object for the page's life, so that cards stay as they are. */
export interface CardSettings {
  /** A date in words: see `longDate`. */
  readonly longDate: (instant: string) => string;
  /** Day from which a date counts as fresh, e.g. 2026-11-21; empty for never. */
  readonly freshFrom: string;
  /** Texts of the service's categories, by its spelling. */
  readonly categories: Readonly<Partial<Record<string, string>>>;
  /** Id of the element that says that links open a new tab: part of the description, so that the name is the title alone. */
  readonly hintId: string;
  /** BCP 47 tag of the articles where it is not the page's. */
  readonly articleLanguage: string | undefined;
}

function categoryText(category: string, { categories }: CardSettings): string {
  return categories[category.toLowerCase()] ?? category.charAt(0).toUpperCase() + category.slice(1);
}

interface ArticleCardProps {
  readonly article: Article;
  readonly settings: CardSettings;
}

/** A Material UI card; how its parts look stands in cardStyles.ts, which the chunk around it applies. */
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
