import { expect, it } from 'vitest';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import { searchTerms as terms } from '~scripts/settings/news-filters';
import { answerBody } from './answerBody';

const texts = ['&amp;amp; &quot', '&lt;b&gt; <b>', '</ < >', '&#60;i&#62;', ';a &', 'Haitians'];
const data = [...texts, ...terms.regions.flatMap(({ phrases }) => phrases)].map((text, index) => ({
  title: `${text} ${index}`,
  description: text,
  url: `https://news.example/${index}?a=1&amp;b=2`,
  image_url: 'https://news.example/a.jpg',
  published_at: '2026-01-02T03:04:05.000000Z',
  source: text,
  categories: [text],
}));

function read(response: unknown): NewsPage {
  const parsed = parseNewsResponse(response, terms);
  if (parsed.kind !== 'ok') throw new Error(parsed.message);
  return parsed;
}

it('is read as the articles it was made of, whatever the service’s texts hold', () => {
  for (const part of [data.slice(0, 8), data.slice(8)]) {
    const page = read({ meta: { found: 90, limit: 10 }, data: [...part, null] });
    const again = read(JSON.parse(answerBody(page, 2, 1_000, terms)));
    expect(page.articles).toHaveLength(part.length);
    const { articles, found } = page;
    expect(again).toMatchObject({ articles, found, limit: 10, returned: part.length + 1 });
  }
});

it('holds no more records than were asked for, however many came and whatever page size is named', () => {
  const meta = { found: 1_000_000, limit: 1_000_000 };
  for (const records of [Array.from({ length: 999_000 }, () => 0), data]) {
    const body = answerBody(read({ meta, data: records }), 2, 100, terms);
    expect(JSON.parse(body).meta).toEqual({ found: 1_200, returned: 12, limit: 12, page: 2 });
    expect(JSON.parse(body).data).toHaveLength(12);
  }
});
