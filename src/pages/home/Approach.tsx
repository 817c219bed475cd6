import Typography from '@mui/material/Typography';
import { hasChart } from '~/config/features';
import type { HomeContent } from '~/content/schemas/pages/home';
import { TitledSection } from '~/ui/Section';
import { Course, Waypoint } from './approachStyles';

export function Approach({ content }: { readonly content: HomeContent['approach'] }) {
  return (
    <TitledSection id="approach" tone="night" heading={content.heading} lead={content.lead}>
      <Course data-passage={hasChart ? '' : undefined}>
        {content.pillars.map(({ title, text }, index) => (
          <Waypoint key={title} data-reveal="" data-passage={hasChart && index === 2 ? '' : undefined}>
            <Typography variant="subheading">{title}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Waypoint>
        ))}
      </Course>
    </TitledSection>
  );
}
