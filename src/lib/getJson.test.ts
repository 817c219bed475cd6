import { afterAll, beforeEach, expect, it } from 'vitest';
import { listen } from '~scripts/lib/listen';
import { newsPath } from '~scripts/news-service/service';
import { createFaultyService } from '~tests/support/news/faulty-service';
import { getJson } from './getJson';
import { messageOf } from './messageOf';

const { app, faults } = createFaultyService({ articles: [] });
const server = await listen(app.fetch);
afterAll(() => server.close());
beforeEach(() => faults.clear());

/** Time enough for what answers, on a busy machine too. */
const ask = (timeoutMs = 60_000) =>
  getJson(`${server.origin}${newsPath}?api_token=secret`, { where: 'here', timeoutMs });

it('reads an answer', async () => {
  expect(await ask()).toMatchObject({ data: [] });
});

it.each([
  ['503', /status 503/],
  ['html', /./],
  ['cut', /./],
  ['hang', /within 150 ms/],
  ['hang-body', /within 150 ms/],
  ['endless', /within 150 ms/],
  ['reset', /./],
])('fails with one line, in time and without the address: %s', async (fault, message) => {
  faults.add({ fault });
  const failed = await ask(/hang|endless/.test(fault) ? 150 : 60_000).catch(messageOf);
  expect(failed).toMatch(message);
  expect(failed).toMatch(/^here: (?!.*secret).+$/);
});
