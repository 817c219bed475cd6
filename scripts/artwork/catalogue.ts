/** Every picture of the site by its name. The name is also what a photograph that replaces it must bear. */
import { inkOnPaper } from './draw/ink-on-paper';
import { drawVision } from './pictures/about-vision';
import { drawExpansion } from './pictures/capability-expansion';
import { drawInvestment } from './pictures/capability-investment';
import { drawOperations } from './pictures/capability-operations';
import { drawAdvisor } from './pictures/company-advisor';
import { drawCareers } from './pictures/company-careers';
import { drawCommerce } from './pictures/company-commerce';
import { drawEnergy } from './pictures/company-energy';
import { drawServices } from './pictures/company-services';
import { drawHero, heroLandscape, heroPortrait } from './pictures/hero';
import { drawCompanyPorts, drawRegions } from './pictures/hero-marks';
import { drawNews } from './pictures/news';

export interface Drawn {
  readonly name: string;
  /** Size in picture units; its ratio is also the ratio photographs are cropped to. */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const size = (svg: string): { width: number; height: number } => {
  const match = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  return { width: Number(match?.[1]), height: Number(match?.[2]) };
};

export function drawAll(): Drawn[] {
  const landscape = drawHero(heroLandscape);
  const portrait = drawHero(heroPortrait);
  const pictures: readonly (readonly [string, string])[] = [
    ['hero-chart', landscape.chart],
    ['hero-wind', landscape.wind],
    ['hero-chart-portrait', portrait.chart],
    ['hero-wind-portrait', portrait.wind],
    ['hero-ports', drawCompanyPorts()],
    ['hero-regions', drawRegions()],
    ['capability-investment', inkOnPaper(drawInvestment())],
    ['capability-operations', inkOnPaper(drawOperations())],
    ['capability-expansion', inkOnPaper(drawExpansion())],
    ['about-vision', inkOnPaper(drawVision())],
    ['company-careers', drawCareers()],
    ['company-services', drawServices()],
    ['company-advisor', drawAdvisor()],
    ['company-commerce', drawCommerce()],
    ['company-energy', drawEnergy()],
    ['news', drawNews()],
  ];
  return pictures.map(([name, svg]) => {
    const { width, height } = size(svg);
    return { name, svg, width, height };
  });
}
