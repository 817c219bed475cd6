/** Creates what the preview of a site serves for it: the relay, with the embedded news service behind it, and a mailbox. */
import { isIP } from 'node:net';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import type { Mount } from '~scripts/preview/server';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { contactPath } from '../contact/contact';
import type { Mail } from '../contact/message';
import { createRelay } from '../relay';
import { createMemoryStore } from '../store';

/** `LIVE_NEWS_URL` of a site whose relay is on the site's origin. */
export const relayPath = '/news-relay';

/** Path that shows the messages of the contact form. They are kept in memory only. */
const mailboxPath = '/preview/mail';

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

export function createRelayMounts({ searchTerms, site }: SiteSettings): readonly Mount[] {
  const service = createNewsService(sampleArticles(searchTerms, Date.now()), { requireToken: token });
  /** The messages that were sent, the newest first. */
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
    { path: relayPath, fetch: (request) => relay(request, String((requestCount += 1))) },
    {
      path: mailboxPath,
      fetch: mailbox,
      ...(site.form?.action.endsWith(contactPath) && { label: 'Messages of its contact form' }),
    },
  ];
}
