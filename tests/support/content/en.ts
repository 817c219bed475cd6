import { readContent } from './read';

export const { home, about, portfolio, news, contact, shell, chart } = readContent('en');
