import { type CSSObject, styled, type Theme, Typography, type TypographyTypeMap } from '@mui/material';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { memo } from 'react';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { aboveStretchedLinkStyle, stretchedLinkStyle } from '~/components/StretchedLink';
import { findCategoryId } from '~/config/news';
import { articleLanguage } from '~/config/selection';
import type { CardPlates } from '~/features/news/cardPictures';
import { formatLongDate } from '~/lib/dates';
import type { Article } from '~/news/article';
import { fillParentStyle, motion, selectors, space, decorativeContent } from '~/theme/layout';
import { inks, type Inks, onNight, subjectInks } from '~/theme/palette';
import { ArticleImage, type CardSize } from './ArticleImage';

interface CardState {
  readonly size: CardSize;
}

/** A text of a card, which may be another element than that of its variant. */
type CardText = OverridableComponent<TypographyTypeMap<{ readonly ownerState: CardState }>>;

/** The windows in which cards are in one column. Narrower ones, or those with large text, have no room for two columns in a card. */
const compactWindow = (theme: Theme) => theme.breakpoints.between(20, 'md');

/** The windows, by their width in rem, in which the lead story is wider than its picture, and its words stand beside that. */
const leadBesideWords = 100;

/** The size of a plate's larger file in px. Lines that are enlarged are blurred. */
const plateSize = { width: 880, height: 462 } as const;

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

/** The box has its size before the picture is loaded: the proportions of the pictures that publishers make for link previews. */
const Media = styled('div')<{ ownerState: CardState & Inks }>(({ theme, ownerState: { size, ground, lines } }) => ({
  position: 'relative',
  aspectRatio: '40 / 21',
  marginBlockEnd: '0.75rem',
  overflow: 'hidden',
  backgroundColor: ground,
  color: lines,
  // The link below it takes the click.
  pointerEvents: 'none',
  ...(size === 'compact' && {
    [compactWindow(theme)]: { margin: 0, alignSelf: 'start' },
  }),
  ...(size === 'lead' && {
    order: 1,
    flexGrow: 1,
    maxWidth: plateSize.width,
    maxHeight: plateSize.height,
    marginBlock: 'clamp(1rem, 2vw, 2rem) 0',
    [theme.breakpoints.up(leadBesideWords)]: { gridArea: '1 / 2 / 4', marginBlock: 0, alignSelf: 'start' },
  }),
  '&::after': { ...fillParentStyle, ...theme.mixins.plateEdge, content: '""' },
}));

/** The inks of what a card shows without a publisher's picture, or if that fails. */
const getInks = ({ subject, figure, plate }: CardPlates): Inks =>
  subjectInks[figure === null ? plate.subject : subject] ?? inks.paper;

/** The margin and the neatline of a chart. It is the same around each picture, but a thumbnail is too small for it. */
const Neatline = styled('span')<{ ownerState: Inks }>(({ theme, ownerState: { ground, lines } }) => ({
  ...fillParentStyle,
  border: `0.4375rem solid ${ground}`,
  boxShadow: `inset 0 0 0 1px ${lines}`,
  [compactWindow(theme)]: { display: 'none' },
}));

/** An arrow in the corner of the picture: the link leaves the site. */
const LeavesSite = styled('span')({
  position: 'absolute',
  inset: '0.75rem 0.75rem auto auto',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  backgroundColor: onNight.background,
  color: onNight.ink,
  opacity: 'var(--card-mark, 0)',
  transition: `opacity ${motion.quick}`,
});

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
const TitleLink = styled('a')<{ ownerState: CardState }>(({ theme, ownerState: { size } }) => ({
  color: `var(--card-title, ${theme.vars.palette.text.primary})`,
  textDecoration: 'var(--card-underline, none)',
  textWrapStyle: 'balance',
  ...stretchedLinkStyle,
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

export interface ArticleCardProps {
  readonly id?: string | undefined;
  /** Index in the list; 0 is the lead story. */
  readonly index: number;
  readonly article: Article;
  /** Address of the publisher's picture; null if the card shows a figure or a plate. */
  readonly imageUrl: string | null;
  readonly plates: CardPlates;
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
  const inksOfCard = getInks(plates);
  return (
    <Card id={id} ownerState={ownerState}>
      <Media ownerState={{ size, ...inksOfCard }} data-screen-only="">
        <ArticleImage imageUrl={imageUrl} plates={plates} size={size} />
        <Neatline ownerState={inksOfCard} />
        <LeavesSite>
          <Icon name="external" size="small" />
        </LeavesSite>
      </Media>
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
