import { describe, expect, test } from 'vitest';
import { composeSite } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { findNextChange } from '~scripts/generate/next-change';
import { hiddenDownloads, warnOfUnlinkedDownloads } from '~scripts/generate/public/downloads';
import { createChangedSite } from '~tests/support/content/changed-site';

const { compose, getErrors, read } = createChangedSite();

describe('the announcement', () => {
  const announcement = {
    from: '2026-12-01T09:00',
    until: '2026-12-14',
    text: { en: '{brand} opens in Lisbon.', es: '{brand} abre en Lisboa.', fr: '{brand} ouvre à Lisbonne.' },
    link: { target: '/about', label: { en: 'Read more', es: 'Más', fr: 'En savoir plus' } },
  };

  test.for<[string, string, boolean]>([
    ['2026-12-01T13:59:59Z', 'before its moment', false],
    ['2026-12-01T14:00:00Z', 'at its moment in the zone of the site', true],
    ['2026-12-15T04:59:59Z', 'at the end of its last day', true],
    ['2026-12-15T05:00:00Z', 'after its last day', false],
  ])('at %s, %s: %s', ([now, , isShown]) => {
    const changes = { 'announcement.json': announcement, 'site.json': { timeZone: 'America/New_York' } };
    const contents = compose(changes, new Date(now));
    const shell = contents.get('fr')?.shell;
    expect(shell?.announcement).toEqual(
      isShown
        ? { text: 'Alisio Group ouvre à Lisbonne.', link: { link: '/fr/about', label: 'En savoir plus' } }
        : undefined,
    );
    // At another time the pages are made without any word of the announcement.
    expect(JSON.stringify([...contents]).includes('Lisbonne')).toBe(isShown);
  });

  test.for<[string, string, boolean]>([
    ['2026-11-26T00:00:00Z', '2026-12-01T09:00:00.000Z', true],
    ['2026-12-02T00:00:00Z', '2026-12-15T00:00:00.000Z', false],
    ['2026-12-15T00:00:00Z', '', true],
  ])(
    'at %s the site has to be built again at "%s", and has no file that it alone links to: %s',
    ([now, next, isHidden]) => {
      const link = { ...announcement.link, target: '/files/annual-2026.pdf' };
      const siteSettings = read(
        { 'announcement.json': { ...announcement, link }, 'files/annual-2026.pdf': 'PDF' },
        new Date(now),
      );
      const data = readData(siteSettings);
      const contents = composeSite(data, siteSettings);
      expect(findNextChange(siteSettings)).toBe(next);
      const hidden = hiddenDownloads(contents, data, siteSettings);
      expect([...hidden]).toEqual(isHidden ? ['annual-2026.pdf'] : []);
      expect(warnOfUnlinkedDownloads(contents, siteSettings, hidden)).toEqual([]);
    },
  );

  test('has times that are read before its text, with all that a site shows for a time', () => {
    const { from, until } = announcement;
    expect(read({ 'announcement.json': announcement }).timedParts).toEqual([
      { file: 'announcement.json', period: { from, until } },
    ]);
  });

  test('may have neither dates nor a link', () => {
    expect(compose({ 'announcement.json': { text: announcement.text } }).get('en')?.shell.announcement).toEqual({
      text: 'Alisio Group opens in Lisbon.',
    });
  });

  test.for<[string, object, string]>([
    ['a language that is missing', { text: { en: 'News', es: 'Noticias' } }, 'text.fr: this is missing'],
    [
      'a text that is too long',
      { text: { ...announcement.text, en: 'Now. '.repeat(30) } },
      'text.en: 150 characters are too many: there is',
    ],
    ['dates in the wrong order', { from: '2026-12-15' }, 'until: this is not after the moment from which it is shown'],
    ['an end at its beginning', { until: '2026-12-01T09:00' }, 'until: this is not after the moment from which'],
    ['a day that does not exist', { until: '2026-02-30' }, 'until: "2026-02-30" is not a date such as 2026-11-23'],
    ['a time that does not exist', { until: '2026-12-14T25:00' }, 'until: "2026-12-14T25:00" is not a date such as'],
    [
      'a link to no page',
      { link: { ...announcement.link, target: '/abuot' } },
      'link.target: /abuot: there is no page at this address',
    ],
    [
      'a link without https',
      { link: { ...announcement.link, target: 'http://a.example' } },
      'link.target: a link begins with https://',
    ],
  ])('is refused with %s', ([, change, line]) => {
    expect(getErrors({ 'announcement.json': { ...announcement, ...change } })).toEqual([
      expect.stringContaining(`announcement.json: ${line}`),
    ]);
  });
});
