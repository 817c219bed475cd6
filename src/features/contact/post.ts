import { pause } from '~/lib/pause';
import { site } from '~generated/site';

/** `refused`: the relay accepts no such message; `failed`: the message may arrive if it is sent again. */
type PostOutcome = 'sent' | 'refused' | 'failed';

const timeoutMs = 20_000;
/** A lost connection often returns a moment later. */
const retryDelayMs = 2_000;

const isSentToRelay = site.form?.isRelay === true;

/** Sends the fields as the browser would. Services answer a request for JSON with a status instead of a page. */
async function send(form: HTMLFormElement): Promise<Response | null> {
  const fields = new FormData(form);
  // The relay refuses messages written in the first seconds of a page. A restored draft was written earlier.
  if (isSentToRelay && form.dataset['restored'] === undefined)
    fields.set('writtenMs', String(Math.round(performance.now())));
  const texts = [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(texts),
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
}

/**
 * Sends the message of a form, and retries once if the browser went offline. The relay drops a message that it has already
 * received; another service could deliver it twice, which is better than not at all.
 */
export async function postMessage(form: HTMLFormElement): Promise<PostOutcome> {
  let response = await send(form);
  if (response === null && !navigator.onLine) {
    await pause(retryDelayMs);
    response = await send(form);
  }
  if (response === null) return 'failed';
  if (response.ok) return 'sent';
  // Only the relay's status codes say that the message itself is refused.
  return isSentToRelay && (response.status === 413 || response.status === 422) ? 'refused' : 'failed';
}
