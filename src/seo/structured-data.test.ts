import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSite } from '~/config/site';
import { foundingYear } from '~/content/facts';
import {
  article,
  faqPage,
  jobPosting,
  jsonLd,
  organization,
  organizationInBrief,
  type SchemaNode,
  webSite,
} from './structured-data';

const site = parseSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });
const organizationId = 'https://host.example/repo/#organization';

/** What a reader of the page gets. */
function read(...graph: readonly SchemaNode[]): unknown {
  return JSON.parse(jsonLd(graph));
}

function graphOf(...nodes: readonly object[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

describe('organization', () => {
  it('carries what the specification lists', () => {
    expect(read(organization({ site, description: 'Builds companies.' }))).toEqual(
      graphOf({
        '@type': 'Organization',
        '@id': organizationId,
        name: site.brand,
        url: 'https://host.example/repo/',
        logo: 'https://host.example/repo/icon-512.png',
        description: 'Builds companies.',
        foundingDate: String(foundingYear),
        address: { '@type': 'PostalAddress', addressLocality: 'New York', addressRegion: 'NY', addressCountry: 'US' },
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          availableLanguage: ['English', 'Spanish', 'French'],
          email: site.email,
        },
        sameAs: site.social.map(({ url }) => url),
      }),
    );
  });

  it('is the same thing in brief on the other pages', () => {
    const input = { site, description: 'Builds companies.' };
    const brief = organizationInBrief(input);
    expect(organization(input)).toMatchObject(brief);
    expect(Object.keys(brief)).toEqual(['@type', '@id', 'name', 'url', 'logo', 'description', 'address']);
  });
});

it('an organization without social profiles names none', () => {
  expect(organization({ site: { ...site, social: [] }, description: '' })).not.toHaveProperty('sameAs');
});

describe('webSite', () => {
  it('names its languages, its publisher and where to search', () => {
    expect(read(webSite({ site, description: 'Site.', searchPage: 'https://host.example/repo/news' }))).toEqual(
      graphOf({
        '@type': 'WebSite',
        '@id': 'https://host.example/repo/#website',
        name: site.brand,
        url: 'https://host.example/repo/',
        description: 'Site.',
        inLanguage: ['en-US', 'es-DO', 'fr-HT'],
        publisher: { '@id': organizationId },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: 'https://host.example/repo/news?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      }),
    );
  });
});

describe('article', () => {
  const input = {
    site,
    language: 'fr',
    url: 'https://host.example/repo/fr/a',
    headline: 'Titre',
    description: 'Texte',
    images: ['https://host.example/repo/a.png'],
    publishedTime: '2026-01-02',
  } as const;

  it('names the organisation as author and the publication as last change by default', () => {
    expect(article(input)).toMatchObject({
      '@id': 'https://host.example/repo/fr/a#article',
      author: { '@id': organizationId },
      publisher: { '@id': organizationId },
      dateModified: '2026-01-02',
      inLanguage: 'fr-HT',
      mainEntityOfPage: input.url,
    });
    expect(article({ ...input, author: 'Ana', modifiedTime: '2026-02-03' })).toMatchObject({
      author: { '@type': 'Person', name: 'Ana' },
      dateModified: '2026-02-03',
    });
  });
});

describe('faqPage', () => {
  it('pairs questions with answers', () => {
    expect(
      faqPage({ url: 'https://host.example/faq', language: 'es', items: [{ question: '¿Qué?', answer: 'Eso.' }] }),
    ).toEqual({
      '@type': 'FAQPage',
      '@id': 'https://host.example/faq#faq',
      inLanguage: 'es-DO',
      mainEntity: [{ '@type': 'Question', name: '¿Qué?', acceptedAnswer: { '@type': 'Answer', text: 'Eso.' } }],
    });
  });
});

describe('jobPosting', () => {
  const input = {
    site,
    url: 'https://host.example/careers/a',
    title: 'Analyst',
    description: '<p>Work.</p>',
    datePosted: '2026-01-02',
    employmentType: 'FULL_TIME',
  } as const;

  it('is at headquarters', () => {
    const posting = jobPosting({ ...input, place: 'headquarters' });
    expect(posting).toMatchObject({
      hiringOrganization: { '@id': organizationId },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'New York', addressCountry: 'US' } },
    });
    expect(posting).not.toHaveProperty('validThrough');
    expect(posting).not.toHaveProperty('jobLocationType');
  });

  it('is remote within named countries', () => {
    const posting = jobPosting({ ...input, validThrough: '2026-03-01', place: { remoteWithin: ['US', 'DO'] } });
    expect(posting).toMatchObject({
      validThrough: '2026-03-01',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'US' },
        { '@type': 'Country', name: 'DO' },
      ],
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });
});

describe('jsonLd', () => {
  it('gives back any text and never leaves the script', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '</script>', '<!--', '&amp;', '\u2028', "$& $' $$"),
        (text, trap) => {
          const name = text + trap + text;
          const written = jsonLd([{ '@type': 'Thing', name }]);
          expect(written).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(written)).toEqual(graphOf({ '@type': 'Thing', name }));
        },
      ),
    );
  });

  it('writes escapes of four digits', () => {
    expect(jsonLd([{ '@type': 'Thing', name: '<>&\u2028\u2029' }])).toContain('\\u003c\\u003e\\u0026\\u2028\\u2029');
  });
});
