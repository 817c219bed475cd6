import { contentIn } from './read';

export const { about, news, notFound, shell } = contentIn('es');
