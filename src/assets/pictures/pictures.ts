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
import about_vision_svg from './about-vision.svg?no-inline';
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

function picture(src: string, width: number, height: number, sources: PictureFile['sources'] = []): PictureFile {
  return { src, width, height, sources };
}

export const pictures = {
  'hero-chart': picture(hero_chart_svg, 2200, 1240),
  'hero-wind': picture(hero_wind_svg, 2200, 1240),
  'hero-chart-portrait': picture(hero_chart_portrait_svg, 900, 1000),
  'hero-wind-portrait': picture(hero_wind_portrait_svg, 900, 1000),
  'hero-ports': picture(hero_ports_svg, 2200, 1240),
  'hero-regions': picture(hero_regions_svg, 2200, 1240),
  'capability-investment': picture(capability_investment_svg, 1200, 900),
  'capability-operations': picture(capability_operations_svg, 1200, 900),
  'capability-expansion': picture(capability_expansion_svg, 1200, 900),
  'about-vision': picture(about_vision_svg, 1200, 900),
  'company-careers': picture(company_careers_svg, 1200, 800),
  'company-services': picture(company_services_svg, 1200, 800),
  'company-advisor': picture(company_advisor_svg, 1200, 800),
  'company-commerce': picture(company_commerce_svg, 1200, 800),
  'company-energy': picture(company_energy_svg, 1200, 800),
  'news': picture(news_svg, 1280, 720),
} as const;
