import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { HomeContent } from '~/content/schemas/pages/home';
import { passage } from '~/features/chart/Passage';
import { space } from '~/theme/layout';
import { TitledSection } from '~/ui/Section';
import { onNight } from '~generated/palette';

/** Centre of a waypoint's dot, and height of the third above the first. */
const dot = '0.78rem';
const climb = '7rem';

/** The passage comes from the west and joins three waypoints, on wide screens climbing eastwards. */
const Course = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '2.5rem',
  marginBlockStart: space.block,
  // Down into the next band.
  '&::after': { inset: `${dot} auto -20rem -50vw`, width: '50vw', borderWidth: '1px 1px 0 0' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: space.columns,
    '&&::after': {
      '--from': '0 100% 0 0',
      // Drawn by the time that the section is in full view.
      animationRange: 'cover 0% cover 40%',
      inset: `${dot} auto auto calc((100% + ${space.columns}) * -2 / 3)`,
      width: `calc((100% + ${space.columns}) * 4 / 3)`,
      height: `calc(2 * ${climb})`,
      border: 0,
      background: `linear-gradient(to bottom right, transparent calc(50% - 1px), ${onNight.amber}, transparent calc(50% + 1px))`,
    },
  },
}));

const Waypoint = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  '& p': { marginBlockStart: '0.75rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: '-0.25rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: '50%',
    backgroundColor: onNight.amber,
    boxShadow: `0 0 0 6px ${onNight.amberHalo}`,
  },
  [theme.breakpoints.up('lg')]: {
    paddingBlockStart: '1.75rem',
    '&:nth-of-type(1)': { marginBlockStart: climb },
    '&:nth-of-type(2)': { marginBlockStart: `calc(${climb} / 2)` },
    '&:nth-of-type(3)::after': {
      // Once the course has reached it.
      animationRange: 'cover 15% cover 60%',
      inset: `${dot} auto -20rem 0`,
      borderLeftWidth: '1px',
    },
  },
}));

export function Approach({ content }: { readonly content: HomeContent['approach'] }) {
  return (
    <TitledSection id="approach" tone="night" heading={content.heading} lead={content.lead}>
      <Course {...passage}>
        {content.pillars.map(({ title, text }, index) => (
          <Waypoint key={title} data-reveal="" {...(index === 2 ? passage : undefined)}>
            <Typography variant="subheading">{title}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Waypoint>
        ))}
      </Course>
    </TitledSection>
  );
}
