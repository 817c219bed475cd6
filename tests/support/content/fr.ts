import { contentIn } from './read';

export const { news, search, shell } = contentIn('fr');
