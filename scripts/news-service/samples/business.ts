/** Headline and description of sample business news; `template.ts` explains the brackets. */
import type { Template } from './template';

export const business: readonly Template[] = [
  [
    '{city} {opens|breaks ground on|wins approval for} {cur}{18-140} million {thing=cold-storage terminal|container yard|wholesale market|logistics park}',
    'The {thing} is meant to shorten waiting times for importers of {fresh fruit|medicines|machine parts|building materials} and should create about {120-900} jobs, the operator said.',
  ],
  [
    '{adj} {crop} exporters {sign|renew|extend} supply deals worth {cur}{9-75} million',
    'Buyers in {neighbour} committed to volumes through next season, giving producers around {city} a price floor for the first time in {three|four|five} years.',
  ],
  [
    'Family-owned {firm=bakery chain|hardware group|furniture maker|bottler|pharmacy group} in {city} plans {5-14} new branches',
    'The {firm}, in its third generation, will finance the growth from its own earnings and a loan from a local credit union.',
  ],
  [
    'Hotels in {city} report {81-94}% occupancy ahead of {the holidays|carnival|the long weekend|the trade fair}',
    'Owners say bookings are coming earlier and stays are longer, though energy and food costs still weigh on margins.',
  ],
  [
    '“We grew by fixing one thing at a time”: how a {city} {workshop=instrument maker|garment workshop|printing house|ceramics studio} found buyers abroad',
    'The {workshop} went from {6-14} to {40-95} employees after joining an export programme for small firms in {country}.',
  ],
  [
    '{crop^} cooperative near {city} cuts out the middlemen',
    'By drying, grading and packing on site, its {180-950} members now keep roughly {22-41}% more of the shelf price.',
  ],
  [
    'Airline adds {three|four|five} weekly flights between {city} and {neighbour}',
    'The carrier expects business travellers to fill the morning departures and will decide on a daily service within six months.',
  ],
  [
    '{city} chamber of commerce launches {mentoring|export|succession|bookkeeping} programme for {120-400} small firms',
    'Half of the places are reserved for companies led by women; the first group starts next month.',
  ],
  [
    'Cement, steel, patience: builders in {city} wait for materials as orders rise {8-24}%',
    'Contractors across {country} say lead times have stretched to {seven|nine|eleven} weeks and ask customs for an extra shift.',
  ],
  [
    'Regional insurer to pay out {cur}{4-28} million after storm season, {less|more} than first thought',
    'Most claims from {city} and the surrounding districts were settled within {18-45} days, the company said in a statement.',
  ],
  [
    'Freight forwarder moves its {adj} hub to {city}',
    'A ring road and a new rail spur tipped the balance, managers said; about {90-320} office staff will relocate over the next year.',
  ],
  [
    'From waste to wages: {city} recycler turns {plastic|tyres|glass|coconut husk} into {building panels|paving blocks|furniture boards}',
    'The plant handles {12-60} tonnes a week and buys from more than {200-700} independent collectors.',
  ],
  [
    '{adj} franchise law {draws|attracts|wins over} {coffee|fitness|grocery|repair} chains',
    'Lawyers in {city} count {14-37} applications since the rules took effect, most of them from {neighbour}.',
  ],
  [
    'Renewable energy firm starts {cur}{22-95} million solar park outside {city}',
    'The first panels are to feed the grid within ten months; a battery will carry the evening peak for about {9-30} thousand homes.',
  ],
  [
    '{city} free zone passes {6-24},000 jobs as {electronics|apparel|medical supplies|call centre} orders return',
    'Tenants cite shorter routes to {neighbour} and steadier power; wages rose {4-9}% in the past year.',
  ],
  [
    'Taxi owners in {city} order {180-900} {hybrid|electric|gas-powered} cars',
    'A guarantee fund covers half of the price, and owners expect to earn the rest back in {three|four|five} years.',
  ],
  [
    'Merger creates {countrys} {second|third|fourth}-largest {grocery distributor|building supplier|freight forwarder|dairy}',
    'Regulators asked the partners to sell {three|four|five} warehouses around {city} so that small retailers keep a choice.',
  ],
  [
    'Warehouse rents in {city} {climb|rise|jump} {6-19}% as online orders grow',
    'Developers have {45-140},000 square metres under construction, much of it let before the roof is on.',
  ],
  [
    'Young founders take over oldest {market hall|department store|ice factory|printing works} in {city}',
    'They plan workshops, a food court and shared offices, and promise to keep the stallholders who want to stay.',
  ],
  [
    'Tour operators in {country} bet on {hiking|birdwatching|culinary|diving} trips off the beaten track',
    'Bookings for small groups around {city} are up {17-52}% on the year, and guides are being trained in three languages.',
  ],
  [
    'Holding company buys {25-49}% of {city} {logistics|packaging|solar|clinic} group',
    'The founders stay in charge; the new money goes into a second site and a training centre, both sides said.',
  ],
];
