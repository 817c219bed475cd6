import styled from '@emotion/styled';
import { memo } from 'react';
import { Icon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { color, font, motion, onNight, type } from '../theme/tokens';
import { ArticleImage } from './ArticleImage';
import { dayOf, type NewsDates } from './format';
import type { Article } from './schema';

const Card = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media print': { breakInside: 'avoid' },
});

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

/** The picture's caption: kind to the left, publisher to the right. */
const Overline = styled('p')({
  ...type.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkSoft,
  transition: `border-color ${motion.quick}`,
  'article:hover > &': { borderBlockEndColor: color.link },
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Category = styled('span')({ flexShrink: 0, maxWidth: '60%', color: color.ink, fontWeight: 600 });

const Title = styled('h3')({
  fontFamily: font.serif,
  fontSize: 'clamp(1.375rem, 1.28rem + 0.4vw, 1.625rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  marginBlockStart: '0.875rem',
});

/** Stretched over the card, so that the whole of it is one link with one name. */
const Link = styled('a')({
  ...clamped,
  WebkitLineClamp: 2,
  color: color.ink,
  textDecoration: 'none',
  textWrap: 'balance',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  // The ring goes round the card, inside it: what is outside is not painted.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.link}`, outlineOffset: '-3px', borderRadius: '2px' },
  'article:hover > h3 > &': { color: color.link, textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.16em' },
});

const Description = styled('p')({ ...clamped, ...type.small, WebkitLineClamp: 3, marginBlockStart: '0.625rem', color: color.inkSoft });

const Dateline = styled('p')({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  marginBlockStart: '0.875rem',
  color: color.inkSoft,
  '& svg': { marginInlineStart: 'auto', color: color.link, opacity: 0, transition: `opacity ${motion.quick}` },
  'article:hover > & svg, article:focus-within > & svg': { opacity: 1 },
});

/** A harbour lit: the article is of the newest day. */
const Light = styled('span')({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  backgroundColor: onNight.amber,
  boxShadow: `0 0 0 3px rgb(245 180 82 / 0.25)`,
  flexShrink: 0,
  marginInline: '3px',
});

/** What every card of a page has in common. One object for the page's life, so that cards stay as they are. */
export interface CardSettings {
  readonly dates: NewsDates;
  /** Day from which a date counts as fresh, e.g. 2026-11-21; empty for never. */
  readonly freshFrom: string;
  /** Texts of the service's categories, by its spelling. */
  readonly categories: Readonly<Partial<Record<string, string>>>;
  readonly opensInNewTab: string;
  /** BCP 47 tag of the page; the articles' own is given where it is another. */
  readonly language: string;
  readonly articleLanguage: string | undefined;
}

function categoryText(category: string, { categories }: CardSettings): string {
  return categories[category.toLowerCase()] ?? category.charAt(0).toUpperCase() + category.slice(1);
}

interface ArticleCardProps {
  readonly article: Article;
  readonly settings: CardSettings;
}

export const ArticleCard = memo(function ArticleCard({ article, settings }: ArticleCardProps) {
  const { url, title, description, imageUrl, source, categories, publishedAt } = article;
  const [category] = categories;
  return (
    <Card>
      <ArticleImage url={imageUrl} />
      <Overline>
        {category !== undefined && <Category dir="auto">{categoryText(category, settings)}</Category>}
        <span dir="auto">{source}</span>
      </Overline>
      <Title lang={settings.articleLanguage}>
        <Link href={url} target="_blank" rel="noopener noreferrer" dir="auto">
          {title}
          <VisuallyHidden lang={settings.articleLanguage && settings.language}> {settings.opensInNewTab}</VisuallyHidden>
        </Link>
      </Title>
      {description !== '' && <Description dir="auto" lang={settings.articleLanguage}>{description}</Description>}
      <Dateline>
        {settings.freshFrom !== '' && dayOf(publishedAt) >= settings.freshFrom && <Light />}
        <time dateTime={publishedAt}>{settings.dates.long(publishedAt)}</time>
        <Icon name="external" size={18} />
      </Dateline>
    </Card>
  );
});
