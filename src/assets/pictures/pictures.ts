/** Written by `npm run artwork`: every drawing of scripts/artwork and every photograph of src/assets/photographs. */
import hero_chart_svg from './hero-chart.svg?no-inline';
import hero_wind_svg from './hero-wind.svg?no-inline';
import hero_chart_portrait_svg from './hero-chart-portrait.svg?no-inline';
import hero_wind_portrait_svg from './hero-wind-portrait.svg?no-inline';
import hero_ports_svg from './hero-ports.svg?no-inline';
import hero_regions_svg from './hero-regions.svg?no-inline';
import capability_investment_svg from './capability-investment.svg?no-inline';
import capability_operations_svg from './capability-operations.svg?no-inline';
import capability_expansion_svg from './capability-expansion.svg?no-inline';
import company_careers_svg from './company-careers.svg?no-inline';
import company_services_svg from './company-services.svg?no-inline';
import company_advisor_svg from './company-advisor.svg?no-inline';
import company_commerce_svg from './company-commerce.svg?no-inline';
import company_energy_svg from './company-energy.svg?no-inline';
import news_svg from './news.svg?no-inline';

export interface PictureFile {
  /** What an img shows: the drawing, or the widest JPEG of a photograph. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** For source elements, best first; empty for drawings. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export const pictures = {
  'hero-chart': { src: hero_chart_svg, width: 2200, height: 1240, sources: [] },
  'hero-wind': { src: hero_wind_svg, width: 2200, height: 1240, sources: [] },
  'hero-chart-portrait': { src: hero_chart_portrait_svg, width: 900, height: 1000, sources: [] },
  'hero-wind-portrait': { src: hero_wind_portrait_svg, width: 900, height: 1000, sources: [] },
  'hero-ports': { src: hero_ports_svg, width: 2200, height: 1240, sources: [] },
  'hero-regions': { src: hero_regions_svg, width: 2200, height: 1240, sources: [] },
  'capability-investment': { src: capability_investment_svg, width: 1200, height: 900, sources: [] },
  'capability-operations': { src: capability_operations_svg, width: 1200, height: 900, sources: [] },
  'capability-expansion': { src: capability_expansion_svg, width: 1200, height: 900, sources: [] },
  'company-careers': { src: company_careers_svg, width: 1200, height: 800, sources: [] },
  'company-services': { src: company_services_svg, width: 1200, height: 800, sources: [] },
  'company-advisor': { src: company_advisor_svg, width: 1200, height: 800, sources: [] },
  'company-commerce': { src: company_commerce_svg, width: 1200, height: 800, sources: [] },
  'company-energy': { src: company_energy_svg, width: 1200, height: 800, sources: [] },
  'news': { src: news_svg, width: 1280, height: 720, sources: [] },
} satisfies Record<string, PictureFile>;
