import { readContent } from './read';

export const { home, about, portfolio, news, contact, privacy, shell, chart } = readContent('en');
