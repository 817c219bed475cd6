/** Headline and description of sample technology news; `template.ts` explains the brackets. */
import type { Template } from './template';

export const technology: readonly Template[] = [
  [
    'Start-up from {city} raises {cur}{2-19} million for {farm sensors|school software|mobile payments|telemedicine|route planning}',
    'The round was led by a fund in {neighbour}; the team of {12-60} wants to reach {five|seven|nine} markets by next year.',
  ],
  [
    '{city} switches on free wireless network in {18-64} public squares',
    'Access is limited to two hours a day per device; the library service of {country} runs the help desk.',
  ],
  [
    'New fibre link reaches {city}, promising {three|four|six} times the bandwidth',
    'Carriers expect wholesale prices in {country} to fall by {15-40}% once the link carries traffic.',
  ],
  [
    'Engineers in {city} map every {bus stop|storm drain|power pole|street light} with volunteers’ phones',
    'The open data set already holds {21-90},000 points and is used by the fire brigade.',
  ],
  [
    '{adj} hospitals share scans over new secure network',
    'Specialists in {city} can read an image from a rural clinic in under {seven|ten|fifteen} minutes.',
  ],
  [
    'Drone deliveries of {blood|vaccines|lab samples} begin around {city}',
    'Flights of up to {30-85} kilometres replace a drive that takes half a day in the rainy season.',
  ],
  [
    'Coding school in {city} graduates {45-210} developers, two thirds of them women',
    'Employers in {country} and {neighbour} hired most of the class before the final project was handed in.',
  ],
  [
    '{country^} {launches|tests|opens} digital {land registry|identity card|customs window|tax account}',
    'Paper stays valid for {two|three} years; an office in {city} helps people without a phone or connection.',
  ],
  [
    '“The grid told us first”: sensors in {city} cut outages by {18-43}%',
    'The utility installed {900-4200} devices on transformers and publishes a live map of faults.',
  ],
  [
    '{crop^} growers near {city} try satellite forecasts',
    'A text message each evening says whether to water; in a trial, members used {12-29}% less and lost no yield.',
  ],
  [
    'Data centre in {city} to run on {solar power|sea water cooling|wind and batteries}',
    'The {cur}{40-190} million site would be the largest in {country}; public bodies are expected as first tenants.',
  ],
  [
    'Instant payments reach {31-78}% of shops in {city}',
    'Fees are capped at {0.3-0.9}%, which market traders call the reason they gave up on cash-only signs.',
  ],
  [
    'AI tutor speaks {Creole|Spanish|Papiamento|Portuguese} with {adj} pupils',
    'Teachers in {city} wrote the exercises and can see every answer; the pilot covers {1400-6800} children.',
  ],
  [
    'Old phones become flood alarms on rivers above {city}',
    'Each unit costs {cur}{18-45}, listens to the water and calls the civil protection office of {country} when it rises.',
  ],
  [
    'Regulator in {country} frees spectrum for {rural|community|school} networks',
    'Cooperatives may apply from next month; the first masts are planned beyond {city}.',
  ],
  [
    '{city} museum lets visitors walk through the streets of 1890',
    'Students scanned maps, photographs and letters; the reconstruction runs on ordinary headsets.',
  ],
  [
    'Cybersecurity drill in {city} tests banks, clinics and water works',
    'Teams from {country} and {neighbour} fought a simulated outage for {nine|eleven|fourteen} hours; a public report follows.',
  ],
  [
    'Electric {delivery vans|buses|motorbike taxis} make their first {20-90},000 trips in {city}',
    'Operators report lower running costs; riders mention the quiet. A second depot is being built.',
  ],
  [
    'Language app for {adj} nurses wins regional prize',
    'The tool teaches phrases for night shifts and emergencies; {3-17},000 people in {country} use it.',
  ],
  [
    'Researchers in {city} press wall panels from {rice husk|cane fibre|coconut fibre}',
    'A test house has stood through {two|three|four} rainy seasons and stays {3-6} degrees cooler at noon.',
  ],
];
