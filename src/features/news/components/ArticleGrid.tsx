import { type CSSObject, styled, type Theme } from '@mui/material';
import { memo, useId } from 'react';
import { followStretchedLink } from '~/lib/events';
import type { Article } from '~/shared/news/article';
import { motion, space } from '~/theme/layout';
import { useShell } from '~/ui/ShellContext';
import { aboveStretchedLink, stretched } from '~/ui/StretchedLink';
import { onNight } from '~generated/palette';
import { ArticleCard, type ArticleCardProps } from './ArticleCard';
import { withoutRepeatedPictures } from './withoutRepeatedPictures';

/** Only wide cards limit the lines of titles and descriptions; narrow ones, large text and paper (public/print.css) do not. */
const wideCard = '@container (min-width: 22rem)';

/** The line clamp of a title or description. `--lines` is `none` in spaced text (`followSpacing`). */
const lines = (count: number): CSSObject => ({ WebkitLineClamp: `var(--lines, ${count})` });

/** The style of cards, as part of the grid's rules, because styled cards render slower (docs/why.md). */
function cardStyles({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    containerType: 'inline-size',

    // The box has its size before the picture is loaded: that of the pictures that publishers have for links to an article.
    '& > .media': {
      aspectRatio: '40 / 21',
      marginBlockEnd: '0.75rem',
      overflow: 'hidden',
      backgroundColor: palette.background.paper,
    },
    // One scheme for pictures: they are not repainted when the page's scheme changes.
    '& img': { width: '100%', height: '100%', objectFit: 'cover', colorScheme: 'light' },

    // A publisher's name has a line of its own below category and date: it is neither cut off nor broken at a hyphen.
    '& .caption': {
      ...typography.caption,
      ...aboveStretchedLink,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '0.75rem',
      paddingBlockEnd: '0.75rem',
      borderBlockEnd: `1px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
    '& .caption > span:not(.kind)': { order: 1, flexBasis: '100%' },
    '& .kind': { color: palette.text.primary, fontWeight: 600 },

    '& h3': {
      ...typography.h3,
      fontSize: 'min(clamp(1.375rem, 1.28rem + 0.4vw, 1.625rem), 8.6vw)',
      marginBlockStart: '0.875rem',
    },
    // The link covers the card, below its other texts, so that the whole card is one link with one name.
    '& a': {
      color: palette.text.primary,
      textDecoration: 'none',
      textWrap: 'balance',
      ...stretched,
    },
    // The focus ring is drawn around the card, clear of its texts.
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: '6px',
      borderRadius: '2px',
    },

    '& .text': {
      ...typography.body2,
      ...aboveStretchedLink,
      marginBlockStart: '0.625rem',
      color: palette.text.secondary,
    },

    [wideCard]: {
      '& a, & .text': { ...lines(2), display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
      '& .text': lines(3),
    },

    // An article of the newest day.
    '& .date[data-fresh]::before': {
      content: '""',
      display: 'inline-block',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      backgroundColor: onNight.amber,
      boxShadow: `0 0 0 3px ${onNight.amberHalo}`,
      marginInline: '3px 0.6875rem',
    },
    '& svg': {
      position: 'absolute',
      inset: '0.75rem 0.75rem auto auto',
      padding: '0.25rem',
      width: '2rem',
      height: '2rem',
      backgroundColor: onNight.background,
      color: onNight.ink,
      opacity: 0,
      transition: `opacity ${motion.quick}`,
    },

    '&:hover .caption': { borderBlockEndColor: palette.primary.main },
    '&:hover a': {
      color: palette.primary.main,
      textDecoration: 'underline 1px',
    },
    '&:hover svg, &:focus-within svg': { opacity: 1 },
  };
}

/**
 * In one column most cards are compact, with a small picture beside a headline of any length; every sixth one has a large
 * picture.
 */
const compactCard = ({ vars }: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 30%',
  gridTemplateRows: 'auto 1fr',
  columnGap: '1rem',
  '--lines': 'none',
  borderBlockStart: `1px solid ${vars.palette.divider}`,
  paddingBlockStart: '1.5rem',
  '& > .media': { gridArea: '1 / 2 / 3', alignSelf: 'start', margin: 0, aspectRatio: '4 / 3' },
  '& .caption': { padding: 0, border: 0 },
  '& h3': { fontSize: '1.25rem', marginBlockStart: '0.5rem' },
  '& .text': { gridColumn: '1 / -1' },
});

/** Parts of a region's picture, so that cards near each other do not show the same: how much larger, and around which point. */
const crops = [
  { scale: '1', transformOrigin: 'center' },
  { scale: '1.6', transformOrigin: '70% 80%' },
  { scale: '1.3', transformOrigin: '90% 20%' },
  { scale: '2', transformOrigin: '45% 40%' },
  { scale: '1.2', transformOrigin: '10% 70%' },
  { scale: '1.7', transformOrigin: '75% 10%' },
] as const;

const cropsByPlace = Object.fromEntries(
  crops.map((crop, index) => [`& > article:nth-of-type(${crops.length}n + ${index + 1}) [data-fallback]`, crop]),
);

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `1.5rem ${space.columns}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: '3.5rem',
  '& > article': cardStyles(theme),
  ...cropsByPlace,
  // Windows that are narrower, or have large text, have no room for two columns in a card.
  [theme.breakpoints.between(20, 'md')]: { '& > article:not(:nth-of-type(6n + 1))': compactCard(theme) },
  // The lead story begins with its words.
  [theme.breakpoints.down('md')]: { '& > article:first-of-type > .media': { order: 1, marginBlock: '1rem 0' } },
  [theme.breakpoints.up('md')]: { rowGap: '3.5rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The lead story: its words above a picture that fills the rest of two rows, so that twelve articles fill five.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > article:first-of-type': {
      gridArea: 'span 2 / span 2',
      '& > .media': { order: 1, flexGrow: 1, marginBlock: '2rem 0' },
      '& h3': {
        ...theme.typography.h2,
        fontSize: 'clamp(2.75rem, 1.2rem + 3.1vw, 4.5rem)',
      },
      [wideCard]: { '& a': lines(3) },
      '& .text': theme.typography.subtitle1,
    },
  },
}));

/** Removes the limit of lines if a visitor's own styles space letters, which no style sheet can detect. */
function followSpacing(grid: HTMLElement | null): (() => void) | undefined {
  if (grid === null) return undefined;
  const follow = () =>
    grid.style.setProperty('--lines', Number.parseFloat(getComputedStyle(grid).letterSpacing) > 0 ? 'none' : '');
  // This waits for the next frame: browsers report an error if an observer changes the size that it observes.
  const observer = new ResizeObserver(() => requestAnimationFrame(follow));
  observer.observe(grid);
  return () => observer.disconnect();
}

interface ArticleGridProps extends Pick<ArticleCardProps, 'categories' | 'freshFrom'> {
  readonly articles: readonly Article[];
  /**
   * Id of the article after the lead story: `leadEndId` of src/boot/contract.ts on the news page, whose first paint waits for
   * it; undefined on any other page.
   */
  readonly leadEndId: string | undefined;
}

export const ArticleGrid = memo(function ArticleGrid({ articles, leadEndId, ...card }: ArticleGridProps) {
  const { opensInNewTab } = useShell().content;
  const hintId = useId();
  return (
    <Grid ref={followSpacing} onClick={followStretchedLink}>
      <span id={hintId} hidden>
        {opensInNewTab}
      </span>
      {withoutRepeatedPictures(articles).map(({ article, imageUrl }, index) => (
        <ArticleCard
          key={article.url}
          id={index === 1 ? leadEndId : undefined}
          isLead={index === 0}
          article={article}
          imageUrl={imageUrl}
          hintId={hintId}
          {...card}
        />
      ))}
    </Grid>
  );
});
