import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyIds, companyNames } from '~/content/companies';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { RelatedContent } from '~/content/types/shared';
import { companies } from './companies';

interface ApproachColumn {
  readonly title: string;
  readonly points: readonly [string, string, string, string];
}

const related: RelatedContent = {
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
      title: 'Business and politics from New\u00A0York to South America',
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
};

export const portfolio = {
  meta: {
    title: 'Portfolio',
    description: `${companyNames}: the companies of ${site.brand}, what each one does and where it works.`,
    keywords: ['investment portfolio', ...companyIds.map((id) => companies[id].kind)],
  },
  hero: {
    heading: 'Our Portfolio',
    lead: `${companyCount.en}, each with a plain question to answer. ${companyIds.map((id) => companies[id].question).join(' ')}`,
  },
  companiesHeading: 'The Companies',
  companies,
  /** Of the three tiles of each company. */
  statLabels: { founded: 'Founded', market: 'Market', focus: 'Focus' },
  visitWebsite: 'Visit Website',
  /** Link texts for the two sites of the e-commerce company. */
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
    ] satisfies readonly [ApproachColumn, ApproachColumn, ApproachColumn],
  },
  related,
};
