/** Headline and description of sample economy news; `template.ts` explains the brackets. */
import type { Template } from './template';

export const economy: readonly Template[] = [
  [
    '{countrys} economy {grows|expands} {p=1.2-4.9}% on stronger {tourism|construction|exports|services}',
    'Growth of {p}% beat most forecasts; statisticians warned that figures for {city} and other regions may still be revised.',
  ],
  [
    'Inflation in {country} {eases|slows|edges down} to {2.1-6.8}%',
    'Food and transport rose more slowly, while rents in {city} kept climbing; the central bank meets next week.',
  ],
  [
    'Central bank {holds|keeps|leaves} rate at {4.0-9.5}% as {adj} demand cools',
    'Two of seven members wanted a cut. The statement speaks of “patience, not complacency”.',
  ],
  [
    'Remittances to {country} {top|pass|reach} {cur}{240-980} million in a month',
    'Families around {city} spend most of it on school fees, repairs and small shops, a survey shows.',
    ['united-states'],
  ],
  [
    'Budget gap in {country} {narrows|widens} to {1.4-5.6}% of output',
    'Tax receipts rose {5-13}% while spending on {interest|wages|subsidies} took {a larger|a smaller} share.',
  ],
  [
    '{crop^} harvest around {city} {beats|falls short of} expectations',
    'Growers blame {late rain|a dry spring|two storms|high fertiliser prices} for the surprise; farm incomes in {country} hang on the coming weeks.',
  ],
  [
    'Unemployment in {city} falls to lowest in {nine|eleven|fourteen} years',
    'Hotels, clinics and building sites hired most; youth joblessness remains twice the average of {country}.',
  ],
  [
    'Development bank lends {country} {cur}{60-320} million for {water|roads|schools|ports}',
    'The first projects are planned near {city}; the loan runs over {18-25} years with a grace period of five.',
    ['united-states'],
  ],
  [
    'Why groceries in {city} cost more than across the border',
    'Economists point to port fees, small lots and a long chain of middlemen, and say a shared warehouse could cut prices by {6-14}%.',
  ],
  [
    '{adj} minimum wage to rise {5-14}% in {two|three} steps',
    'Unions in {city} call it overdue, small employers ask for help with payroll costs during the first year.',
  ],
  [
    'Trade between {country} and {neighbour} up {7-26}%',
    'Machinery and {crop} products led the rise; customs officers in {city} cleared a record number of containers.',
  ],
  [
    'Rating agency {lifts|affirms|raises outlook on} {countrys} debt, citing {reserves|reforms|steady growth}',
    'The finance ministry expects to save {cur}{8-45} million a year in interest if the trend holds.',
    ['united-states'],
  ],
  [
    'Electricity bills in {city} to {fall|rise} {3-11}% under new tariff',
    'The regulator says the change reflects fuel costs; households with low use are spared.',
  ],
  [
    'Economists lower forecast for {country}, raise it for {neighbour}',
    'A weaker start to the year and slow public works explain the cut of {0.2-0.9} points, they write from {city}.',
  ],
  [
    '{city} households save more, borrow less, survey of {1200-4800} finds',
    'For the first time in {five|six|eight} years a majority in {country} could cover a month without income.',
  ],
  [
    'Housing: {city} needs {8-45},000 homes, and the land is there',
    'A study counts vacant lots and half-empty office blocks; converting a fifth of them would close the gap in {country} within a decade.',
  ],
  [
    'Tourism tax in {country} brought {cur}{11-64} million, most of it for {parks|roads|waste collection|museums}',
    'Hoteliers in {city} want a say in how it is spent and have asked for quarterly accounts.',
    ['united-states'],
  ],
  [
    'Diaspora bond from {country} sells out in {six|nine|eleven} days',
    'About {9-24},000 buyers took part, many with the minimum of {cur}100; the proceeds go to clinics and roads near {city}.',
    ['united-states'],
  ],
  [
    'Services overtake manufacturing in {city} for first time',
    'Accounting, design and remote support now pay {51-58}% of wages, the statistics office of {country} said.',
  ],
  [
    'Storm losses in {country} put at {cur}{70-640} million',
    'Roofs, roads and {crop} fields account for most of the damage; insurers cover about {24-48}% of it.',
  ],
];
