import type { PageMeta } from './shared';

export interface NotFoundContent {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly text: string;
  readonly linksHeading: string;
}
