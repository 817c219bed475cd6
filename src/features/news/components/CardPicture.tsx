import { styled, type Theme } from '@mui/material';
import { Icon } from '~/components/Icon';
import type { CardPlates } from '~/features/news/cardPictures';
import { fillParentStyle, motion } from '~/theme/layout';
import { inks, type Inks, onNight, subjectInks } from '~/theme/palette';
import { ArticleImage, type ArticleImageProps, type CardSize } from './ArticleImage';

/** The windows in which cards are in one column. Narrower ones, or those with large text, have no room for two columns in a card. */
export const compactWindow = (theme: Theme) => theme.breakpoints.between(20, 'md');

/** The windows, by their width in rem, in which the lead story is wider than its picture, and its words stand beside that. */
export const leadBesideWords = 100;

/** The size of a plate's larger file in px. Lines that are enlarged are blurred. */
export const plateSize = { width: 880, height: 462 } as const;

/** The box has its size before the picture is loaded: the proportions of the pictures that publishers make for link previews. */
const Media = styled('div')<{ ownerState: Inks & { readonly size: CardSize } }>(
  ({ theme, ownerState: { size, ground, lines } }) => ({
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
  }),
);

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

/** The picture of a card, with what the site draws on it. */
export function CardPicture(props: ArticleImageProps) {
  const inksOfCard = getInks(props.plates);
  return (
    <Media ownerState={{ size: props.size, ...inksOfCard }} data-screen-only="">
      <ArticleImage {...props} />
      <Neatline ownerState={inksOfCard} />
      <LeavesSite>
        <Icon name="external" size="small" />
      </LeavesSite>
    </Media>
  );
}
