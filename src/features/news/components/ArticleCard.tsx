import { type CSSObject, styled, Typography, type TypographyTypeMap } from '@mui/material';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { memo } from 'react';
import { useShell } from '~/components/ShellContext';
import { aboveStretchedLinkStyle, StretchedLink } from '~/components/StretchedLink';
import { findCategoryId } from '~/config/news';
import { articleLanguage } from '~/config/selection';
import { formatLongDate } from '~/lib/dates';
import type { Article } from '~/news/article';
import { selectors, space, decorativeContent } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import type { ArticleImageProps, CardSize } from './ArticleImage';
import { CardPicture, compactWindow, leadBesideWords, plateSize } from './CardPicture';

interface CardState {
  readonly size: CardSize;
}

/** A text of a card, which may be another element than that of its variant. */
type CardText = OverridableComponent<TypographyTypeMap<{ readonly ownerState: CardState }>>;

/**
 * Limits the lines of titles and descriptions, but not on paper. A script lifts the limit for large and for spaced text
 * (`followText` in ArticleGrid.tsx); without script only cards that are wide for their text have it.
 */
function clamp(count: number): CSSObject {
  const limit = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: `var(--lines, ${count})`,
    overflow: 'hidden',
    '@media print': { display: 'block' },
  } as const;
  return { [selectors.withScript]: limit, [selectors.withoutScript]: { '@container (min-width: 22rem)': limit } };
}

/** The last card, if it is alone in its row: the picture in the first column, and the words beside it. */
const fillRow = (columns: number): CSSObject => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space.columns,
  '& > *': { gridColumn: '2 / -1' },
  '& > div': { gridArea: '1 / 1 / 4' },
});

/** A card that is pointed at sets these variables for its parts. */
const Card = styled('article')<{ ownerState: CardState }>(({ theme, ownerState: { size } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  containerType: 'inline-size',
  '&:hover': {
    '--card-line': theme.vars.palette.primary.main,
    '--card-title': theme.vars.palette.primary.main,
    '--card-underline': 'underline 1px',
  },
  '&:hover, &:focus-within': { '--card-mark': 1 },
  ...(size === 'compact' && {
    [compactWindow(theme)]: {
      display: 'grid',
      gridTemplateColumns: '40% minmax(0, 1fr)',
      // Paper shows no pictures.
      '@media print': { display: 'block' },
      columnGap: '1rem',
      borderBlockStart: theme.mixins.hairline,
      paddingBlockStart: '1.5rem',
    },
  }),
  ...(size === 'large' && {
    [compactWindow(theme)]: {
      borderBlockStart: theme.mixins.hairline,
      paddingBlockStart: '1.5rem',
    },
  }),
  ...(size !== 'lead' && {
    [theme.breakpoints.between('md', 'lg')]: { '&:last-of-type:nth-of-type(2n)': fillRow(2) },
    [theme.breakpoints.up(leadBesideWords)]: { '&:last-of-type:nth-of-type(3n)': fillRow(3) },
  }),
  ...(size === 'lead' && {
    [theme.breakpoints.up('md')]: { gridColumn: 'span 2' },
    // Twelve articles fill five rows.
    [theme.breakpoints.between('lg', leadBesideWords)]: { gridRow: 'span 2' },
    [theme.breakpoints.up(leadBesideWords)]: {
      display: 'grid',
      gridTemplateColumns: `minmax(18rem, 1fr) minmax(0, ${plateSize.width}px)`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.columns,
    },
  }),
}));

/** The category, and below it the source with the date in one line. */
const Caption = styled(Typography)<{ ownerState: CardState }>(({ theme, ownerState: { size } }) => ({
  ...aboveStretchedLinkStyle,
  paddingBlockEnd: '0.75rem',
  borderBlockEnd: `1px solid var(--card-line, ${theme.vars.palette.divider})`,
  color: theme.vars.palette.text.secondary,
  ...(size === 'compact' && { [compactWindow(theme)]: { alignSelf: 'center', padding: 0, border: 0 } }),
})) as CardText;

const Category = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
}));

/** Source and date. The dot between them is clipped if the date has no room beside the source. */
const Origin = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: '1rem', overflow: 'clip' });

const Time = styled('time')({
  position: 'relative',
  whiteSpace: 'nowrap',
  '&::before': { content: decorativeContent('·'), position: 'absolute', insetInlineStart: '-0.625rem' },
  '&[data-fresh]::before': {
    content: '""',
    position: 'static',
    display: 'inline-block',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    backgroundColor: onNight.amber,
    boxShadow: `0 0 0 3px ${onNight.amberHalo}`,
    marginInline: '3px 0.5rem',
  },
});

const Title = styled(Typography)<{ ownerState: CardState }>(({ theme, ownerState: { size } }) => ({
  maxWidth: 'none',
  marginBlockStart: '0.875rem',
  ...(size === 'compact' && { [compactWindow(theme)]: { gridColumn: '1 / -1', marginBlockStart: '0.75rem' } }),
  ...(size === 'lead' && {
    // Larger text ends this range of windows, and must not be smaller there than before.
    [theme.breakpoints.between('lg', leadBesideWords)]: { fontSize: 'clamp(2.7rem, 4.17vw, 4rem)', lineHeight: 1.04 },
  }),
})) as CardText;

/** The link covers the card, below its other texts, so that the whole card is one link with one name. */
const TitleLink = styled(StretchedLink)<{ ownerState: CardState }>(({ theme, ownerState: { size } }) => ({
  color: `var(--card-title, ${theme.vars.palette.text.primary})`,
  textDecoration: 'var(--card-underline, none)',
  textWrapStyle: 'balance',
  ...clamp(size === 'lead' ? 6 : 2),
  // The focus ring is drawn around the card, clear of its texts.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: '6px',
    borderRadius: '2px',
  },
}));

const Description = styled(Typography)<{ ownerState: CardState }>(({ theme, ownerState: { size } }) => ({
  ...aboveStretchedLinkStyle,
  marginBlockStart: '0.625rem',
  color: theme.vars.palette.text.secondary,
  ...clamp(3),
  ...(size === 'compact' && { [compactWindow(theme)]: { gridColumn: '1 / -1' } }),
}));

export interface ArticleCardProps extends Pick<ArticleImageProps, 'imageUrl' | 'plates'> {
  readonly id?: string | undefined;
  /** Index in the list; 0 is the lead story. */
  readonly index: number;
  readonly article: Article;
  readonly categories: Readonly<Record<string, string>>;
  /** Day from which an article is marked as new, e.g. 2026-11-21; empty for none. */
  readonly freshFrom: string;
  /** Id of the text that links open a new tab: a description, so that a link's name is its title alone. */
  readonly hintId: string;
}

function getSize(index: number): CardSize {
  if (index === 0) return 'lead';
  return index % 6 === 0 ? 'large' : 'compact';
}

/** An article of the news. */
export const ArticleCard = memo(function ArticleCard({
  id,
  index,
  article,
  imageUrl,
  plates,
  categories,
  freshFrom,
  hintId,
}: ArticleCardProps) {
  const { language, content } = useShell();
  const { url, title, description, source, publishedAt } = article;
  const lang = language === articleLanguage ? undefined : articleLanguage;
  const [firstCategory = ''] = article.categories;
  const siteCategory = findCategoryId(firstCategory);
  /** Whether the article is of the newest day. */
  const isFresh = freshFrom !== '' && publishedAt >= freshFrom;
  const size = getSize(index);
  const ownerState = { size };
  const isLead = size === 'lead';
  return (
    <Card id={id} ownerState={ownerState}>
      <CardPicture imageUrl={imageUrl} plates={plates} size={size} />
      <Caption variant="caption" component="p" ownerState={ownerState}>
        {firstCategory !== '' && (
          <Category lang={siteCategory === 'all' ? lang : undefined}>
            {siteCategory === 'all'
              ? firstCategory.charAt(0).toUpperCase() + firstCategory.slice(1)
              : categories[siteCategory]}
          </Category>
        )}
        <Origin>
          <span dir="auto">{source}</span>{' '}
          <Time dateTime={publishedAt} data-fresh={isFresh ? '' : undefined}>
            {formatLongDate(content.dates, publishedAt)}
          </Time>
        </Origin>
      </Caption>
      <Title variant={isLead ? 'h2' : 'h4'} component="h3" ownerState={ownerState} lang={lang}>
        <TitleLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={hintId}
          dir="auto"
          ownerState={ownerState}
        >
          {title}
        </TitleLink>
      </Title>
      {description !== '' && (
        <Description variant={isLead ? 'subtitle1' : 'body2'} ownerState={ownerState} dir="auto" lang={lang}>
          {description}
        </Description>
      )}
    </Card>
  );
});
