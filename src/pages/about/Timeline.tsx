import { Box, type CSSObject, styled, Typography } from '@mui/material';
import { TitledSection } from '~/components/Section';
import { WholeWords } from '~/components/WholeWords';
import type { CompanyPlateName } from '~/config/companyPlateNames';
import { TimelineWithChart, getYearStyle } from '~/features/chart/TimelineChart';
import { space } from '~/theme/layout';
import { companyInks, onNight } from '~/theme/palette';
import { numerals } from '~/theme/typography';
import type { AboutContent } from './about.schema';

/** The space from one dot to the next in a year with several. */
const nextDot = 1.25;

const ring = (at: number) => `0 ${at}rem 0 2px ${onNight.inkSoft}`;

/** The dots of a year: the grounds of the companies founded in it, one below the other, each with a pale ring. */
function dotsOf(plates: readonly CompanyPlateName[]): CSSObject {
  const [first = onNight.inkSoft, ...others] = plates.map((plate) => companyInks[plate].ground);
  const dots = others.flatMap((ground, index) => {
    const at = nextDot * (index + 1);
    return [`0 ${at}rem ${ground}`, ring(at)];
  });
  return { backgroundColor: first, boxShadow: [ring(0), ...dots].join() };
}

interface WaypointState {
  readonly plates: readonly CompanyPlateName[];
}

/** One waypoint a year on a line down the page; the newest is lit. */
const Waypoint = styled('li')<{ ownerState: WaypointState }>(({ theme, ownerState: { plates } }) => ({
  position: 'relative',
  display: 'grid',
  gap: '0.25rem 2rem',
  paddingBlockEnd: 'clamp(2rem, 4vw, 3.5rem)',
  paddingInlineStart: '2rem',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '1.5rem auto -1.5rem 0',
    borderInlineStart: `1px solid ${onNight.amber}`,
  },
  '&::before': {
    content: '""',
    position: 'absolute',
    // The line passes below the dots.
    zIndex: 1,
    insetBlockStart: '1.25rem',
    insetInlineStart: '-0.25rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: '50%',
    ...dotsOf(plates),
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingInlineStart: '3rem',
  },
  '@media print': { paddingInlineStart: 0, '&::before, &::after': { display: 'none' } },
}));

const LastWaypoint = styled(Waypoint)({
  paddingBlockEnd: 0,
  '&::before': { backgroundColor: onNight.amber, boxShadow: `0 0 0 6px ${onNight.amberHalo}` },
  '&::after': { display: 'none' },
});

export function Timeline({ content: { heading, items } }: { readonly content: AboutContent['timeline'] }) {
  return (
    <TitledSection id="timeline" tone="night" heading={heading}>
      <Box sx={{ mt: space.block }}>
        <TimelineWithChart milestones={items}>
          <ol>
            {items.map(({ year, title, text, plates }, index, { length }) => {
              const Item = index === length - 1 ? LastWaypoint : Waypoint;
              return (
                <Item key={`${year} ${title}`} data-reveal="" ownerState={{ plates }}>
                  <Typography variant="h2" component="p" sx={{ ...numerals, ...getYearStyle(items, index) }}>
                    {year}
                  </Typography>
                  <div>
                    <Typography variant="h3">{title}</Typography>
                    <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '36rem' }}>
                      <WholeWords text={text} />
                    </Typography>
                  </div>
                </Item>
              );
            })}
          </ol>
        </TimelineWithChart>
      </Box>
    </TitledSection>
  );
}
