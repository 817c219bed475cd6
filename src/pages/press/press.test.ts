import { expect, test } from 'vitest';
import { createPageRoutes, getLinkedPages } from '~/config/pageTable';
import { readSettings } from '~tests/support/site';
import { newsArticleNode } from './newsArticle';

const settings = readSettings({ url: 'https://host.example', basePath: '/repo/' });
const organizationId = 'https://host.example/repo/#organization';
const websiteId = 'https://host.example/repo/#website';

test('releases have addresses below the page that lists them', () => {
  const { findRoute } = createPageRoutes([], ['press/new-quay']);
  expect(findRoute('/es/press/new-quay')).toMatchObject({ page: 'press/new-quay', language: 'es' });
  expect(getLinkedPages('legal')).toContain('press');
});

test('a release is an article of news by the organization, with the place and day that it begins with', () => {
  const url = 'https://host.example/repo/fr/a';
  const text = {
    headline: 'Titre',
    description: 'Texte',
    image: [],
    datePublished: '2026-01-02T09:00:00-05:00',
    dateline: 'Kingston, 2 janvier 2026',
  };
  expect(newsArticleNode({ settings, language: 'fr', url, ...text })).toEqual({
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    ...text,
    dateModified: text.datePublished,
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    inLanguage: 'fr-HT',
    mainEntityOfPage: url,
    isPartOf: { '@id': websiteId },
  });
});
