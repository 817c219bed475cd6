import { EventEmitter, once } from 'node:events';
import { describe, expect, it, test } from 'vitest';
import { pause } from '~/lib/pause';
import { createTestRelay } from '~tests/support/relay/test-relay';
import { createMemoryStore } from '../store';
import type { Mail, SendMail } from './message';

const sampleFields = {
  firstName: 'José "Pepe"',
  lastName: 'Ñandú',
  email: 'jose+site@mail.example',
  subject: 'Media Inquiry',
  message: 'Hello',
  website: '',
  sent: 'https://site.example/repo/es/message-sent',
  failed: 'https://site.example/repo/es/message-failed',
};

type Fields = Readonly<Partial<Record<keyof typeof sampleFields | 'writtenMs', string>>>;

/** Creates a relay whose mails the test can read. */
function createTestContact(send?: SendMail) {
  const mails: Mail[] = [];
  const { lines, setTime, relay } = createTestRelay({}, createMemoryStore(), async (mail) => {
    await send?.(mail);
    mails.push(mail);
  });
  async function post(fields: Fields = {}, headers: Readonly<Record<string, string>> = {}, address = '192.0.2.1') {
    const request = new Request('https://relay.example/contact', {
      method: 'POST',
      headers: { Origin: 'https://site.example', Accept: 'application/json', ...headers },
      body: new URLSearchParams({ ...sampleFields, ...fields }),
    });
    const response = await relay(request, address);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  return { setTime, lines, mails, post };
}

test('a message becomes a mail with the same text, and adds no header or lone surrogate to it', async () => {
  const { lines, mails, post } = createTestContact();
  const { status, headers } = await post({
    lastName: 'Ñandú & Désir\nTo: c@mail.example',
    subject: 'Media\u2028\r\nBcc: b@mail.example\u0000',
    message: 'Hello,\r\n100 % of US$10M #1?\r\n.\r\na\uD800\u0007 b\r.\rQUIT',
    writtenMs: '3000',
  });
  expect([status, headers.get('access-control-allow-origin'), lines]).toEqual([200, 'https://site.example', []]);
  const name = 'José "Pepe" Ñandú & Désir To: c@mail.example';
  expect(mails).toEqual([
    {
      replyTo: 'jose+site@mail.example',
      subject: `Media Bcc: b@mail.example: ${name}`,
      text: `Hello,\n100 % of US$10M #1?\n.\na\uFFFD b\n.\nQUIT\n\n-- \n${name}\njose+site@mail.example\n`,
      id: expect.stringMatching(/^[\da-f]{64}$/),
    },
  ]);
});

test.for([
  ['jose@Compañía.example', 'jose@xn--compaa-7va5a.example', 'jose@xn--compaa-7va5a.example'],
  ['ä@müller.de', undefined, 'ä@xn--mller-kva.de'],
])('for the address %s, Reply-To is %s, and the text has %s', async ([email, replyTo, inText]) => {
  const { mails, post } = createTestContact();
  expect((await post({ email })).status).toBe(200);
  expect(mails[0]?.replyTo).toBe(replyTo);
  expect(mails[0]?.text).toMatch(new RegExp(`\n${inText}\n$`));
});

test('a mail has no bidirectional control characters', async () => {
  const { mails, post } = createTestContact();
  const message = 'Hello \u202Dthere\u2069';
  await post({ firstName: '\u200FAna\u202E', lastName: '\u2067Ruiz\u061C', subject: 'Me\u202Adia', message });
  const text = 'Hello there\n\n-- \nAna Ruiz\njose+site@mail.example\n';
  expect(mails).toMatchObject([{ subject: 'Media: Ana Ruiz', text }]);
});

describe('a form without script', () => {
  const asForm = { Accept: 'text/html,*/*' };

  it.each([
    ['if it is sent', {}, '/repo/es/message-sent'],
    ['if it is refused', { email: 'nobody' }, '/repo/es/message-failed'],
    ['whatever origin its field names', { sent: 'https://evil.example/a?b' }, '/a'],
  ] as const)('leads to a page of the site %s', async (_, fields, path) => {
    const { status, headers } = await createTestContact().post(fields, asForm);
    expect([status, headers.get('location')]).toEqual([303, `https://site.example${path}`]);
  });

  it.each([
    'x:@evil.example/',
    'x:.evil.example/',
    'x:/\\evil.example/',
    'https://site.example//evil.example/',
    '//evil.example/a',
    '@evil.example',
    'javascript://[',
    '',
  ])('gets the outcome as JSON if its page, %j, could lead off the site', async (sent) => {
    const { headers, status, text } = await createTestContact().post({ sent }, asForm);
    expect([status, headers.get('location'), text]).toEqual([200, null, '{"outcome":"sent"}']);
  });
});

const invalidFields: readonly Fields[] = [
  { firstName: ' ' },
  { lastName: 'a'.repeat(101) },
  { email: 'a@b' },
  { email: 'a@mail.example, b@mail.example' },
  { email: 'a@mail.example\r\nBcc: b@mail.example' },
  { email: 'Ana <a@mail.example>' },
  // These have invisible characters in the name, or in the host, whose ASCII form would leave them out.
  ...['\u202E', '\u200B', '\u00AD', '\u034F', '\u{E0041}', '\uE000'].flatMap((character) => [
    { email: `a${character}b@mail.example` },
    { email: `ab@ma${character}il.example` },
  ]),
  { firstName: '\u200B\u2060' },
  { subject: '' },
  { message: '\u0000\n' },
  { message: '\u200B' },
  { message: 'a'.repeat(5_001) },
  { message: 'https://a.example http://b.example www.c.example HTTPS://d.example' },
];
const foreignOrigins = [
  '',
  'null',
  'https://site.example.evil.example',
  'http://site.example',
  'https://evil.example',
  // This is the host of the relay itself: by DNS rebinding, an attacker's host name can point at it.
  'https://relay.example',
  'javascript://relay.example',
];

test.for<readonly [status: number, Fields, headers?: Readonly<Record<string, string>>]>([
  ...invalidFields.map((fields) => [422, fields] as const),
  // A bot gets the response for a sent message. A visitor who was too fast may send the message again later.
  [200, { website: 'https://a.example' }],
  ...['2999', 'NaN', '-1'].map((writtenMs) => [400, { writtenMs }] as const),
  ...foreignOrigins.map((Origin) => [403, {}, { Origin, Accept: 'text/html' }] as const),
])('a message that is answered with status %i is not sent: %j %j', async ([status, fields, headers]) => {
  const { mails, post } = createTestContact();
  const answer = await post(fields, headers);
  expect([answer.status, answer.headers.get('location'), mails]).toEqual([status, null, []]);
});

test('refused messages do not count against a visitor who corrects them', async () => {
  const { post } = createTestContact();
  for (let count = 0; count < 9; count += 1) await post({ email: 'a@b' });
  expect((await post()).status).toBe(200);
});

test('a body of more than 64 kB is refused', async () => {
  expect((await createTestContact().post({ message: 'a'.repeat(70_000) })).status).toBe(413);
});

describe('the same message', () => {
  it('is sent once within an hour', async () => {
    const { setTime, mails, post } = createTestContact();
    setTime(0);
    const answers = await Promise.all([post(), post(), post()]);
    setTime(3_600_000);
    answers.push(await post());
    expect([answers.map(({ status }) => status), mails.length]).toEqual([[200, 200, 200, 200], 1]);
    setTime(3_600_001);
    await post();
    expect(mails).toHaveLength(2);
  });

  it('can be sent again after a failure, which is logged without its content', async () => {
    let isDown = true;
    const { lines, mails, post } = createTestContact(async () => {
      if (isDown) throw new Error('the mail service answered 500');
    });
    const { status, text } = await post();
    expect([status, text]).toEqual([502, '{"outcome":"failed"}']);
    expect(lines).toEqual(['a message could not be sent: the mail service answered 500']);
    isDown = false;
    expect([(await post()).status, mails.length]).toEqual([200, 1]);
  });
});

const getAddress = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

/** Creates a relay whose mail service fails until `recover` is called. */
function createFailingContact() {
  let isDown = true;
  const relay = createTestContact(async () => {
    await pause();
    if (isDown) throw new Error('the mail service answered 500');
  });
  const tryToSend = (attempts: number) =>
    Promise.all(Array.from({ length: attempts }, (_, index) => relay.post({ message: `Attempt ${index}` })));
  return { ...relay, tryToSend, recover: () => void (isDown = false) };
}

describe('messages that cannot be sent', () => {
  it('do not count against their client', async () => {
    const { recover, post, tryToSend } = createFailingContact();
    for (let round = 0; round < 3; round += 1)
      expect((await tryToSend(5)).map(({ status }) => status)).toEqual(Array<number>(5).fill(502));
    recover();
    for (let number = 1; number <= 5; number += 1)
      expect((await post({ message: `Number ${number}` })).status).toBe(200);
    expect((await post({ message: 'Number 6' })).status).toBe(429);
  });

  it('count while they are being sent', async () => {
    const mailService = new EventEmitter();
    const { post } = createTestContact(async () => {
      await once(mailService, 'answer');
      throw new Error('the mail service answered 500');
    });
    const statuses: number[] = [];
    const posts = Array.from({ length: 8 }, async (_, index) => {
      const { status } = await post({ message: `Attempt ${index}` });
      statuses.push(status);
    });
    await expect.poll(() => statuses).toEqual([429, 429, 429]);
    mailService.emit('answer');
    await Promise.all(posts);
    expect(statuses.slice(3)).toEqual(Array<number>(5).fill(502));
  });

  it('are limited to twenty attempts', async () => {
    const { lines, recover, post, tryToSend } = createFailingContact();
    for (let round = 0; round < 9; round += 1) await tryToSend(5);
    expect(lines).toHaveLength(20);
    recover();
    expect((await post()).status).toBe(429);
    expect((await post({}, {}, '192.0.2.2')).status).toBe(200);
  });
});

describe('a thousand messages in a minute', () => {
  const thousand = Array.from({ length: 1_000 }, (_, index) => index);

  it('of one client are refused after five, until ten minutes are over', async () => {
    const { setTime, mails, post } = createTestContact();
    setTime(0);
    const answers = await Promise.all(thousand.map((index) => post({ message: `Number ${index}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const last = answers.at(-1);
    expect([last?.status, last?.headers.get('retry-after'), mails.length]).toEqual([429, '600', 5]);
    // A browser sends a message again if the response did not arrive.
    expect((await post({ message: 'Number 0' })).status).toBe(200);
    setTime(600_000);
    expect((await post({ message: 'Later' })).status).toBe(200);
  });

  it('of a thousand clients are sent; after two thousand, messages of every client are refused', async () => {
    const { mails, post } = createTestContact();
    for (const round of ['a', 'b'])
      await Promise.all(thousand.map((index) => post({ message: `${round} ${index}` }, {}, getAddress(index))));
    expect(mails).toHaveLength(2_000);
    expect((await post({ message: 'one more' }, {}, '203.0.113.9')).status).toBe(429);
  });
});
