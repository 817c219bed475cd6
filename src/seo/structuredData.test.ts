import { expect, it } from 'vitest';
import { readSettings } from '~tests/support/site';
import {
  faqPageNode,
  jobPostingNode,
  jsonLd,
  organizationNode,
  organizationSummaryNode,
  webSiteNode,
} from './structuredData';

const settings = readSettings({ url: 'https://host.example', basePath: '/repo/' });
const organizationId = 'https://host.example/repo/#organization';
const websiteId = 'https://host.example/repo/#website';
const address = { '@type': 'PostalAddress', addressLocality: 'New York', addressRegion: 'NY', addressCountry: 'US' };

it('an organization carries what the specification lists, and in brief on pages other than the home page', () => {
  const input = { settings, description: 'Builds companies.' };
  const inBrief = {
    '@type': 'Organization',
    '@id': organizationId,
    name: settings.brand,
    url: 'https://host.example/repo/',
    logo: 'https://host.example/repo/icon-512.png',
    description: 'Builds companies.',
    address,
  };
  expect(organizationSummaryNode(input)).toEqual(inBrief);
  expect(organizationNode(input)).toEqual({
    ...inBrief,
    foundingDate: String(settings.foundingYear),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      availableLanguage: ['English', 'Spanish', 'French'],
      email: settings.email,
    },
    sameAs: settings.social.map(({ url }) => url),
  });
  expect(organizationNode({ ...input, settings: { ...settings, social: [] } })).not.toHaveProperty('sameAs');
});

it('a website names its languages, its publisher and where to search', () => {
  expect(webSiteNode({ settings, description: 'Site.', searchUrl: 'https://host.example/repo/find' })).toEqual({
    '@type': 'WebSite',
    '@id': websiteId,
    name: settings.brand,
    url: 'https://host.example/repo/',
    description: 'Site.',
    inLanguage: ['en-US', 'es-DO', 'fr-HT'],
    publisher: { '@id': organizationId },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://host.example/repo/find?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

it('a parser reads the same text from the script, and no text ends the script', () => {
  const name = "</script><!-- &amp; \u2028\u2029 $& $' $$";
  const json = jsonLd([{ '@type': 'Thing', name }]);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] });
});

it('a page of frequent questions pairs them with answers', () => {
  const items = [{ question: '¿Qué?', answer: 'Eso.' }];
  expect(faqPageNode({ url: 'https://host.example/faq', language: 'es', items })).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://host.example/faq#faq',
    inLanguage: 'es-DO',
    mainEntity: [{ '@type': 'Question', name: '¿Qué?', acceptedAnswer: { '@type': 'Answer', text: 'Eso.' } }],
  });
});

it('a job is at its place, and says what it pays if that is set', () => {
  const url = 'https://host.example/careers/a';
  const job = { url, title: 'Analyst', description: '', datePosted: '2026-01-02', employmentType: 'INTERN' };
  const place = { locality: 'New York', region: 'NY', country: 'US' };
  const posting = {
    '@type': 'JobPosting',
    '@id': `${url}#analyst`,
    ...job,
    validThrough: '2026-03-01',
    hiringOrganization: { '@id': 'https://host.example/repo/#organization' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'New York', addressRegion: 'NY', addressCountry: 'US' },
    },
  };
  const input = { settings, id: 'analyst', place, ...job, validThrough: '2026-03-01' };
  expect(jobPostingNode(input)).toEqual(posting);
  expect(jobPostingNode({ ...input, pay: { currency: 'EUR', from: 1, to: 2, per: 'YEAR' } })).toEqual({
    ...posting,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitText: 'YEAR' },
    },
  });
});
