/** `npm run dev`: the site with hot reload, the embedded news service on its own origin. */
import { createServer, type Plugin } from 'vite';
import { embeddedNews } from '../serve/embedded-news';

process.env['LIVE_NEWS_URL'] ??= '/embedded-news/v1/news/all';
const { default: config } = await import('../../vite.config');

function embeddedNewsService(): Plugin {
  const { prefix, handler } = embeddedNews({ control: false });
  return {
    name: 'embedded-news-service',
    configureServer(server) {
      server.middlewares.use(prefix.slice(0, -1), (request, response) => void handler(request, response));
    },
  };
}

const server = await createServer({
  ...config,
  configFile: false,
  plugins: [...(config.plugins ?? []), embeddedNewsService()],
});
await server.listen();
server.printUrls();
