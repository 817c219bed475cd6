import type { DateWords } from '~/content/date-words';

export const dates: DateWords = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  first: '1',
  pattern: '{month} {day}, {year}',
};
