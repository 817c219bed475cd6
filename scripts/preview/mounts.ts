/** Creates the other servers on the preview's origin: the relay, with the embedded news service behind it, and a mailbox. */
import { isIP } from 'node:net';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { newsRelayPath } from '~scripts/settings/build-settings';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { Mail } from '../../relay/contact/message';
import { createRelay } from '../../relay/relay';
import { createMemoryStore } from '../../relay/store';
import type { Mount } from './server';

/** Path that shows the messages of the contact form. They are kept in memory only. */
export const mailboxPath = '/preview/mail';

const noMessage =
  'No message yet. With CONTACT_ENDPOINT=relay npm start the contact form of this preview sends here.\n';

const toText = ({ replyTo = '', subject, text }: Mail) => `Subject: ${subject}\nReply-To: ${replyTo}\n\n${text}`;

const token = 'token-of-the-embedded-service';

/**
 * Returns the origin at which a browser reached the preview, if that is an IP address or localhost. Other host names are not
 * trusted, since an attacker's can point at this machine (DNS rebinding).
 */
function getTrustedOrigin({ url }: Request): string | null {
  const { hostname, origin } = new URL(url);
  return hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 ? origin : null;
}

export function createPreviewMounts({ searchTerms, site }: SiteSettings): readonly Mount[] {
  const service = createNewsService(sampleArticles(searchTerms, Date.now()), { requireToken: token });
  /** Newest first. */
  const mails: Mail[] = [];
  const relay = createRelay(
    {
      token,
      mail: null,
      serviceUrl: new URL(newsPath, 'http://news-service.example'),
      siteOrigin: site.url,
      callsPerDay: 1_000_000,
    },
    {
      terms: searchTerms,
      store: createMemoryStore(),
      now: Date.now,
      log: console.error,
      fetch: async (address, init) => service.fetch(new Request(address, init)),
      sendMail: async (mail) => void mails.unshift(mail),
      previewOrigin: getTrustedOrigin,
    },
  );
  const mailbox = () => {
    const text = mails.length === 0 ? noMessage : mails.map(toText).join('\n\n\n');
    return new Response(text, { headers: { 'Cache-Control': 'no-store' } });
  };
  let requestCount = 0;
  return [
    // Each request counts as another client, because browser tests request many pages at once.
    { path: newsRelayPath, fetch: (request) => relay(request, String((requestCount += 1))) },
    { path: mailboxPath, fetch: mailbox },
  ];
}
