/** The part of the chart that each page shows, and the marks on it. Other pages show open water. */
import type { ComponentType } from 'react';
import { type BuiltInPageId, isRelease, type PageId } from '~/config/pageTable';
import { HarbourMarks } from './HarbourMarks';
import { AdriftLight, PortMarks, RegionMarks } from './marks';

export type ChartCrop = 'openWater' | 'course' | 'islands' | 'basin';

interface PageCrop {
  readonly crop: ChartCrop;
  /** Marks on the wide chart, placed in percent of its size. */
  readonly Marks?: ComponentType<{ readonly region: string }>;
}

const pageCrops: Readonly<Partial<Record<BuiltInPageId, PageCrop>>> = {
  portfolio: { crop: 'islands', Marks: PortMarks },
  news: { crop: 'basin', Marks: RegionMarks },
  contact: { crop: 'course', Marks: HarbourMarks },
  notFound: { crop: 'openWater', Marks: AdriftLight },
};

export function getPageCrop(page: PageId | undefined): PageCrop {
  if (page === undefined) return { crop: 'openWater' };
  if (isRelease(page) || page === 'press') return { crop: 'course' };
  return pageCrops[page] ?? { crop: 'openWater' };
}
