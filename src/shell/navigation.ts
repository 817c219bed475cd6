import type { PageId } from '../config/paths';

/** The main pages, in the order of the header. */
export const mainPages = ['home', 'about', 'portfolio', 'news', 'contact'] as const satisfies readonly PageId[];
