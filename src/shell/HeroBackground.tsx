import { PageChart, type PageChartProps } from '~/features/chart/PageChart';
import { HeroPicture } from './HeroPicture';

/** The owner's picture, the chart, or nothing, behind the night band of any page but home; the band needs `position: relative`. */
export function HeroBackground(chart: PageChartProps) {
  return (
    <>
      <HeroPicture />
      <PageChart {...chart} />
    </>
  );
}
