import { schedulingSlotMinutes } from '~/config/limits';
import { site } from '~/config/site';
import { companyCount } from '~/content/counts';
import { foundingYear } from '~/content/facts';
import type { RelatedContent, TitledText } from '~/content/types/shared';

const related: RelatedContent = {
  heading: 'Learn More About the Group',
  links: [
    {
      page: 'portfolio',
      text: 'The companies we hold',
      title: `${companyCount.en}: what each one does and where it works`,
      priority: 'high',
      context: ['portfolio companies', 'investments', 'subsidiaries', 'industries'],
    },
    {
      page: 'contact',
      text: 'Get in touch with us',
      title: `Write a message or book a ${schedulingSlotMinutes}-minute call`,
      priority: 'high',
      context: ['contact', 'partnership', 'investor relations', 'media'],
    },
    {
      page: 'news',
      text: 'What happens in the region',
      title: 'Business and politics from New\u00A0York to South America',
      priority: 'medium',
      context: ['regional news', 'Caribbean', 'Latin America', 'insights'],
    },
    {
      page: 'home',
      text: 'The group at a glance',
      title: 'Capabilities, companies and approach on one page',
      priority: 'medium',
      context: ['overview', 'capabilities', 'investment approach', 'home'],
    },
  ],
};

export const about = {
  meta: {
    title: 'About Us',
    description: `${site.brand} was founded in ${foundingYear} to invest in businesses across the Americas. Read about our mission, our values and the years since.`,
    keywords: ['about us', 'company history', 'mission and vision', 'core values', 'Caribbean holding company'],
  },
  hero: {
    heading: `About ${site.brand}`,
    tagline: 'Driving growth, innovation and excellence across industries.',
  },
  mission: {
    title: 'Our Mission',
    text: 'To find businesses with room to grow and to give them what growth takes: capital, experienced hands and a way into new markets. We do this across industries, in the United States, the Caribbean and Latin America.',
  },
  vision: {
    title: 'Our Vision',
    text: 'A region known for the companies it builds. A firm that starts in Santo\u00A0Domingo or Port-\u2060au-\u2060Prince should find New\u00A0York within reach, and a good idea from New\u00A0York should find its way south.',
  },
  values: {
    heading: 'Core Values',
    items: [
      {
        title: 'Integrity',
        text: 'We say what we know and what we do not. Terms are written down, the figures lie open on the table, and what we promise has a date.',
      },
      {
        title: 'Excellence',
        text: 'We would rather hold few companies and hold them well. Good work is checked, repeated and improved. It is seldom loud.',
      },
      {
        title: 'Innovation',
        text: 'A new technology earns its place when it takes away a real difficulty. We try early, in small steps, and keep what works.',
      },
    ] satisfies readonly [TitledText, TitledText, TitledText],
  },
  timeline: {
    heading: 'Year by Year',
    items: {
      '2020': {
        title: 'Founding',
        text: 'The group is founded to invest in growing businesses in the United States, the Caribbean and Latin America.',
      },
      '2021': {
        title: 'Service platform launch',
        text: 'The first platform opens: a place where service providers and their customers find each other.',
      },
      '2022': {
        title: 'Dominican Republic and Haiti',
        text: 'The group establishes its presence in both countries and starts out in e-commerce.',
      },
      '2023': {
        title: 'AI and renewable energy',
        text: 'A career assistant and an investment advisor launch, both built on AI. A renewable energy company follows the same year.',
      },
      '2024': {
        title: 'Continued expansion',
        text: 'The companies move on into new markets, and the group grows with them.',
      },
    },
  },
  related,
};
