/**
 * Command: how close the refresh comes to the limit that latency sets. The wall time of all combinations is divided
 * by calls ÷ concurrency × latency, which no refresh with that many calls at a time can beat.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { combinations } from '~/config/news';
import { parseNewsPlan } from '~/config/newsPlan';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { realSurroundings, refresh } from '~scripts/news/refresh/refresh';

/** Milliseconds the service takes per answer, and calls at a time. */
const settings = [
  { latencyMs: 100, concurrency: 6 },
  { latencyMs: 200, concurrency: 4 },
  { latencyMs: 200, concurrency: 6 },
  { latencyMs: 400, concurrency: 6 },
] as const;
const repeats = 3;
const aim = 1.2;

async function measure(url: string, latencyMs: number, concurrency: number): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'news-bench-'));
  try {
    const upstream = { kind: 'live', url, token: 'bench', host: 'bench', corpus: null } as const;
    const result = await refresh(
      {
        upstream,
        directory,
        plan: parseNewsPlan({}),
        caller: 'scheduled',
        statePath: null,
        budget: Infinity,
        concurrency,
        timeLimitMs: 120_000,
        json: false,
      },
      {
        ...realSurroundings,
        prepare(address) {
          address.searchParams.set('fault', `delay:${latencyMs}`);
          return address;
        },
      },
    );
    if (result.outcomes.some(({ status }) => status !== 'new'))
      throw new Error('A combination did not succeed, so the figure would mean nothing');
    return result.elapsedMs / ((result.callsUsed / concurrency) * latencyMs);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const { app } = createNewsService({ articles: sampleArticles(Date.now()) });
const service = await listen(app.fetch);
const worst: number[] = [];
console.log(
  `Refresh of ${combinations.length} combinations over the latency-bound limit (aim ≤ ${aim}; median and range of ${repeats})`,
);
for (const { concurrency, latencyMs } of settings) {
  const ratios: number[] = [];
  for (let run = 0; run < repeats; run += 1)
    ratios.push(await measure(service.origin + newsPath, latencyMs, concurrency));
  const [least = 0, median = 0, most = 0] = ratios.toSorted((a, b) => a - b);
  // Calls that do not fill the last round make a floor above 1 that no order of calls gets under.
  const floor = Math.ceil(combinations.length / concurrency) / (combinations.length / concurrency);
  worst.push(median);
  console.log(
    `latency ${latencyMs} ms, ${concurrency} at a time: ${median.toFixed(3)} (${least.toFixed(3)}–${most.toFixed(3)}); floor ${floor.toFixed(3)}`,
  );
}
await service.close();
process.exitCode = Math.max(...worst) <= aim ? 0 : 1;
