/** Headline and description of sample markets news; `template.ts` explains the brackets. */
import type { Template } from './template';

export const markets: readonly Template[] = [
  [
    '{adj} shares {rise|climb|gain} {0.4-2.8}% as {lenders|retailers|builders|utilities} lead',
    'Turnover in {city} was the highest in {three|five|seven} weeks; {14-31} stocks advanced and {4-12} fell.',
    ['haiti'],
  ],
  [
    '{adj} stocks {slip|ease|retreat} on {oil|rate|freight|weather} worries',
    'The main index in {city} lost {0.3-1.9}% after two strong sessions, with traders in no hurry before the weekend.',
    ['haiti'],
  ],
  [
    '{country^} sells {cur}{250-900} million in bonds at {5.1-7.9}%',
    'Orders were {2.1-4.6} times the amount on offer; investors from {neighbour} took about a third.',
    ['united-states'],
  ],
  [
    '{crop^} prices {hit|reach|touch} {four|six|nine}-month high on {dry weather|port delays|thin stocks}',
    'Exporters in {city} are selling forward while they can; processors and shops have yet to pass on the cost.',
  ],
  [
    'Currency of {country} {steadies|firms|holds its ground} after central bank sells dollars',
    'Dealers in {city} estimate the intervention at {cur}{20-110} million, small by past measures but well timed.',
    ['united-states'],
  ],
  [
    'Investors return to {adj} property funds',
    'Net inflows reached {cur}{12-85} million last quarter, helped by {steadier rents|lower rates|a new tax rule} in {city}.',
  ],
  [
    'Market wrap: {city} ends {flat|higher|lower|mixed} in quiet trade',
    'Banks offset losses in consumer names; analysts in {country} expect {earnings|inflation data|an auction} to set the tone.',
    ['haiti'],
  ],
  [
    'First green bond from {city} is oversubscribed {twice|three times|four times}',
    'The city raises {cur}{30-160} million for buses and drainage at a price {6-21} basis points below its ordinary debt.',
  ],
  [
    'Pension funds in {country} may hold more {foreign shares|infrastructure|private credit}',
    'The regulator lifts the ceiling from {15-25}% to {30-40}%; managers in {city} call it “late, but welcome”.',
    ['haiti'],
  ],
  [
    'Small caps outpace blue chips in {city} for {third|fourth|fifth} week',
    'Food makers and logistics names drew buyers; the broad index of {country} is up {3-16}% this year.',
    ['haiti'],
  ],
  [
    'Freight rates to {country} {drop|fall|ease} {6-18}%',
    'More ships and shorter queues at the docks bring relief to importers in {city}, though contracts reset only next quarter.',
  ],
  [
    'Exchange in {city} to trade {an hour longer|until the evening|fractions of shares}',
    'Brokers expect more retail orders; a trial with {8-20} stocks starts next month.',
    ['haiti'],
  ],
  [
    'Dividend season lifts {adj} market to {record|two-year high|best month of the year}',
    'Utilities and lenders pay out {cur}{90-420} million in all, {4-15}% more than a year earlier.',
    ['haiti'],
  ],
  [
    'Fuel importer’s debut in {city} closes {5-22}% above issue price',
    'It is the {second|third|fourth} listing in {country} this year, and the prospectus of another firm is with the regulator.',
    ['haiti'],
  ],
  [
    'Gold, {crop}, grain: what moved commodity desks from {city} to {neighbour} this week',
    'A firmer dollar met thin supply. Volumes were modest, and most desks closed their books early.',
  ],
  [
    'Short of dollars, importers in {city} turn to forward contracts',
    'Turnover in the young market doubled to {cur}{15-70} million a week, the central bank of {country} reports.',
    ['united-states'],
  ],
  [
    'Microfinance lender from {country} raises {cur}{8-42} million abroad',
    'The notes carry {6.2-9.4}% and fund loans to market traders and farmers around {city}.',
    ['united-states'],
  ],
  [
    'Carbon credits from {adj} forests find buyers at {cur}{11-34} a tonne',
    'An auction in {city} cleared in {nine|twenty|forty} minutes; a share of the proceeds goes to nearby villages.',
    ['united-states'],
  ],
  [
    'Analysts split on {adj} banks after {strong|mixed|quiet} quarter',
    'Margins held up better than feared; provisions for loans to hotels and shops in {city} divide opinion.',
  ],
  [
    'Yields in {country} fall to {4.4-6.9}%, lowest since {last spring|the storm season|the election}',
    'Buyers came from {neighbour} and local insurers; the next auction in {city} has been brought forward.',
  ],
];
