import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished, test, expect } from 'vitest';
import { createSmtp } from './smtp';

/** Starts a local mail server that records how the password arrives, and sends a mail through it. */
async function sendThroughServer(host: string, query: string, disabledCommands: string[]) {
  const passwords: string[] = [];
  const server = new SMTPServer({
    disabledCommands,
    logger: false,
    onAuth({ password }, { secure }, done) {
      passwords.push(`${password} ${secure ? 'encrypted' : 'in clear'}`);
      done(null, { user: 'website' });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '0.0.0.0');
  await once(listening, 'listening');
  onTestFinished(() => new Promise((closed) => server.close(closed)));
  const { port } = Object(listening.address());
  const send = createSmtp({
    from: 'website@site.example',
    to: 'owner@site.example',
    smtpUrl: `smtp://website:secret@${host}:${port}${query}`,
    apiKey: '',
    apiUrl: new URL('https://unused.example'),
  });
  const outcome = await send({ replyTo: 'ana@mail.example', subject: 'Hello', text: 'Hello', id: '1' }).then(
    () => 'sent',
    (error: Error) => error.message,
  );
  return { outcome, passwords };
}

test.for([
  // This address reaches the local server, but is not a loopback address.
  ['0.0.0.0', '', ['STARTTLS'], 'SMTP error ETLS 500', []],
  ['0.0.0.0', '?ignoreTLS=true&requireTLS=false', ['STARTTLS'], 'SMTP error ETLS 500', []],
  ['0.0.0.0', '?tls.rejectUnauthorized=false', [], 'sent', ['secret encrypted']],
  ['127.0.0.1', '', ['STARTTLS'], 'sent', ['secret in clear']],
] as const)(
  'with the mail server at %s%s, without the commands %j, the outcome is: %s',
  async ([host, query, disabledCommands, outcome, passwords]) => {
    expect(await sendThroughServer(host, query, [...disabledCommands])).toEqual({ outcome, passwords });
  },
);
