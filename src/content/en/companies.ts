import type { CompaniesContent } from '~/content/types/companies';

export const companies: CompaniesContent = {
  careers: {
    kind: 'AI career assistant',
    tagline: 'Helps people describe what they can do, and find who needs it.',
    question: 'Where do I find work?',
    description: 'An AI career assistant for people on the way to their next job.',
    longDescription:
      'Many people do their work better than they describe it. The assistant helps them set down what they can do, improve a résumé, prepare for interviews and see which openings fit. It is made for people who cross borders and languages to find work.',
    imageAlt: 'Drawing: paths that start together and rise, each to its own height',
    market: 'United States and Latin America',
    focus: 'Careers and AI',
  },
  services: {
    kind: 'Service-provider platform',
    tagline: 'Brings skilled providers and their customers together.',
    question: 'Whom can I hire?',
    description: 'A platform where service providers and their customers meet.',
    longDescription:
      'A good electrician or tutor is found by word of mouth, and word of mouth stops at the end of the street. The platform gives providers a page, a calendar and a way to quote. Customers get one place to compare and book. It was the first company the group launched.',
    imageAlt: 'Drawing: a net of knots tied to their neighbors, one of them lit',
    market: 'United States',
    focus: 'Local services',
  },
  advisor: {
    kind: 'AI investment advisor',
    tagline: 'Investment guidance that gives its reasons.',
    question: 'How should I invest?',
    description: 'An AI investment advisor for people who want to understand their own money.',
    longDescription:
      'The advisor looks at a saver’s goals, time horizon and holdings and suggests what to consider next. Each suggestion comes with its reasons and its risks, in plain words. The decision stays with the person whose money it is.',
    imageAlt: 'Drawing: a lighthouse and its beam over the sea',
    market: 'United States',
    focus: 'Personal investing and AI',
  },
  commerce: {
    kind: 'E-commerce solutions',
    tagline: 'Online selling in two countries that share an island.',
    question: 'Where can I sell?',
    description: 'E-commerce solutions for merchants in the Dominican Republic and Haiti.',
    longDescription:
      'To sell online on this island is to deal with two currencies, several languages and roads that decide what arrives when. The company builds online stores, arranges payment and organizes delivery for merchants in both countries, with a site for each.',
    imageAlt: 'Drawing: Hispaniola and its neighbors, with the trade routes between them',
    market: 'Dominican Republic and Haiti',
    focus: 'Online stores and delivery',
  },
  energy: {
    kind: 'Renewable energy',
    tagline: 'Power from the sun and wind the islands already have.',
    question: 'What will power the house?',
    description: 'Renewable energy for homes and businesses in the Caribbean.',
    longDescription:
      'Caribbean islands burn imported fuel under a strong sun, in a wind that blows from the same quarter most of the year. The company plans and installs solar and wind power for homes, shops and small industry, with storage for the hours when the grid is down.',
    imageAlt: 'Drawing: the arc of the sun over the sea, and blades that turn in the wind',
    market: 'Caribbean',
    focus: 'Solar and wind power',
  },
};
