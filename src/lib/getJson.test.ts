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
const ask = (timeoutMs = 60_000, signal?: AbortSignal) =>
  getJson(`${server.origin}${newsPath}?api_token=secret`, { where: 'here', timeoutMs, signal });

it('reads an answer, and is ended by its caller', async () => {
  expect(await ask()).toMatchObject({ data: [] });
  await expect(ask(60_000, AbortSignal.abort('no longer wanted'))).rejects.toBe('no longer wanted');
});

it.each([
  ['503', /status 503/],
  ['html', /./],
  ['cut', /./],
  ['hang', /within 150 ms/],
  ['hang-body', /within 150 ms/],
  ['endless', /longer than/],
  ['reset', /./],
])('fails with one line, in time and without the address: %s', async (fault, message) => {
  faults.add({ fault });
  const failed = await ask(fault.startsWith('hang') ? 150 : 60_000).catch(messageOf);
  expect(failed).toMatch(message);
  expect(failed).toMatch(/^here: (?!.*secret).+$/);
});
