/** Takes messages of the contact form, and hands each on as a mail. It keeps none, and logs nothing of them. */
import type { RelayHost } from '../store';
import { isByMachine, isTooFast, readMessage } from './message';

export const contactPath = '/contact';
/** Of a body: 5,000 characters of any script, encoded. */
export const contactBytesMax = 65_536;

const windowMs = 600_000;
/** Messages of a window: of one client, and of all together. */
const messagesMax = { client: 5, all: 2_000 } as const;
/** How long the same message counts as sent, in ms. */
const sentMs = 3_600_000;

/** What becomes of a message, and the status of the answer. */
const statuses = {
  sent: 200,
  foreign: 403,
  refused: 422,
  'too-many': 429,
  failed: 502,
} as const;

type Outcome = keyof typeof statuses;

/**
 * The path of a page that the form names, which is put behind the site's origin. Null if the address is not a web address,
 * or if its path could be read as a host: `x:@evil.example/` has the path `@evil.example/`.
 */
function pagePath(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  return pathname.startsWith('//') ? null : pathname;
}

/** @param siteOrigin the origin whose pages may send messages */
export function createContact(siteOrigin: string, { log, now, previewOrigin, sendMail }: RelayHost) {
  let window = { start: 0, all: 0, clients: new Map<string, number>() };
  /** Messages under way and sent, by their ids, the oldest first. */
  const sent = new Map<string, { readonly at: number; readonly done: Promise<void> }>();

  function mayWrite(client: string): boolean {
    if (now() - window.start >= windowMs || now() < window.start)
      window = { start: now(), all: 0, clients: new Map<string, number>() };
    const ofClient = window.clients.get(client) ?? 0;
    if (window.all >= messagesMax.all || ofClient >= messagesMax.client) return false;
    window.all += 1;
    window.clients.set(client, ofClient + 1);
    return true;
  }

  async function outcomeOf(origin: string | null, fields: URLSearchParams, client: string): Promise<Outcome> {
    if (origin === null) return 'foreign';
    if (isTooFast(fields)) return 'too-many';
    if (isByMachine(fields)) return 'sent';
    const mail = await readMessage(fields);
    if (mail === null || sendMail === undefined) return 'refused';
    for (const [id, { at }] of sent) if (now() - at > sentMs) sent.delete(id);
    // One that is mended after a refusal, or sent again as the answer did not arrive, is no further message.
    if (!sent.has(mail.id) && !mayWrite(client)) return 'too-many';
    const known = sent.get(mail.id) ?? { at: now(), done: sendMail(mail) };
    sent.set(mail.id, known);
    try {
      await known.done;
      return 'sent';
    } catch (error) {
      sent.delete(mail.id);
      log(`a message could not be sent: ${error instanceof Error ? error.message : 'for an unknown reason'}`);
      return 'failed';
    }
  }

  /** The origin of the page that sent the request; null if its messages are not taken. */
  function trustedOrigin(request: Request): string | null {
    const origin = request.headers.get('Origin');
    return origin !== null && [siteOrigin, previewOrigin?.(request)].includes(origin) ? origin : null;
  }

  /** Answers a script with JSON, and a form without script with the page that the form named. */
  return async (request: Request, client: string): Promise<Response> => {
    const origin = trustedOrigin(request);
    const fields = new URLSearchParams(await request.text());
    const outcome = await outcomeOf(origin, fields, client);
    const headers = {
      'Cache-Control': 'no-store',
      ...(outcome === 'too-many' && { 'Retry-After': String(windowMs / 1_000) }),
    };
    const path = pagePath(fields.get(outcome === 'sent' ? 'sent' : 'failed') ?? '');
    if (origin === null || path === null || request.headers.get('Accept')?.includes('application/json'))
      return Response.json({ outcome }, { status: statuses[outcome], headers });
    // Whatever address the field holds, the visitor stays on the site.
    return new Response(null, { status: 303, headers: { ...headers, Location: origin + path } });
  };
}
