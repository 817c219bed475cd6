import { styled, Typography } from '@mui/material';
import { TitledSection } from '~/components/Section';
import { WholeWords } from '~/components/WholeWords';
import { TimelineWithChart, getYearStyle } from '~/features/chart/TimelineChart';
import { space } from '~/theme/layout';
import { onNight } from '~/theme/palette';
import { numerals } from '~/theme/typography';
import type { AboutContent } from './about.schema';

const Years = styled('div')({ marginBlockStart: space.block });

/** One waypoint a year on a line down the page; the newest is lit. */
const Waypoint = styled('li')(({ theme }) => ({
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
    insetBlockStart: '1.25rem',
    insetInlineStart: '-0.25rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: '50%',
    backgroundColor: onNight.inkSoft,
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

const Year = styled('p')(({ theme }) => ({ ...theme.typography.h2, ...numerals }));

export function Timeline({ content: { heading, items } }: { readonly content: AboutContent['timeline'] }) {
  return (
    <TitledSection id="timeline" tone="night" heading={heading}>
      <Years>
        <TimelineWithChart milestones={items}>
          <ol>
            {items.map(({ year, title, text }, index, { length }) => {
              const Item = index === length - 1 ? LastWaypoint : Waypoint;
              return (
                <Item key={`${year} ${title}`} data-reveal="">
                  <Year sx={getYearStyle(items, index)}>{year}</Year>
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
      </Years>
    </TitledSection>
  );
}
