import { hasChart, hasHeroPicture } from '~/config/features';
import { HeroChart, type HeroChartProps } from './HeroChart';
import { HeroPicture } from './HeroPicture';

/** What is behind a night band, which must be positioned: the chart, the owner's picture, or nothing. */
export function HeroGround(chart: HeroChartProps) {
  if (hasChart) return <HeroChart {...chart} />;
  return hasHeroPicture ? <HeroPicture /> : null;
}
