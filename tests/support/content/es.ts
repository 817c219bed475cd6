import { readContent } from './read';

export const { about, news, notFound, shell } = readContent('es');
