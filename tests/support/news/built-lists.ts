/** The module `virtual:news` in unit tests: see src/features/news/sources/virtual.d.ts. */
export const lists = {};
