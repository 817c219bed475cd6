import { contentIn } from './read';

export const { home, about, portfolio, news, contact, privacy, search, shell } = contentIn('en');
