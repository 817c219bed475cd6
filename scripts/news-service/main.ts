/** Runs the embedded news service until it is stopped: `npx tsx scripts/news-service/main.ts --port 4100 --corpus FILE`. */
import { parseArgs } from 'node:util';
import { listen } from '~scripts/lib/listen';
import { readCorpus, sampleArticles } from './corpus';
import { createNewsService, newsPath } from './service';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4100' }, corpus: { type: 'string' } },
});
const articles = values.corpus === undefined ? sampleArticles(Date.now()) : readCorpus(values.corpus);
const { origin } = await listen(createNewsService({ articles }).app.fetch, { port: Number(values.port) });
console.log(`${articles.length} articles at ${origin}${newsPath}`);
