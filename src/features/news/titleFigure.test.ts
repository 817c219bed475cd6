import { describe, expect, test } from 'vitest';
import { findTitleFigure } from './titleFigure';

describe('the figure of a title', () => {
  test.for([
    ['Start-up that reads customs forms raises $18 million', '$18', 'million', ''],
    ['Insurer sells $400 million of risk to pension funds', '$400', 'million', 'of risk to pension funds'],
    ['Alabama shipyard hires 300 welders for two car ferries', '300', '', 'welders for two car ferries'],
    ['Rate stays at 3.4%, bank says', '3.4%', '', ''],
    ['Loans under US$1,500 lead', 'US$1,500', '', 'lead'],
    [
      'Budget gap narrows to 2.6% of output in the third quarter of a slow year',
      '2.6%',
      '',
      'of output in the third quarter',
    ],
    ['Baseball announcer retires after 40 seasons, midsentence', '40', '', 'seasons'],
    // The word joiner keeps an amount in one line.
    ['Raises $18\u2060 million', '$18', 'million', ''],
    ['In 1997 came 12 ships', '12', '', 'ships'],
  ] as const)('of “%s” is %s', ([title, value, unit, words]) => {
    expect(findTitleFigure(title)).toEqual({ value, unit, words });
  });

  test.for([
    'Coffee brings in more than coal for the first month since 1997',
    'Ministers of the G20 meet',
    'Trial of a 5G mast ends',
    'A 10-day strike ends',
    'Team wins 3–2 at home',
    'Shop opens 24/7',
    'Meeting on Nov 3',
    'Hearing is set for March 14',
    'Grant worth US$"10M"',
    'The 2nd port of the island',
    'Water rises by .5',
    'No figure',
    '',
  ])('“%s” has none', (title) => {
    expect(findTitleFigure(title)).toBeNull();
  });
});
