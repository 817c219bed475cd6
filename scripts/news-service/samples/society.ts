/** Headline and description of sample society news; `template.ts` explains the brackets. */
import type { Template } from './template';

export const society: readonly Template[] = [
  [
    '{city} library stays open until midnight during exams',
    'Volunteers bring coffee and walk pupils home; attendance has risen {25-70}% since the trial began.',
  ],
  [
    '{adj} chefs bring back {breadfruit|cassava|plantain|pigeon pea} dishes their grandmothers cooked',
    'A festival in {city} drew {6-22},000 guests and a waiting list for next year’s stalls.',
  ],
  [
    'Night school in {city} gives {140-620} adults their first diploma',
    'The oldest graduate is {71-86}; classes run after work, with a room for children next door.',
  ],
  [
    'Clinic on wheels reaches {12-37} villages beyond {city}',
    'Nurses vaccinate, test eyesight and check blood pressure; {country} plans {two|three|four} more vehicles.',
  ],
  [
    'Musicians in {city} record {forgotten|century-old|handed-down} songs before they fade',
    'The archive holds {280-940} tapes and is open to schools across {country} free of charge.',
  ],
  [
    'Neighbours in {city} plant {4-19},000 trees along the {river|ring road|old railway}',
    'Each family looks after a few; nine in ten saplings survived the first dry season.',
  ],
  [
    'School meals from {crop} farms next door',
    'Around {city}, {34-120} kitchens now buy from growers within ten kilometres, and plates come back empty.',
  ],
  [
    'Women’s {football|cricket|baseball|basketball} league in {country} fills the stands',
    'The final in {city} sold {5-18},000 tickets; two clubs have opened academies for girls.',
  ],
  [
    '{city} marks {120-250} years of its {market|theatre|town hall|cathedral square}',
    'Craftspeople restored {doors|tiles|balconies|bells} with methods their trade had almost lost.',
  ],
  [
    'More {adj} fathers take parental leave',
    'The share rose to {14-33}% after employers in {city} topped up pay; researchers see the effect in nurseries too.',
  ],
  [
    'Carnival workshops in {city} sew through the night',
    '“A costume is a year of someone’s life,” says the head of a group of {90-400}; the parade is expected to draw visitors from {neighbour}.',
  ],
  [
    'Teachers in {country} swap classrooms with {neighbour} for a term',
    'Some {60-190} take part; lessons from {city} are shared online for those who stay.',
  ],
  [
    'Rooftop gardens feed {260-900} families in {city}',
    'Peppers, greens and herbs grow in old crates; rainwater tanks carry them through the dry months.',
  ],
  [
    'Volunteer lifeguards on rivers and beaches near {city} count {30-110} rescues and no losses',
    'Training is free and open from sixteen; boards and radios came from a fund in {country}.',
  ],
  [
    'Elders’ stories become a radio series in {city}',
    'Pupils ask the questions and cut the sound; {eight|ten|twelve} episodes have been heard {40-160},000 times.',
  ],
  [
    'Sign language interpreters join every evening newscast in {country}',
    'Broadcasters in {city} trained {14-36} people after a campaign by parents.',
  ],
  [
    'After the storm, {city} rebuilds its school first',
    'Classes were back in {six|nine|eleven} weeks; the hall has stronger shutters and beds for {150-420} people.',
  ],
  [
    '{city} opens shelter that lets families stay together',
    'Rooms for {24-85} households come with a kitchen, legal advice and a place in school.',
  ],
  [
    'Poets, drummers and dominoes: a Sunday in {city}',
    'On one square, four generations share the shade. A reporter’s notebook from {country}.',
  ],
  [
    'Census shows {country} older, more urban and better schooled',
    'In {city}, one household in {three|four|five} now has a member who works remotely.',
  ],
  [
    'Runners from {22-48} countries start at dawn in {city} marathon',
    'The route passes the old town; entry fees pay for swimming lessons for {900-3200} children.',
  ],
];
