/** Sends each message of the contact form as a mail. No message is stored, and nothing of its content is logged. */
import type { RelayHost } from '../store';
import { isFromBot, isTooFast, type Mail, parseMessage, type SendMail } from './message';

export const contactPath = '/contact';
/** Largest request body: room for 5,000 URL-encoded characters of any script. */
export const contactBytesMax = 65_536;

/** Length of the window in which messages are counted, in ms. */
const windowMs = 600_000;
/** Messages that one client may send in a window. */
const messagesMax = 5;
/** Attempts to send a message in a window, with those that fail: of one client, and of all together. */
const attemptsMax = { client: 20, all: 2_000 } as const;
/** How long a message is remembered, so that the same one is not sent twice, in ms. */
const rememberedMs = 3_600_000;

/** The outcomes of a message, each with the status of its response. */
const statuses = {
  sent: 200,
  'too-fast': 400,
  foreign: 403,
  refused: 422,
  'too-many': 429,
  failed: 502,
} as const;

type Outcome = keyof typeof statuses;

/**
 * Returns the path of a page that the form names; the relay puts it after the site's origin. Null if the address is not a web
 * address, or if its path could be read as a host: `x:@evil.example/` has the path `@evil.example/`.
 */
function toPagePath(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const { pathname } = new URL(address);
  return pathname.startsWith('//') ? null : pathname;
}

interface ClientCounts {
  /** Messages that are being sent or were sent. */
  messages: number;
  attempts: number;
}

/**
 * Creates the function that responds to messages of the contact form.
 * @param siteOrigin the origin whose pages may send messages
 */
export function createContact(siteOrigin: string, { log, now, previewOrigin, sendMail }: RelayHost) {
  const startWindow = () => ({ start: now(), attempts: 0, clients: new Map<string, ClientCounts>() });
  let window = startWindow();
  /** Messages that are being sent or were sent, by id, the oldest first. */
  const sentMessages = new Map<string, { readonly at: number; readonly done: Promise<void> }>();

  /** Counts an attempt to send a message. Returns the counts of the client; null if it may send none now. */
  function countAttempt(client: string): ClientCounts | null {
    if (now() - window.start >= windowMs || now() < window.start) window = startWindow();
    const counts = window.clients.get(client) ?? { messages: 0, attempts: 0 };
    const isClientOverLimit = counts.messages >= messagesMax || counts.attempts >= attemptsMax.client;
    if (isClientOverLimit || window.attempts >= attemptsMax.all) return null;
    window.attempts += 1;
    counts.attempts += 1;
    counts.messages += 1;
    window.clients.set(client, counts);
    return counts;
  }

  /** Sends a message. If that fails, the message may be sent again, and does not count against its client. */
  async function sendCounted(mail: Mail, send: SendMail, counts: ClientCounts): Promise<void> {
    try {
      await send(mail);
    } catch (error) {
      sentMessages.delete(mail.id);
      counts.messages -= 1;
      throw error;
    }
  }

  async function handleMessage(origin: string | null, fields: URLSearchParams, client: string): Promise<Outcome> {
    if (origin === null) return 'foreign';
    if (isTooFast(fields)) return 'too-fast';
    if (isFromBot(fields)) return 'sent';
    const mail = await parseMessage(fields);
    if (mail === null || sendMail === undefined) return 'refused';
    for (const [id, { at }] of sentMessages) if (now() - at > rememberedMs) sentMessages.delete(id);
    let sending = sentMessages.get(mail.id);
    // A browser sends a message again if the response did not arrive. It is not counted again.
    if (sending === undefined) {
      const counts = countAttempt(client);
      if (counts === null) return 'too-many';
      sending = { at: now(), done: sendCounted(mail, sendMail, counts) };
      sentMessages.set(mail.id, sending);
    }
    try {
      await sending.done;
      return 'sent';
    } catch (error) {
      log(`a message could not be sent: ${error instanceof Error ? error.message : 'for an unknown reason'}`);
      return 'failed';
    }
  }

  /** Returns the origin of the page that sent the request; null if the relay does not take messages from that origin. */
  function getTrustedOrigin(request: Request): string | null {
    const origin = request.headers.get('Origin');
    return origin !== null && [siteOrigin, previewOrigin?.(request)].includes(origin) ? origin : null;
  }

  /** Responds to a script with JSON, and to a form without script with a redirect to the page that the form names. */
  return async (request: Request, client: string): Promise<Response> => {
    const origin = getTrustedOrigin(request);
    const fields = new URLSearchParams(await request.text());
    const outcome = await handleMessage(origin, fields, client);
    const headers = {
      'Cache-Control': 'no-store',
      ...(outcome === 'too-many' && { 'Retry-After': String(windowMs / 1_000) }),
    };
    const path = toPagePath(fields.get(outcome === 'sent' ? 'sent' : 'failed') ?? '');
    if (origin === null || path === null || request.headers.get('Accept')?.includes('application/json'))
      return Response.json({ outcome }, { status: statuses[outcome], headers });
    // Only the path is used, so that the visitor stays on the site whatever address the field holds.
    return new Response(null, { status: 303, headers: { ...headers, Location: origin + path } });
  };
}
