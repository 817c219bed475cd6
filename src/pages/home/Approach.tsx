import Typography from '@mui/material/Typography';
import type { HomeContent } from '~/content/schemas/pages/home';
import { passage } from '~/features/chart/Passage';
import { TitledSection } from '~/ui/Section';
import { Course, Waypoint } from './approachStyles';

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
