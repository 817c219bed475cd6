import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { HomeContent } from '~/content/types/home';
import { Band, Course, Waypoint } from './approachStyles';

export function Approach({ content }: { readonly content: HomeContent['approach'] }) {
  return (
    <Band id="approach">
      <Container>
        <Typography variant="heading">{content.heading}</Typography>
        <Typography variant="lead" color="textSecondary">
          {content.lead}
        </Typography>
        <Course data-passage="">
          {content.pillars.map(({ title, text }, index) => (
            <Waypoint key={title} data-reveal="" data-passage={index === 2 ? '' : undefined}>
              <Typography variant="subheading">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Waypoint>
          ))}
        </Course>
      </Container>
    </Band>
  );
}
