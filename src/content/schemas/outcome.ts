import { heading, pageMeta, pageName, sentence } from './fields';

/** What a page has that a visitor comes to after sending a message. */
export const outcome = {
  page: pageName(),
  meta: pageMeta(),
  heading: heading(),
  lead: sentence(),
  /** The link away from it. */
  onward: sentence(),
};
