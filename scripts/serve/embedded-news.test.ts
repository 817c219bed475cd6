import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { embeddedNews } from './embedded-news';
import { startServer } from './server';

test.each(['/', '/repo/'])('answers the news call on the origin of a site under %s', async (base) => {
  const server = await startServer({ directory: tmpdir(), port: 0, base, mounts: [embeddedNews({ control: false })] });
  try {
    const origin = new URL(server.url).origin;
    for (const start of new Set(['/', base])) {
      const response = await fetch(`${origin}${start}embedded-news/v1/news/all?language=en&limit=12&page=2`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ meta: { returned: 12, limit: 12, page: 2 } });
    }
    expect((await fetch(`${origin}/embedded-news/elsewhere`)).status).toBe(404);
    expect((await fetch(`${origin}/embedded-news/control/requests`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
