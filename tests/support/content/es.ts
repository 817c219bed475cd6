import { readContent } from './read';

export const { about, news, notFound, search, shell } = readContent('es');
