/** Headline and description of sample politics news; `template.ts` explains the brackets. */
import type { Template } from './template';

export const politics: readonly Template[] = [
  [
    '{country^} and {neighbour} agree on {customs|air travel|research|labour mobility} pact',
    'The text, signed in {city}, takes effect once both parliaments have voted; talks had taken {14-30} months.',
  ],
  [
    'Lawmakers in {country} {back|pass|approve} bill on {public procurement|water rights|campaign finance|data protection}',
    'The measure cleared the chamber by {38-96} votes to {11-35} after a late compromise over how it will be supervised.',
  ],
  [
    '{city} council votes to {pedestrianise|rebuild|light} the old market quarter',
    'Shop owners asked for a longer transition and got {eight|ten|twelve} months; the work is budgeted at {cur}{5-38} million.',
  ],
  [
    'Election officials in {country} publish calendar, promise {tablets|paper trails|mobile booths} at every polling place',
    'Registration opens in {six|eight|ten} weeks; observers from {neighbour} have been invited.',
  ],
  [
    'Mayors meet in {city} to press for {more say over|a larger share of|faster access to} {flood money|transport funds|property taxes}',
    '“We answer the phone when the street is under water,” the host said; ministers replied that a formula is being drafted.',
  ],
  [
    'Audit finds {9-31}% of {adj} road contracts finished late',
    'The report names no culprits but asks for penalties and a public register; the works ministry accepted {12-19} of {20-24} recommendations.',
  ],
  [
    'Coalition talks in {country} enter {third|fourth|fifth} week over {energy|education|pension|housing} portfolio',
    'Negotiators in {city} speak of “narrow but real” differences and plan to meet again over the weekend.',
    ['united-states'],
  ],
  [
    'Opposition walks out of debate on {fuel levy|police reform|land registry|bus concession} in {city}',
    'The speaker adjourned the sitting for a day; a committee of both sides is to look for a text that can pass.',
  ],
  [
    '{adj} diplomats open trade office in {neighbour}',
    'It will help small exporters with permits and standards, and is staffed by {six|eight|eleven} people in its first year.',
  ],
  [
    'New ethics code asks {adj} ministers to publish their diaries',
    'Meetings with lobbyists must be online within {ten|fifteen|thirty} days, a rule campaigners in {city} have sought for years.',
    ['united-states'],
  ],
  [
    'Constitutional court in {country} {strikes down|upholds|narrows} law on {street vending|party funding|emergency decrees}',
    'Judges gave the legislature {six|nine|twelve} months to rewrite two articles; the rest stands.',
    ['united-states'],
  ],
  [
    'Summit in {city} ends with {17-41}-point plan on {disaster response|food security|shipping rules|migration}',
    'Delegates praised the detail but left the question of money to a meeting of finance ministers in {neighbour}.',
  ],
  [
    'Passport queues in {city} {halved|cut by a third|all but gone} after {online booking|weekend opening|mobile desk} trial',
    'The interior ministry of {country} counted {4-19},000 applications in six weeks and will extend the trial to {five|seven|nine} more towns.',
  ],
  [
    'Civil servants in {city} to work {from regional hubs|a four-day week|staggered hours} in pilot scheme',
    'About {700-2400} staff take part; the results will be published after half a year.',
  ],
  [
    'Parliament in {country} debates how to spend {cur}{45-210} million {climate|flood|infrastructure} grant',
    'Members from around {city} want flood walls first, others schools that double as shelters.',
    ['united-states'],
  ],
  [
    'Poll: {52-68}% in {country} want {tax cuts|safer streets|better clinics|steadier power} before anything else',
    'The survey of {1100-2300} adults, taken in {city} and twelve other places, has a margin of error of three points.',
  ],
  [
    'Veteran negotiator named to head {city} {water|transport|housing} authority',
    'The appointment ends a vacancy of {five|seven|nine} months and was welcomed by unions and employers alike.',
  ],
  [
    '{adj} parks bill goes to final vote',
    'The bill would protect {18-44} wetlands and forest reserves, several of them near {city}.',
  ],
  [
    'Public hearings on {countrys} new {electoral districts|building code|mining rules} begin in {city}',
    'Residents have {21-60} days to comment, in person or online; translations are provided.',
  ],
  [
    'Prime concern in {city} by-election: the {bus|bridge|hospital|market}',
    'All {three|four|five} candidates promise to finish it; they differ on who should pay.',
    ['united-states'],
  ],
];
