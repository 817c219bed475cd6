import type { DateWords } from '~/content/date-words';

export const dates: DateWords = {
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  first: '1',
  pattern: '{day} de {month} de {year}',
};
