import { contentIn } from './read';

export const { about, news, notFound, search, shell } = contentIn('es');
