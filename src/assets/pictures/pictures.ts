/** Written by `npm run artwork`: change the drawings in scripts/artwork, or put photographs into src/assets/photographs. */
import heroChart from './hero-chart.svg?no-inline';
import heroWind from './hero-wind.svg?no-inline';
import heroChartPortrait from './hero-chart-portrait.svg?no-inline';
import heroWindPortrait from './hero-wind-portrait.svg?no-inline';
import capabilityInvestment from './capability-investment.svg?no-inline';
import capabilityOperations from './capability-operations.svg?no-inline';
import capabilityExpansion from './capability-expansion.svg?no-inline';
import companyCareers from './company-careers.svg?no-inline';
import companyServices from './company-services.svg?no-inline';
import companyAdvisor from './company-advisor.svg?no-inline';
import companyCommerce from './company-commerce.svg?no-inline';
import companyEnergy from './company-energy.svg?no-inline';
import newsFallback from './news-fallback.svg?no-inline';

export interface PictureFile {
  /** What an img shows: the drawing, or the widest JPEG of a photograph. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** For source elements, best first; empty for drawings. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export const pictures = {
  'hero-chart': { src: heroChart, width: 2200, height: 1240, sources: [] },
  'hero-wind': { src: heroWind, width: 2200, height: 1240, sources: [] },
  'hero-chart-portrait': { src: heroChartPortrait, width: 900, height: 1400, sources: [] },
  'hero-wind-portrait': { src: heroWindPortrait, width: 900, height: 1400, sources: [] },
  'capability-investment': { src: capabilityInvestment, width: 1200, height: 900, sources: [] },
  'capability-operations': { src: capabilityOperations, width: 1200, height: 900, sources: [] },
  'capability-expansion': { src: capabilityExpansion, width: 1200, height: 900, sources: [] },
  'company-careers': { src: companyCareers, width: 1200, height: 800, sources: [] },
  'company-services': { src: companyServices, width: 1200, height: 800, sources: [] },
  'company-advisor': { src: companyAdvisor, width: 1200, height: 800, sources: [] },
  'company-commerce': { src: companyCommerce, width: 1200, height: 800, sources: [] },
  'company-energy': { src: companyEnergy, width: 1200, height: 800, sources: [] },
  'news-fallback': { src: newsFallback, width: 1280, height: 720, sources: [] },
} satisfies Record<string, PictureFile>;
