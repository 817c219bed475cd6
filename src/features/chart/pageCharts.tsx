/** The part of the chart that each page shows, and the marks on it. Other pages have a calm band without a picture. */
import type { ComponentType } from 'react';
import { type BuiltInPageId, isRelease, type PageId } from '~/config/pageTable';
import { HarbourMarks } from './HarbourMarks';
import { RegionMarks } from './marks';

export type ChartCrop = 'openWater' | 'harbours' | 'islands' | 'basin';

interface PageCrop {
  readonly crop: ChartCrop;
  /** Marks on the chart, placed in percent of its size. */
  readonly Marks?: ComponentType<{ readonly region: string }>;
}

const pageCrops: Readonly<Partial<Record<BuiltInPageId, PageCrop>>> = {
  about: { crop: 'openWater' },
  portfolio: { crop: 'islands' },
  news: { crop: 'basin', Marks: RegionMarks },
  press: { crop: 'harbours' },
  contact: { crop: 'harbours', Marks: HarbourMarks },
  notFound: { crop: 'openWater' },
};

export const getPageCrop = (page: PageId): PageCrop | undefined =>
  isRelease(page) ? pageCrops.press : pageCrops[page];
