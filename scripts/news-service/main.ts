/** Runs the embedded news service until it is stopped: `npx tsx scripts/news-service/main.ts --port 4100`. */
import { parseArgs } from 'node:util';
import { loadFilters } from '~/content/loadFile';
import { toSearchTerms } from '~/news/searchTerms';
import { dataFolder } from '~scripts/folders';
import { listen } from '~scripts/listen';
import { createSampleArticles } from './sample-articles';
import { createNewsService, newsPath } from './service';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4100' } } });
const articles = createSampleArticles(toSearchTerms(loadFilters(dataFolder)), Date.now());
const { origin } = await listen(createNewsService(articles).fetch, { port: Number(values.port) });
console.log(`${articles.length} articles at ${origin}${newsPath}`);
