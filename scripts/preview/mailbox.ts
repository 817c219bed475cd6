/** The mailbox of the preview: what the contact form sends through the relay, shown and kept nowhere. */
import { escapeXml } from '~scripts/lib/xml';
import type { Mail, SendMail } from '../../relay/contact/mail';
import type { Mount } from './site-app';

export const mailboxPath = '/preview/mail';

const messagesMax = 50;

const styles = `:root{color-scheme:light dark}
body{max-width:46rem;margin:3rem auto;padding:0 1.25rem;font:1rem/1.6 system-ui,sans-serif}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin:0}p{color:light-dark(#4c5566,#aab4c5)}
article{margin-top:1.5rem;padding:1.25rem 1.5rem;border:1px solid light-dark(#cdd5e1,#3a4556);background:light-dark(#f6f8fb,#141b27)}
pre{margin:1rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}code{font-size:.9375rem}`;

function articleOf({ replyTo, subject, text }: Mail): string {
  return `<article><h2>${escapeXml(subject)}</h2><p>Reply-To: ${escapeXml(replyTo)}</p><pre>${escapeXml(text)}</pre></article>`;
}

function pageOf(mails: readonly Mail[]): string {
  const empty =
    '<p>No message yet. With <code>CONTACT_ENDPOINT=relay npm start</code> the contact form of this preview sends here.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox of the preview</title><style>${styles}</style></head><body><main><h1>Mailbox of the preview</h1>
${mails.length === 0 ? empty : mails.map(articleOf).join('\n')}</main></body></html>
`;
}

export interface Mailbox {
  readonly mount: Mount;
  readonly sendMail: SendMail;
}

export function createMailbox(): Mailbox {
  /** The newest first. */
  let mails: readonly Mail[] = [];
  return {
    sendMail: async (mail) => {
      mails = [mail, ...mails].slice(0, messagesMax);
    },
    mount: {
      path: mailboxPath,
      fetch: () =>
        new Response(pageOf(mails), {
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-store',
            'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
          },
        }),
    },
  };
}
