/** `npx tsx scripts/news-service/main.ts`: runs the embedded news service until it is stopped. */
import { parseArgs } from 'node:util';
import { messageOf } from '~/lib/messageOf';
import { isMain } from '~scripts/lib/is-main';
import { listen } from '~scripts/lib/listen';
import { readCorpus, sampleArticles } from './corpus';
import { createNewsService, newsPath } from './service';

const usage = `npx tsx scripts/news-service/main.ts -- [options]

  --port N        loopback port (4100)
  --corpus FILE   serve the records of a JSON file instead of the samples
  --max-limit N   largest page of the plan (25)
  --token TEXT    accept this token only
  --help          this text`;

const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new TypeError(`--${name}: ${text} is not a number from ${least} to ${most}`);
  return value;
};

export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
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
  const port = wholeNumber('port', values.port, 0, 65_535);
  const maxLimit = wholeNumber('max-limit', values['max-limit'], 1, 1_000);
  const articles = values.corpus === undefined ? sampleArticles(Date.now()) : readCorpus(values.corpus);
  const requireToken = values.token === undefined ? {} : { requireToken: values.token };
  const { app } = createNewsService({ articles, maxLimit, ...requireToken });
  const { origin } = await listen(app.fetch, { port });
  console.log(`${articles.length} articles at ${origin}${newsPath}`);
}

if (isMain(import.meta.url)) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = error instanceof TypeError ? 2 : 1;
  }
}
