/** Command: runs the embedded news service until it is stopped. */
import { parseArgs } from 'node:util';

import { readCorpus } from './corpus';
import { listen } from './listen';
import { writeSampleArticles } from './samples/generate';
import { createNewsService } from './service';

const usage = `tsx scripts/news-service/main.ts [--port N] [--corpus FILE] [--max-limit N] [--token TEXT]

  --port N        loopback port (4100)
  --corpus FILE   serve the records of a JSON file instead of the samples
  --max-limit N   largest page of the plan (25)
  --token TEXT    accept this token only
  --help          this text`;

const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new RangeError(`--${name}: ${text} is no number from ${least} to ${most}`);
  return value;
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4100' },
      corpus: { type: 'string' },
      'max-limit': { type: 'string', default: '25' },
      token: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const articles = values.corpus === undefined ? writeSampleArticles(Date.now()) : readCorpus(values.corpus);
  const maxLimit = wholeNumber('max-limit', values['max-limit'], 1, 1_000);
  const service = createNewsService({
    articles,
    maxLimit,
    control: true,
    ...(values.token === undefined ? {} : { requireToken: values.token }),
  });
  const { url } = await listen(service, wholeNumber('port', values.port, 0, 65_535));
  console.log(`${articles.length} articles at ${url}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof TypeError || error instanceof RangeError ? 2 : 1;
}
