import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount, industryCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { RelatedContent, TitledText } from '~/content/types/shared';
import { companies } from './companies';

const expertise: RelatedContent = {
  heading: 'Explore Our Expertise',
  links: [
    {
      page: 'portfolio',
      text: 'Our portfolio in detail',
      title: `${companyCount.en}: what each one does and where it works`,
      priority: 'high',
      context: ['portfolio companies', 'investments', 'industries', 'businesses'],
    },
    {
      page: 'about',
      text: 'Who we are',
      title: `Our mission, our values and the years since ${foundingYear}`,
      priority: 'high',
      context: ['company history', 'mission', 'values', 'leadership'],
    },
    {
      page: 'news',
      text: 'News from the region',
      title: 'Business and politics from New\u00A0York to South America',
      priority: 'medium',
      context: ['regional news', 'markets', 'Caribbean economy', 'insights'],
    },
    {
      page: 'contact',
      text: 'Talk to us',
      title: `Write a message or book a ${schedulingSlotMinutes}-minute call`,
      priority: 'medium',
      context: ['contact', 'partnership', 'investment inquiry', 'media'],
    },
  ],
};

export const home = {
  meta: {
    title: 'Strategic Investment & Growth',
    description: `${site.brand} invests in growing companies between New York, Santo Domingo and Port-au-Prince, and helps run them across industries.`,
    keywords: [
      'growth capital',
      'Caribbean investment',
      'long-term ownership',
      'family of companies',
      'cross-border growth',
    ],
  },
  hero: {
    heading: 'Building Tomorrow’s Leaders',
    lead: 'A holding company between New\u00A0York, Santo\u00A0Domingo and Port-\u2060au-\u2060Prince, driving growth, innovation and excellence across industries.',
    portfolio: 'Our Portfolio',
    contact: 'Get in Touch',
    chartCaption: 'Trade winds over the Caribbean basin.',
    /** Names of the switch below the chart. */
    pauseWind: 'Pause the wind animation',
    resumeWind: 'Resume the wind animation',
    /** Names beside the three lights of the chart. */
    harbours: {
      newYork: 'New\u00A0York',
      santoDomingo: 'Santo\u00A0Domingo',
      portAuPrince: 'Port-\u2060au-\u2060Prince',
    },
  },
  figures: {
    label: 'The group in figures',
    items: { companies: 'Portfolio Companies', markets: 'Markets', founded: 'Founded', countries: 'Countries' },
  },
  capabilities: {
    heading: 'Our Capabilities',
    lead: 'Three kinds of work that we do ourselves, in every company we hold.',
    items: {
      investment: {
        title: 'Strategic Investment',
        text: 'We invest in few companies and know each of them well. Before we commit, we ask who the customer is, what the coming years will demand, and what we can add besides money.',
        imageAlt: 'Drawing: contour lines rise from deep water to a lit summit',
      },
      operations: {
        title: 'Operational Excellence',
        text: 'We work beside the management on pricing, hiring, software and reporting. Small improvements, made steadily and measured honestly, turn a young company into a sound one.',
        imageAlt: 'Drawing: a compass rose in a net of rhumb lines',
      },
      expansion: {
        title: 'Global Expansion',
        text: 'What sells in Santo\u00A0Domingo may be wanted in New\u00A0York and Port-\u2060au-\u2060Prince. We help with the permits, the languages and the partners it takes to get from one port to the next.',
        imageAlt: 'Drawing: routes fan out from Hispaniola over the horizon',
      },
    },
  },
  companies: {
    heading: 'Portfolio Companies',
    lead: `${companyCount.en} in ${industryCount.en}, each with a task of its own.`,
    items: companies,
    /** Names of the two sites of a company that has one for each country. */
    sites: { dr: 'Dominican Republic', haiti: 'Haiti' },
    viewAll: 'View All Companies',
  },
  expertise,
  approach: {
    heading: 'Investment Approach',
    lead: 'How we choose a course, keep to it, and how far we look.',
    pillars: [
      {
        title: 'Strategic Vision',
        text: 'We settle on a course before we settle on a company: which needs will last, which markets are opening, and who is already at work there.',
      },
      {
        title: 'Growth Focus',
        text: 'We look for businesses that customers return to and that have room to grow. Then we put time, people and capital where the growth is.',
      },
      {
        title: 'Global Reach',
        text: 'The United States, the Caribbean and Latin America are one neighborhood to us. What a company learns in one market, the others hear about.',
      },
    ] satisfies readonly [TitledText, TitledText, TitledText],
  },
  closing: {
    heading: 'Ready to Partner With Us?',
    text: 'Tell us what you are building and where you want to take it. A few lines are enough to begin.',
    action: 'Start a Conversation',
  },
};
