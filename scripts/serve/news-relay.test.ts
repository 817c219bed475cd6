import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { parseSite } from '~/config/parseSite';
import { newsRelay } from './news-relay';
import { startServer } from './server';

const query = 'region=all&category=all&page=2';

test.each(['/', '/repo/'])('answers the news call on the origin of a site under %s', async (base) => {
  const server = await startServer({
    directory: tmpdir(),
    port: 0,
    site: parseSite({ BASE_PATH: base }),
    mounts: [newsRelay()],
  });
  try {
    const { origin } = new URL(server.url);
    for (const start of new Set(['/', base])) {
      const response = await fetch(`${origin}${start}news-relay?${query}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ meta: { returned: 12, limit: 12, page: 2 } });
    }
    expect((await fetch(`${origin}/news-relay/elsewhere?${query}`)).status).toBe(400);
    expect((await fetch(`${origin}/news-relay?${query}`, { headers: { 'X-News-Fault': '503' } })).status).toBe(200);
  } finally {
    await server.close();
  }
});
