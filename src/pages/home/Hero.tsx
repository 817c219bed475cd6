import { hasChart } from '~/config/features';
import type { HomeContent } from '~/content/schemas/pages/home';
import { ChartHero } from './ChartHero';
import { HeroWords } from './HeroWords';
import { PlainHero } from './PlainHero';

/** The hero on the chart, on the owner's picture, or on the night alone. */
export function Hero({ content }: { readonly content: HomeContent['hero'] }) {
  const words = <HeroWords content={content} />;
  return hasChart && content.chart ? (
    <ChartHero words={content.chart}>{words}</ChartHero>
  ) : (
    <PlainHero>{words}</PlainHero>
  );
}
