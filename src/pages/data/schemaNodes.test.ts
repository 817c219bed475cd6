import { expect, it } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSite } from '~tests/support/settings';
import { faqPage, jobPosting } from './schemaNodes';

const site = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' }, dataFolder);

it('a page of frequent questions pairs them with answers', () => {
  const items = [{ question: '¿Qué?', answer: 'Eso.' }];
  expect(faqPage({ site, url: 'https://host.example/faq', language: 'es', items })).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://host.example/faq#faq',
    inLanguage: 'es-DO',
    mainEntity: [{ '@type': 'Question', name: '¿Qué?', acceptedAnswer: { '@type': 'Answer', text: 'Eso.' } }],
  });
});

it('a job is at its place, and says what it pays if that is set', () => {
  const url = 'https://host.example/careers/a';
  const job = { url, title: 'Analyst', description: '', datePosted: '2026-01-02', employmentType: 'INTERN' };
  const place = { locality: 'Lisbon', region: '', country: 'PT' };
  const posting = {
    '@type': 'JobPosting',
    '@id': `${url}#analyst`,
    ...job,
    validThrough: '2026-03-01',
    hiringOrganization: { '@id': 'https://host.example/repo/#organization' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
    },
  };
  const input = { site, id: 'analyst', place, ...job, validThrough: '2026-03-01' };
  expect(jobPosting(input)).toEqual(posting);
  expect(jobPosting({ ...input, pay: { currency: 'EUR', from: 1, to: 2, per: 'YEAR' } })).toEqual({
    ...posting,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitText: 'YEAR' },
    },
  });
});
