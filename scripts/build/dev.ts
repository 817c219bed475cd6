/** `npm run dev`: the site with hot reload, rendered as it will be built, the embedded news service on its own origin. */
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { embeddedNews } from '../serve/embedded-news';

process.env['LIVE_NEWS_URL'] ??= '/embedded-news/v1/news/all';
const { default: config } = await import('../../vite.config');
const { serveSite } = await import('./adapter/render-site');
const { developmentDocument } = await import('./page/site-pages');

function embeddedNewsService(): Plugin {
  const { path, fetch } = embeddedNews({ control: false });
  return {
    name: 'embedded-news-service',
    configureServer(server) {
      const listener = getRequestListener(fetch);
      server.middlewares.use(path, (request, response) => void listener(request, response));
    },
  };
}

await serveSite({ ...config, plugins: [...(config.plugins ?? []), embeddedNewsService()] }, developmentDocument);
