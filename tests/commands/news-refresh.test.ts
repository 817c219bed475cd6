/** The command as a whole: what it prints, where it writes, how it ends. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { selections } from '~/config/news';
import { newestOf } from '~/features/news/model/archive';
import { messageOf } from '~/lib/messageOf';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { newsPath } from '~scripts/news-service/service';
import { runCommand } from '~scripts/news/cli/command';
import { parseCommand } from '~scripts/news/cli/options';
import { readNews } from '~scripts/news/snapshots/news-folder';
import { withFolder } from '~tests/support/folder';
import { createFaultyService } from '~tests/support/news/faulty-service';
import { faultsOf, filesOf, testToken } from '~tests/support/news/refresh-runs';
import { runScript } from '~tests/support/run';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const total = selections.length;

const service = createFaultyService({ articles: sampleArticles(Date.now()), requireToken: testToken, usageLimit: 500 });
const server = await listen(service.app.fetch);
afterAll(() => server.close());
const live = () => ({ NEWS_API_TOKEN: testToken, NEWS_API_URL: server.origin + newsPath });

async function run(argv: readonly string[], environment: Readonly<Record<string, string>> = {}, root = repository) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(argv, {
    environment,
    root,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** A repository's folder as far as the command looks into it. */
function withRoot<T>(use: (root: string, news: string) => Promise<T>): Promise<T> {
  return withFolder((root) => {
    cpSync(join(repository, '.github'), join(root, '.github'), { recursive: true });
    return use(root, join(root, 'data/news'));
  });
}

describe('npm run news:refresh', () => {
  it('without a token says so, and writes whole samples beside data/news', () =>
    withRoot(async (root, news) => {
      const { code, out } = await run([], {}, root);
      expect(code).toBe(0);
      expect(out).toMatch(/^There is no NEWS_API_TOKEN, so the embedded news service is used \(sample articles\)/);
      expect(out).toMatch(/^\[ {2}1\] all\/all +page 1: 12 articles$/m);
      expect(existsSync(news)).toBe(false);
      // A second page of every selection, for "Load more".
      const { archive } = readNews(join(root, '.cache/news'));
      for (const selection of selections) expect(newestOf(archive, selection).length).toBeGreaterThan(newsPageSize);
    }));

  it('with a token fills data/news, tells the workflow, and never tells the token', () =>
    withRoot(async (root, news) => {
      const [summary, outputs] = [join(root, 'summary.md'), join(root, 'outputs')];
      const files = { GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: outputs };
      const { code, err, out } = await run(['--scheduled'], { ...live(), ...files }, root);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^visited +${total} of ${total}$`, 'm'));
      expect(readFileSync(summary, 'utf8')).toContain('## News refresh');
      expect(readFileSync(outputs, 'utf8')).toBe('refreshed=true\nreason=\nalarm=\n');
      expect(faultsOf(news)).toEqual([]);

      service.faults.add({ fault: '401' });
      const refused = await run([], { ...live(), ...files }, root);
      service.faults.clear();
      const reason = 'the service refuses the token (401): check NEWS_API_TOKEN';
      expect([refused.code, refused.out]).toEqual([1, expect.stringContaining(`Ended early: ${reason}`)]);
      expect(readFileSync(outputs, 'utf8')).toContain(`refreshed=false\nreason=${reason}\nalarm=${reason}\n`);

      const wrong = { NEWS_API_TOKEN: testToken, NEWS_API_URL: `https://x.example.com/?api_token=${testToken}` };
      const texts = [out, refused.out, JSON.stringify(await run([], wrong)), ...filesOf(root).values()];
      expect(texts.filter((text) => text.includes(testToken))).toEqual([]);
    }));

  it('prints no command for the runner, and nothing that a terminal obeys, whatever a record holds', () =>
    withRoot(async (root) => {
      const evil = '##[add-path]/evil\n::error::\u202E\u009b31m';
      const record = { uuid: evil, title: null, url: 'https://a.example/', published_at: evil };
      const body = { meta: { found: 3, limit: 12 }, data: [record, { ...record, title: 'T' }, evil] };
      const hostile = await listen(() => Response.json(body));
      const outputs = join(root, 'outputs');
      const files = { GITHUB_STEP_SUMMARY: outputs, GITHUB_OUTPUT: outputs };
      const environment = { NEWS_API_TOKEN: testToken, NEWS_API_URL: hostile.origin + newsPath, ...files };
      const { code, err, out } = await run([], environment, root);
      await hostile.close();
      expect([code, out]).toEqual([1, expect.stringContaining('published_at: "## [add-path]/evil')]);
      expect(`${out}\n${err}\n${readFileSync(outputs, 'utf8')}`).not.toMatch(
        /##\[|^\s*::|[\u0080-\u009f\u202a-\u202e]/m,
      );
    }));

  it('names a file that cannot be read, keeps it and fails', () =>
    withRoot(async (root, news) => {
      await run(['--out', news], {}, root);
      writeFileSync(join(news, 'index.json'), '<<<<<<< HEAD');
      const outputs = join(root, 'outputs');
      const { code, err } = await run([], { ...live(), GITHUB_OUTPUT: outputs }, root);
      expect([code, err]).toEqual([1, expect.stringContaining('news: index.json: not JSON')]);
      expect(readFileSync(outputs, 'utf8')).toMatch(/^refreshed=false\nreason=\S*news: index\.json: not JSON/);
      expect(readFileSync(join(news, 'index.json'), 'utf8')).toBe('<<<<<<< HEAD');
    }));

  it('makes as many calls as --budget says, or says why not', () =>
    withRoot(async (root, news) => {
      expect((await run(['--budget', '3'], live(), root)).out).toMatch(/^calls +3 of 3 for this run/m);
      const { out } = await run(['--budget', '999', '--out', news], live(), root);
      expect(out).toMatch(
        /--budget 999: only \d+ calls could be made, since the plan has no more without the relay’s\./,
      );
    }));

  it('mends what a build refuses by the very command that the build names', () =>
    withFolder(async (folder) => {
      const directory = join(folder, 'news');
      const refusal = await Promise.resolve()
        .then(() => readNews(directory))
        .then(() => '', messageOf);
      expect(refusal).toContain('index.json: missing; ');
      const argv = /run "npm run news:refresh -- ([^"]+)"/.exec(refusal)?.[1]?.split(' ') ?? [];
      expect((await run(argv)).code).toBe(0);
      expect(readNews(directory).index?.origin).toBe('sample');
    }));

  it('lets samples not replace live news', () =>
    withRoot(async (root, news) => {
      await run(['--budget', '1'], live(), root);
      expect(await run(['--out', news])).toMatchObject({ code: 1, err: expect.stringContaining('holds live news') });
    }));

  it('helps, and ends a process with its exit code', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--budget N') });
    const { err, status } = await runScript('scripts/news/main.ts', ['--unknown']);
    expect([status, err]).toEqual([2, expect.stringContaining("Unknown option '--unknown'")]);
  });
});

const optionsOf = (argv: readonly string[], environment: Readonly<Record<string, string>>, hour = 0, minute = 0) =>
  parseCommand(argv, { NEWS_API_TOKEN: 'x', ...environment }, process.cwd(), Date.UTC(2026, 10, 23, hour, minute));

describe('the options', () => {
  it.each([
    [['--budget', '0'], {}, '--budget: "0" is no whole number'],
    [['--out', ''], {}, 'needs a path'],
    [[], { NEWS_API_TOKEN: 'x', NEWS_API_URL: 'http://x.example.com' }, 'NEWS_API_URL: must be https'],
    [['--scheduled'], { NEWS_RUNS_PER_DAY: 'x' }, 'NEWS_RUNS_PER_DAY: "x" is not a whole number'],
    [[], { NEWS_CALLS_PER_DAY: '0' }, 'NEWS_CALLS_PER_DAY: "0" is not a whole number'],
  ])('%j with %j are wrong usage', (argv, environment, message) => {
    expect(() => parseCommand(argv, environment, process.cwd())).toThrow(message);
  });

  it.each([
    ['4', 4, 23, 4],
    ['4', 10, 23, 3],
    ['4', 16, 23, 2],
    ['4', 17, 55, 2],
    ['4', 22, 23, 1],
    ['4', 23, 59, 1],
    ['24', 0, 7, 24],
    ['1', 12, 0, 1],
  ])('share the calls of a day of %s runs out: at %i:%i there are %i left', (NEWS_RUNS_PER_DAY, hour, minute, left) => {
    const found = optionsOf(['--scheduled'], { NEWS_RUNS_PER_DAY }, hour, minute);
    expect(found).toMatchObject({ options: { runsLeft: left, acceptLoss: false } });
  });

  it('give a run by hand all, and leave a relay its share where there is one', () => {
    expect(optionsOf(['--accept-loss'], {})).toMatchObject({
      options: { runsLeft: null, acceptLoss: true, plan: { relayShare: 0 } },
    });
    const relay = { LIVE_NEWS_URL: 'https://relay.example.com/' };
    expect(optionsOf([], relay)).toMatchObject({ options: { plan: { relayShare: 20 } } });
    expect(optionsOf([], { ...relay, NEWS_RELAY_SHARE: '0' })).toMatchObject({ options: { plan: { relayShare: 0 } } });
  });
});
