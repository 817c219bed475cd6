import { afterAll, expect, it } from 'vitest';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { startFaultyServer } from '~tests/support/news/faulty-server';
import { getJson } from './getJson';

const server = await startFaultyServer();
afterAll(() => server.close());

/** Time enough for what answers, on a busy machine too. */
const ask = (path: string, timeoutMs = 60_000) =>
  getJson(`${server.origin}${path}?api_token=secret`, { where: 'here', timeoutMs });

it('reads an answer', async () => {
  expect(await ask('/working')).toMatchObject({ data: [{ title: 'A' }] });
});

it.each([
  ['/503', /status 503/],
  ['/html', /./],
  ['/truncated', /./],
  ['/hang', /within 150 ms/],
  ['/hang-body', /within 150 ms/],
  ['/endless', /within 150 ms/],
  ['/reset', /./],
])('fails with one line, in time and without the address: %s', async (path, message) => {
  const failed = await ask(path, /hang|endless/.test(path) ? 150 : 60_000).catch(getErrorMessage);
  expect(failed).toMatch(message);
  expect(failed).toMatch(/^here: (?!.*secret).+$/);
});
