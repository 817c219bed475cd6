/** Whatever a clock shows or the service says, articles stay until their time, or nothing is written. */
import { afterAll, describe, expect, it } from 'vitest';
import { instantOf } from '~/features/news/model/instant';
import { readNewsFolder } from '~scripts/news/folder/news-folder';
import { copyOf, temporaryFolder } from '~tests/support/folder';
import { dayMs, hourMs, newsIn, noon, startService, wire } from '~tests/support/news/refresh-runs';
import { exitCodeOf } from './refresh';

const articles = Array.from({ length: 40 }, (_, index) =>
  wire(`${index}`, noon - index * 12 * hourMs, { url: `http://news.example/${index}` }),
);

/** Knows all forty articles. */
const good = temporaryFolder(afterAll);
for (let start = 0; start < articles.length; start += 10)
  await newsIn(good).run(startService({ articles: articles.slice(start, start + 10) }));

/** A copy of that folder, and the service that gave them. */
const fortyArticles = () => ({ news: newsIn(copyOf(good)), service: startService({ articles }) });

const urlsOf = (records: readonly { readonly url: string }[]) => records.map(({ url }) => url);

it.each([
  ['years ahead', Date.UTC(2099, 0, 1)],
  ['at its beginning', 0],
  ['31 days behind', noon - 31 * dayMs],
])('a service whose clock is %s takes nothing away: this machine’s counts', async (_, date) => {
  const { news, service } = fortyArticles();
  const here = noon + hourMs;
  service.now = date;
  service.articles = [wire('dated so', date), wire('new', noon + hourMs / 2), ...articles];
  const wrong = await news.run(service, {}, { now: () => here });
  expect([exitCodeOf(wrong), news.archived()]).toEqual([0, expect.arrayContaining(urlsOf(articles))]);
  expect(readNewsFolder(news.directory).index).toMatchObject({ changedAt: instantOf(here) });

  service.now = here + dayMs;
  service.articles = [wire('later', here + dayMs), ...service.articles];
  expect(exitCodeOf(await news.run(service))).toBe(0);
  expect(news.shown().slice(0, 2)).toEqual(['later', date > here ? 'dated so' : 'new']);
  expect(news.archived()).toHaveLength(articles.length + (date > here ? 3 : 2));
});

const early = { now: () => noon - 1_000 };

describe('this machine’s clock', () => {
  it('earlier than the last change makes no call and writes nothing, unless that is meant', async () => {
    const { news, service } = fortyArticles();
    const before = news.files();
    const told =
      /^this machine’s clock shows 2024-05-02T11:59:59Z, earlier than the news changed last .* --accept-loss/;
    await expect(news.run(service, {}, early)).rejects.toThrow(told);
    expect([news.files(), service.asked]).toEqual([before, []]);
    service.articles = [wire('new', noon - hourMs), ...articles];
    expect(exitCodeOf(await news.run(service, { acceptLoss: true }, early))).toBe(0);
  });

  it('60 days ahead of the service’s writes nothing: what is old here is young there', async () => {
    const { news, service } = fortyArticles();
    const before = news.files();
    service.articles = [wire('new', noon + 60 * dayMs), ...articles];
    const result = await news.run(service, {}, { now: () => noon + 60 * dayMs });
    expect([exitCodeOf(result), news.files()]).toEqual([1, before]);
    expect([result.alarm, result.refusal]).toEqual([result.refusal, expect.stringContaining('by the service’s clock')]);
  });
});

/** The service spells so many addresses anew, and dates them long ago. */
function redated(count: number) {
  return articles
    .slice(0, count)
    .map(({ url }, index) => wire(`${index}`, noon - 99 * dayMs, { url: url.replace('http:', 'https:') }));
}

describe('articles that go before their time', () => {
  it.each([
    [9, false, 1, 40],
    [8, false, 0, 33],
    [9, true, 0, 32],
  ])('%i of forty, meant: %s, end the run with %i and leave %i', async (count, acceptLoss, code, left) => {
    const { news, service } = fortyArticles();
    const before = news.files();
    service.articles = [wire('new', noon), ...redated(count)];
    const result = await news.run(service, { acceptLoss });
    expect([exitCodeOf(result), news.archived().length]).toEqual([code, left]);
    const refusal = `${count} of 40 articles would go before their time. If that is meant, run once with --accept-loss.`;
    expect(result.refusal).toBe(code === 0 ? null : refusal);
    expect(JSON.stringify([...news.files()]) === JSON.stringify([...before])).toBe(code === 1);
  });

  it('are none in quiet weeks: they end with their age, and the last stay until there is a newer one', async () => {
    const { news, service } = fortyArticles();
    const left: number[] = [];
    for (let week = 0; week < 8; week += 1) {
      service.now += 7 * dayMs;
      expect(await news.run(service)).toMatchObject({ refusal: null });
      left.push(news.archived().length);
    }
    expect(left).toEqual([40, 33, 19, 5, 5, 5, 5, 5]);
    service.articles = [wire('back', service.now), ...articles];
    expect(exitCodeOf(await news.run(service))).toBe(0);
    expect(news.archived()).toEqual(['https://news.example/back']);
  });
});
