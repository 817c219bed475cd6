/** Tests the command as a whole: what it prints, where it writes, and its exit code. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { selections } from '~/config/news';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { listen } from '~scripts/listen';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { runCommand } from '~scripts/news/command';
import { parseCommand } from '~scripts/news/command';
import { readNews } from '~scripts/news/folder';
import { readFiles } from '~tests/support/files';
import { searchTerms } from '~tests/support/news/search-terms';
import { createNewsFolder, testToken } from '~tests/support/news/test-refresh';
import { runScript } from '~tests/support/run-command';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const wrongToken = 'wrong-token-9876543210';

const service = await listen(
  createNewsService(createSampleArticles(Date.now()), { requireToken: testToken, origin: 'live' }).fetch,
);
afterAll(() => service.close());
const live = { NEWS_API_TOKEN: testToken, NEWS_API_URL: service.origin + newsPath };

/** Runs the command in a folder, into which it also writes `summary` and `outputs` for the workflow. */
async function run(argv: readonly string[], environment: Readonly<Record<string, string>> = {}, root = '/nowhere') {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(argv, {
    environment: { GITHUB_STEP_SUMMARY: join(root, 'summary'), GITHUB_OUTPUT: join(root, 'outputs'), ...environment },
    root,
    searchTerms,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('npm run news:refresh', () => {
  it('fills data/news with a token, and reports success or the reason of a failure to the workflow without the token', async () => {
    const root = createTemporaryFolder();
    const outputs = (folder = root) => readFileSync(join(folder, 'outputs'), 'utf8');
    const { code, err, out } = await run([], live, root);
    expect([code, err, outputs()]).toEqual([0, '', 'refreshed=true\nreason=\nalarm=\n']);
    // The order of a run depends on the day.
    expect(out).toMatch(/^\[ *\d+\] all\/all +page 1: 12 articles$/m);
    expect(out).toMatch(new RegExp(`^selections +${selections.length} of ${selections.length} asked for$`, 'm'));
    expect(readFileSync(join(root, 'summary'), 'utf8')).toContain('## News refresh');
    expect(createNewsFolder(join(root, 'data/news')).findInconsistencies()).toEqual([]);

    const refused = await run([], { ...live, NEWS_API_TOKEN: wrongToken }, root);
    const refusal = 'the service refuses the token (401): check NEWS_API_TOKEN';
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining(`Ended early: ${refusal}`)]);
    expect(outputs()).toContain(`refreshed=false\nreason=${refusal}\nalarm=${refusal}\n`);

    // The name of a folder is printed too, and may contain anything.
    const folderNamedByToken = join(root, testToken);
    const index = join(folderNamedByToken, 'data/news/index.json');
    mkdirSync(dirname(index), { recursive: true });
    writeFileSync(index, '<<<<<<< HEAD');
    const broken = await run([], live, folderNamedByToken);
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('news: index.json: this is not JSON')]);
    expect(outputs(folderNamedByToken)).toMatch(/^refreshed=false\nreason=\S*news: index\.json: this is not JSON/m);
    expect(readFileSync(index, 'utf8')).toBe('<<<<<<< HEAD');

    const credentials = { ...live, NEWS_API_URL: `https://x.example.com/?api_token=${testToken}` };
    const printedMistake = JSON.stringify(await run([], credentials));
    const texts = [out, refused.out, broken.err, printedMistake, ...readFiles(root).values()];
    expect(texts.filter((text) => text.includes(testToken) || text.includes(wrongToken))).toEqual([]);
  });

  it('prints no workflow command and no control character, whatever a record contains', async () => {
    const root = createTemporaryFolder();
    const evil = '##[add-path]/evil\n::error::\u202E\u009b31m';
    const record = { uuid: evil, title: null, url: 'https://a.example/', published_at: evil };
    const body = { meta: { found: 3, limit: 12 }, data: [{ ...record, title: 'T' }, record, evil] };
    const hostile = await listen(() => Response.json(body));
    const { code, err, out } = await run([], { ...live, NEWS_API_URL: hostile.origin + newsPath }, root);
    await hostile.close();
    expect([code, out]).toEqual([1, expect.stringContaining('published_at: "## [add-path]/evil')]);
    const texts = [out, err, ...readFiles(root).values()];
    expect(texts.join('\n')).not.toMatch(/##\[|^\s*::|[\u0080-\u009f\u202a-\u202e]/m);
  });

  it('makes as many calls as --budget and the service allow', async () => {
    const root = createTemporaryFolder();
    expect((await run(['--budget', '3'], live, root)).out).toMatch(/^calls +3 of 3 for this run/m);
    const { out } = await run(['--budget', '999999'], live, root);
    expect(out).toMatch(/^calls +\d+ of \d{1,5} for this run; the service has \d+ left today$/m);
  });

  it('the command that a refused build names repairs the news, with sample articles if there is no token', async () => {
    const folder = createTemporaryFolder();
    const directory = join(folder, 'news');
    const refusal = await Promise.resolve()
      .then(() => readNews(directory, selections))
      .then(() => '', getErrorMessage);
    expect(refusal).toContain('index.json: the file is missing; ');
    const argv = /run "npm run news:refresh -- ([^"]+)"/.exec(refusal)?.[1]?.split(' ') ?? [];
    const { code, out } = await run(argv, {}, folder);
    expect([code, readNews(directory, selections).index.origin]).toEqual([0, 'sample']);
    expect(out).toMatch(/^NEWS_API_TOKEN is not set, so sample articles of the embedded news service go into /);
  });

  it('prints its help, and ends with its exit code', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--budget N') });
    const { err, status } = await runScript('scripts/news/main.ts', ['--unknown']);
    expect([status, err]).toEqual([2, expect.stringContaining("Unknown option '--unknown'")]);
  });
});

const parseOptions = (environment: Readonly<Record<string, string>>, argv: readonly string[] = []) =>
  parseCommand(argv, { environment: { NEWS_API_TOKEN: 'x', ...environment }, root: '/project' });

describe('the options', () => {
  it.each([
    [['--budget', '0'], {}, '--budget: "0" must be a whole number'],
    [['--out', ''], {}, 'needs a path'],
    [['--scheduled'], {}, "Unknown option '--scheduled'"],
    [[], { NEWS_API_URL: 'http://x.example.com' }, 'NEWS_API_URL: must be https'],
  ])('%j with %j are a usage error', (argv, environment, message) => {
    expect(() => parseOptions(environment, argv)).toThrow(message);
  });

  it('name the calls of the plan, and write sample articles to another folder', () => {
    const directory = resolve('/project/data/news');
    const options = { acceptLoss: true, budget: 30, callsPerDay: 100, directory };
    expect(parseOptions({}, ['--accept-loss', '--budget', '30'])).toMatchObject(options);
    expect(parseOptions({})).toMatchObject({ acceptLoss: false, budget: null });
    expect(parseOptions({ NEWS_CALLS_PER_DAY: '2500' }).callsPerDay).toBe(2_500);
    expect(parseOptions({ NEWS_API_TOKEN: ' ' }).directory).toBe(resolve('/project/.cache/news'));
  });
});
