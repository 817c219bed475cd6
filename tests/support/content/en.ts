import { readContent } from './read';

export const { home, about, portfolio, news, contact, privacy, search, shell, chart } = readContent('en');
