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
    // This blank keeps an amount on one line.
    ['Raises $18\u00A0million', '$18', 'million', ''],
    ['In 1997 came 12 ships', '12', '', 'ships'],
    ['Bank Reports $1.65 Billion Loss', '$1.65', 'billion', 'Loss'],
    ['Sells $1 billion of risk', '$1', 'billion', 'of risk'],
    ['This $10 bag keeps cars clean', '$10', '', 'bag keeps cars clean'],
    ['Only 7 of 233 reported faults were mended', '233', '', 'reported faults were mended'],
    ['A milestone of 1 million U.S. trees', '1', 'million', 'U.S. trees'],
    ['Rate falls by 3%', '3%', '', ''],
    ['Printer has 85% off - Herald', '85%', '', 'off'],
    ['City opens 13 sites | Herald', '13', '', 'sites'],
    ['More than 17 boats leave after storm', '17', '', 'boats leave after storm'],
    ['At least 740 more flights canceled Monday after chaos', '740', '', 'more flights canceled Monday'],
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
    '7 things to know about the harbor',
    'Shares start at $1 each',
    String.raw`Grant worth US$"10M" & more: $& $$ $1 for a sea wall`,
    'Actor dies at 87',
    'Actor dies at 98 - The Herald',
    'Boosters for children ages 5 to 11.',
    'Child would have turned 10 over the weekend',
    'Join the chat (June 24)',
    'The harbor opens at 12 p.m.',
    'RX 6500 graphics cards come in three sizes',
    'Leaders leave the Group of 20 event',
    'No figure',
    '',
  ])('“%s” has none', (title) => {
    expect(findTitleFigure(title)).toBeNull();
  });
});
