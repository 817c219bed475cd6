import { styled, Typography } from '@mui/material';
import type { HarbourId } from '~/features/chart/harbours';
import { secondColumnFrom, space } from '~/theme/layout';
import { numerals } from '~/theme/typography';
import { TitledSection } from '~/ui/Section';
import { hasChart } from '~generated/features';
import { onNight } from '~generated/palette';
import type { AboutContent } from './about.node.ts';
import { TimelineChart } from './TimelineChart';
import { harbourTimeline, listTimeline, timelineNames } from './viewTimelines';

const Columns = styled('div')(({ theme }) => ({
  marginBlockStart: space.block,
  ...(hasChart && {
    timelineScope: timelineNames,
    [theme.breakpoints.up('lg')]: { display: 'grid', ...secondColumnFrom(9) },
  }),
}));

const Course = styled('ol')({ viewTimelineName: listTimeline });

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
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', alignItems: 'baseline', paddingInlineStart: '3rem' },
  // The texts start at the fifth column of the page. The list takes eight of the twelve beside the chart, and all without it.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `calc((100% + 3rem + ${space.columns}) / ${hasChart ? 2 : 3} - 3rem - ${space.columns}) minmax(0, 1fr)`,
    columnGap: space.columns,
  },
  '@media print': { paddingInlineStart: 0, '&::before, &::after': { display: 'none' } },
}));

const LastWaypoint = styled(Waypoint)({
  paddingBlockEnd: 0,
  '&::before': { backgroundColor: onNight.amber, boxShadow: `0 0 0 6px ${onNight.amberHalo}` },
  '&::after': { display: 'none' },
});

/** Lights the harbours of the chart when it comes to the middle of the window. */
const Year = styled('p')<{ ownerState: { readonly harbours: readonly HarbourId[] } }>(
  ({ theme, ownerState: { harbours } }) => ({
    ...theme.typography.h2,
    ...numerals,
    ...(harbours.length > 0 && {
      viewTimelineName: harbours.map(harbourTimeline).join(),
      viewTimelineInset: '55% 45%',
    }),
  }),
);

/** The harbours that each milestone is the first to have, as a timeline of a name can be set once. */
const newHarbours = (items: AboutContent['timeline']['items']) =>
  items.map(({ harbours }, index) =>
    harbours.filter((id) => !items.slice(0, index).some((earlier) => earlier.harbours.includes(id))),
  );

export function Timeline({ content }: { readonly content: AboutContent['timeline'] }) {
  const harboursByYear = hasChart ? newHarbours(content.items) : [];
  return (
    <TitledSection id="timeline" tone="night" heading={content.heading}>
      <Columns>
        <Course>
          {content.items.map(({ year, title, text }, index, { length }) => {
            const Item = index === length - 1 ? LastWaypoint : Waypoint;
            return (
              <Item key={`${year} ${title}`} data-reveal="">
                <Year ownerState={{ harbours: harboursByYear[index] ?? [] }}>{year}</Year>
                <div>
                  <Typography variant="h3">{title}</Typography>
                  <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '36rem' }}>
                    {text}
                  </Typography>
                </div>
              </Item>
            );
          })}
        </Course>
        {hasChart && <TimelineChart harbours={harboursByYear.flat()} />}
      </Columns>
    </TitledSection>
  );
}
