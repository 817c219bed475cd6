import { schedulingSlotMinutes } from '../../config/limits';
import { site } from '../../config/site';
import { foundingYear } from '../facts';
import type { PortfolioContent } from '../types/portfolio';

export const portfolio: PortfolioContent = {
  meta: {
    title: 'Portfolio',
    description: `The companies of ${site.brand}: a career assistant, a service platform, an investment advisor, e-commerce and renewable energy.`,
    keywords: [
      'investment portfolio',
      'AI career assistant',
      'service-provider platform',
      'e-commerce in the Caribbean',
      'renewable energy company',
    ],
  },
  hero: {
    heading: 'Our Portfolio',
    lead: 'Five companies, each with a plain question to answer. Where do I find work? Whom can I hire? How should I invest? Where can I sell? What will power the house?',
  },
  companiesHeading: 'The Companies',
  companies: {
    careers: {
      description: 'An AI career assistant for people on the way to their next job.',
      longDescription:
        'Many people do their work better than they describe it. The assistant helps them set down what they can do, improve a résumé, prepare for interviews and see which openings fit. It is made for people who cross borders and languages to find work.',
      imageAlt: 'Drawing: paths that start together and rise, each to its own height',
      stats: [
        { label: 'Founded', value: '2023' },
        { label: 'Market', value: 'United States and Latin America' },
        { label: 'Focus', value: 'Careers and AI' },
      ],
    },
    services: {
      description: 'A platform where service providers and their customers meet.',
      longDescription:
        'A good electrician or tutor is found by word of mouth, and word of mouth stops at the end of the street. The platform gives providers a page, a calendar and a way to quote. Customers get one place to compare and book. It was the first company the group launched.',
      imageAlt: 'Drawing: a net of knots tied to their neighbors, one of them lit',
      stats: [
        { label: 'Founded', value: '2021' },
        { label: 'Market', value: 'United States' },
        { label: 'Focus', value: 'Local services' },
      ],
    },
    advisor: {
      description: 'An AI investment advisor for people who want to understand their own money.',
      longDescription:
        'The advisor looks at a saver’s goals, time horizon and holdings and suggests what to consider next. Each suggestion comes with its reasons and its risks, in plain words. The decision stays with the person whose money it is.',
      imageAlt: 'Drawing: a lighthouse and its beam over the sea',
      stats: [
        { label: 'Founded', value: '2023' },
        { label: 'Market', value: 'United States' },
        { label: 'Focus', value: 'Personal investing and AI' },
      ],
    },
    commerce: {
      description: 'E-commerce solutions for merchants in the Dominican Republic and Haiti.',
      longDescription:
        'To sell online on this island is to deal with two currencies, several languages and roads that decide what arrives when. The company builds online stores, arranges payment and organizes delivery for merchants in both countries, with a site for each.',
      imageAlt: 'Drawing: Hispaniola and its neighbors, with the trade routes between them',
      stats: [
        { label: 'Founded', value: '2022' },
        { label: 'Market', value: 'Dominican Republic and Haiti' },
        { label: 'Focus', value: 'Online stores and delivery' },
      ],
    },
    energy: {
      description: 'Renewable energy for homes and businesses in the Caribbean.',
      longDescription:
        'Caribbean islands burn imported fuel under a strong sun, in a wind that blows from the same quarter most of the year. The company plans and installs solar and wind power for homes, shops and small industry, with storage for the hours when the grid is down.',
      imageAlt: 'Drawing: the arc of the sun over the sea, and blades that turn in the wind',
      stats: [
        { label: 'Founded', value: '2023' },
        { label: 'Market', value: 'Caribbean' },
        { label: 'Focus', value: 'Solar and wind power' },
      ],
    },
  },
  visitWebsite: 'Visit Website',
  visitWebsiteIn: { dr: 'Visit Website: Dominican Republic', haiti: 'Visit Website: Haiti' },
  approach: {
    heading: 'Our Investment Approach',
    columns: [
      {
        title: 'Strategic Growth',
        points: [
          'Few investments, each studied in depth',
          'Markets we know from our own work',
          'Capital in steps, as goals are met',
          'Plans that look across borders early',
        ],
      },
      {
        title: 'Value Creation',
        points: [
          'Practical help with hiring, pricing and software',
          'Shared services that keep small teams small',
          'Plain figures that everyone can read',
          'Lessons passed from one company to the next',
        ],
      },
      {
        title: 'Long-term Vision',
        points: [
          'Ownership measured in years, not quarters',
          'Founders with a real stake and a real say',
          'Earnings put back into the business first',
          'Local talent and suppliers wherever we work',
        ],
      },
    ],
  },
  related: {
    heading: 'Continue From Here',
    links: [
      {
        page: 'contact',
        text: 'Propose a partnership',
        title: `Write a message or book a ${schedulingSlotMinutes}-minute call`,
        priority: 'high',
        context: ['partnership', 'investment opportunities', 'contact', 'founders'],
      },
      {
        page: 'about',
        text: 'The owner behind the companies',
        title: `Our mission, our values and the years since ${foundingYear}`,
        priority: 'high',
        context: ['company history', 'mission', 'values', 'holding company'],
      },
      {
        page: 'news',
        text: 'News from their markets',
        title: 'Business and politics from New York to South America',
        priority: 'medium',
        context: ['regional news', 'markets', 'technology', 'economy'],
      },
      {
        page: 'home',
        text: 'What we bring to a company',
        title: 'Our capabilities and how we choose investments',
        priority: 'medium',
        context: ['capabilities', 'investment approach', 'overview', 'home'],
      },
    ],
  },
};
