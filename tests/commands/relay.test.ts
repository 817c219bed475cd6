import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { newsPath } from '~scripts/news-service/service';
import { folderOfFile } from '~tests/support/folder';
import { createFaultyService } from '~tests/support/news/faulty-service';
import { testProject } from '~tests/support/project';
import type { RelayEnvironment } from '../../relay/settings';

const token = 'canary/token+of the relay=';
const { app, faults } = createFaultyService({ articles: sampleArticles(Date.UTC(2024, 4, 2)), requireToken: token });
/** Calls to the service so far. */
let calls = 0;
const service = await listen((request, env) => {
  calls += 1;
  return app.fetch(request, env);
});
afterAll(() => service.close());
const directory = folderOfFile();
const environment = () => ({
  NEWS_API_TOKEN: token,
  NEWS_API_URL: service.origin + newsPath,
  SITE_URL: 'https://site.example',
});

/** Runs `npm run relay` until it prints a line, or ends. */
async function run(variables: RelayEnvironment, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'relay/node/main.ts', '--port', '0', ...args], {
    cwd: testProject,
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const status = await new Promise<number | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        printed += part.toString();
        if (printed.includes('stop with')) resolve(null);
      });
    child.once('exit', resolve);
  });
  const address = /http:\/\/[\d.]+:\d+/.exec(printed)?.[0] ?? '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    status,
    printed: () => printed,
    address,
    ask: (page: number, headers = {}) => fetch(`${address}/?region=all&category=all&page=${page}`, { headers }),
    /** Resolves to the status of the process. */
    kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
}

test('counts its calls, knows its visitors and keeps its answers, over the end of its process', async () => {
  const kept = join(directory, 'kept');
  const own = { ...environment(), NEWS_CALLS_PER_DAY: '17', NEWS_RELAY_SHARE: '100' };
  const statuses: number[] = [];
  const left: string[] = [];
  const note = async (asking: Promise<Response>) => {
    const answer = await asking;
    statuses.push(answer.status);
    left.push(JSON.stringify([...answer.headers]), await answer.text());
  };

  const open = await run(own, '--keep', kept);
  // Whatever a header says, it is one visitor: the ninth call is one too many.
  for (let page = 2; page <= 9; page += 1) await note(open.ask(page, { 'X-Forwarded-For': `192.0.2.${page}` }));
  await note(open.ask(10, { 'X-Forwarded-For': '192.0.2.10' }));
  expect(statuses.splice(0)).toEqual([...Array<number>(8).fill(200), 429]);
  await open.kill();

  faults.add({ fault: 'delay:1000', matching: { page: '17' } });
  const behind = await run(own, '--keep', kept, '--client-header', 'X-Forwarded-For');
  await note(behind.ask(2));
  // A visitor may send the header too: the proxy adds the address that it saw.
  const ask = (page: number) => behind.ask(page, { 'X-Forwarded-For': `6.6.6.6, 192.0.2.${page}` });
  for (let page = 10; page <= 16; page += 1) await note(ask(page));
  const waiting = ask(17);
  await expect.poll(() => calls).toBe(16);
  const last = ask(18);
  // Told to stop, it answers what is under way, and nothing else.
  const ended = behind.kill('SIGTERM');
  void behind.kill('SIGTERM');
  const after = () =>
    ask(19).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(after).toBe('refused');
  await Promise.all([note(waiting), note(last)]);
  expect([new Set(statuses), calls, await ended]).toEqual([new Set([200]), 17, 0]);

  left.push(open.printed(), behind.printed());
  const files = await readdir(kept);
  expect(files).toContain('all_all_17.json');
  for (const file of files) left.push(await readFile(join(kept, file), 'utf8'));
  expect(JSON.parse(await readFile(join(kept, 'calls.json'), 'utf8'))).toMatchObject({ used: 17 });
  expect(left.filter((text) => text.includes('canary'))).toEqual([]);
});

/** A mail server that keeps what it is given, or refuses its client's password. */
async function mailServer(password: string) {
  const received: { readonly from: string; readonly to: readonly string[]; readonly raw: Buffer }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Invalid credentials')),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { received, port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

test('hands messages to a mail server, and gives neither password nor message away where that fails', async () => {
  const server = await mailServer('canary-password');
  const mail = (password: string) => ({
    SITE_URL: 'https://site.example',
    MAIL_TO: 'owner@site.example',
    MAIL_FROM: 'website@mail.site.example',
    SMTP_URL: `smtp://user:${password}@127.0.0.1:${server.port}`,
  });
  const message = {
    firstName: 'José',
    lastName: 'Ñandú',
    email: 'jose@mail.example',
    subject: 'Média\r\nBcc: victim@mail.example',
    message: 'Bonjour,\n.\nQUIT\nTi-Jean',
  };
  const post = (address: string) =>
    fetch(`${address}/contact`, {
      method: 'POST',
      headers: { Origin: 'https://site.example', Accept: 'application/json' },
      body: new URLSearchParams(message),
    });
  const [right, wrong] = await Promise.all([
    run(mail('canary-password'), '--keep', join(directory, 'mail')),
    run(mail('canary-other'), '--keep', join(directory, 'no-mail')),
  ]);
  const answers = [await post(right.address), await post(right.address), await post(wrong.address)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 502]);
  expect((await right.ask(2)).status).toBe(404);
  await Promise.all([right.kill(), wrong.kill(), server.close()]);

  const [envelope, ...others] = server.received;
  expect(others).toEqual([]);
  expect(envelope).toMatchObject({ from: 'website@mail.site.example', to: ['owner@site.example'] });
  expect(await PostalMime.parse(envelope?.raw ?? '')).toMatchObject({
    from: { address: 'website@mail.site.example' },
    to: [{ address: 'owner@site.example' }],
    replyTo: [{ address: 'jose@mail.example' }],
    subject: 'Média Bcc: victim@mail.example: José Ñandú',
    text: 'Bonjour,\n.\nQUIT\nTi-Jean\n\n-- \nJosé Ñandú\njose@mail.example\n',
    attachments: [],
  });
  expect(wrong.printed()).toContain('a message could not be sent: SMTP error EAUTH 535');
  expect(right.printed() + wrong.printed()).not.toMatch(/canary|jose@|Bonjour/);
  expect(await readdir(directory)).not.toContain('mail');
});

test('does not start with wrong settings', async () => {
  const { status, printed } = await run({ ...environment(), SITE_URL: '' });
  expect([status, printed()]).toEqual([2, expect.stringContaining('SITE_URL: must be')]);
  expect(printed()).not.toContain('canary');
});
