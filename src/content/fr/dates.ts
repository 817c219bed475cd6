import type { DateWords } from '~/content/date-words';

export const dates: DateWords = {
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  first: '1er',
  pattern: '{day} {month} {year}',
};
