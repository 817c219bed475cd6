import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { categoryIds, combinations } from '~/config/news';
import { newsQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/response';
import { createRequestParser } from '~scripts/news-service/parameters';
import { createSearchIndex } from '~scripts/news-service/search-index';
import { writeSampleArticles } from './generate';
import { trickyTextsOf } from './irregular';

const now = Date.UTC(2024, 4, 2, 15);
const articles = writeSampleArticles(now);
const index = createSearchIndex(articles);
const pages = combinations.map(({ category, region }) => {
  const parsed = createRequestParser(25)(
    newsQuery({ region, category, page: 1, limit: newsPageSize, language: 'en', host: 'x', token: '' }),
  );
  if (parsed.kind !== 'ok') throw new Error(parsed.message);
  const { articles: data, found } = index.find(parsed.request, 0, newsPageSize);
  const page = parseNewsResponse({ data, meta: { found, limit: newsPageSize } });
  if (page.kind !== 'ok') throw new Error(page.message);
  return { region, category, page };
});

describe('the samples', () => {
  it('are at least 600, the same all day, and newest first', () => {
    expect(articles.length).toBeGreaterThanOrEqual(600);
    expect(writeSampleArticles(now + 8 * 3_600_000)).toEqual(articles);
    expect(writeSampleArticles(now + 24 * 3_600_000)).not.toEqual(articles);
    const times = articles.map(({ published_at: time }) => Date.parse(time)).filter((time) => !Number.isNaN(time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThan(now);
    expect(Math.min(...times)).toBeGreaterThan(now - 31 * 86_400_000);
  });

  it.each(pages)('fill more than two pages of $region × $category, the first one whole', ({ page }) => {
    expect(page.found).toBeGreaterThan(2 * newsPageSize);
    expect(page.articles).toHaveLength(newsPageSize);
    expect(new Set(page.articles.map(({ title }) => title)).size).toBe(newsPageSize);
    // A picture that cannot be loaded leaves an error in the console of whoever opens the page.
    const pictures = page.articles.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(pictures.filter((address) => !existsSync(`public${address}`))).toEqual([]);
    expect(page.articles.filter(({ region: told }) => told === 'all')).toEqual([]);
    // Texts that are hard to read belong on later pages.
    expect(page.articles.filter(({ title }) => /[<>$&]{2}|\w{40}|\p{Script=Arabic}/u.test(title))).toEqual([]);
  });

  it('have a picture of their own in one of three', () => {
    const own = articles.filter(({ image_url: url }) => url?.startsWith('/samples/') === true).length;
    expect(own / articles.length).toBeGreaterThan(0.28);
    expect(own / articles.length).toBeLessThan(0.36);
  });

  it('are clearly samples', () => {
    const hosts = articles.map(({ source }) => source.replace(/^https:\/\/www\.|\/$/g, ''));
    expect(hosts.every((host) => host.endsWith('.example.com'))).toBe(true);
    expect(
      articles.every(({ url }) => /^https:\/\/(?:editor:secret@)?[\w-]+\.example\.com\/|^javascript:/.test(url)),
    ).toBe(true);
  });

  it('have no bracket of a pattern left, and no doubled word', () => {
    const texts = articles.flatMap(({ description, title }) => [title ?? '', description ?? '']);
    expect(texts.filter((text) => /[{}]|\bundefined\b|\bthe the\b|\b(\w{3,}) \1\b/i.test(text))).toEqual([]);
  });

  it('have about one in twelve with what is irregular in real feeds', () => {
    const has = (isIrregular: (article: (typeof articles)[number]) => boolean) => articles.filter(isIrregular).length;
    const tricky = categoryIds.flatMap(trickyTextsOf).join('\n');
    // What only texts of a category have that the site leaves out, no article can have.
    const text = (pattern: RegExp) =>
      has(({ description, title }) => pattern.test(`${title ?? ''}\n${description ?? ''}`)) ||
      (pattern.test(tricky) ? 0 : 1);
    const counts = {
      'empty description': has(({ description }) => (description ?? '') === ''),
      'no title': has(({ title }) => (title ?? '').trim() === ''),
      'http picture': has(({ image_url: url }) => url?.startsWith('http:') === true),
      'protocol-relative picture': has(({ image_url: url }) => url?.startsWith('//') === true),
      'undefined picture': has(({ image_url: url }) => url === 'undefined'),
      'https picture': has(({ image_url: url }) => url?.startsWith('https:') === true),
      'bad date': has(({ published_at: time }) => Number.isNaN(Date.parse(time))),
      'bad address': has(({ url }) => url.startsWith('javascript:')),
      credentials: has(({ url }) => url.includes('@')),
      money: text(/US\$"10M"/),
      'replacement patterns': text(/\$&|\$'/),
      entities: text(/&(?:amp|#8217|rdquo);/),
      markup: text(/<em>|<ol>/),
      comparison: text(/ < \d/),
      'right to left': text(/\p{Script=Arabic}/u),
      'long word': text(/\w{40}/),
      emoji: text(/\p{Extended_Pictographic}\u200D/u),
      repeated: has(({ url }) => url.includes('utm_source')),
    };
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    const irregular = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(irregular / articles.length).toBeGreaterThan(0.06);
    expect(irregular / articles.length).toBeLessThan(0.16);
  });
});
