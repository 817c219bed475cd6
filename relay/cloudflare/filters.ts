/** A Worker has no files: its bundle has the regions and categories in it, before any module asks for them. */
import filters from '../../data/filters.json';

Object.assign(globalThis, { filtersFromBuild: filters });
