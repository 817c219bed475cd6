import { contentIn } from './read';

export const { home, about, portfolio, news, contact, privacy, search, shell, chart } = contentIn('en');
