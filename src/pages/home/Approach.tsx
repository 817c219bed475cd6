import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Container from '@mui/material/Container';
import type { HomeContent } from '../../content/types/home';
import { space } from '../../theme/layout';
import { onNight } from '../../theme/palette';

const Band = styled('section')(({ theme }) => ({
  ...theme.mixins.nightGround,
  paddingBlock: space.section,
  overflow: 'hidden',
}));

/** A plotted course: three waypoints that climb from west to east, joined by one line of wind. */
const Course = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: '2.5rem',
  marginBlockStart: space.block,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 'clamp(1.5rem, 4vw, 4rem)' },
}));

const Waypoint = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  '& p': { marginBlockStart: '0.75rem', maxWidth: '32rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: '-0.3125rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: '50%',
    backgroundColor: onNight.amber,
    boxShadow: `0 0 0 6px ${onNight.amberHalo}`,
  },
  [theme.breakpoints.up('md')]: {
    '&:nth-of-type(1)': { marginBlockStart: '7rem' },
    '&:nth-of-type(2)': { marginBlockStart: '3.5rem' },
  },
}));

export function Approach({ content }: { readonly content: HomeContent['approach'] }) {
  return (
    <Band id="approach">
      <Container>
        <Typography variant="heading">{content.heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.lead}
        </Typography>
        <Course>
          {content.pillars.map(({ title, text }) => (
            <Waypoint key={title} data-reveal="">
              <Typography variant="subheading">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Waypoint>
          ))}
        </Course>
      </Container>
    </Band>
  );
}
