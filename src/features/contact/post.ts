import { pause } from '~/lib/pause';

/** `refused`: nobody takes such a message; `failed`: it may arrive if it is sent again. */
type PostOutcome = 'sent' | 'refused' | 'failed';

const timeoutMs = 20_000;
/** A line that was cut is often there again a moment later. */
const againAfterMs = 2_000;

/** It alone is told where a message fails. */
const isOfRelay = (form: HTMLFormElement): boolean => form.elements.namedItem('failed') !== null;

/** Services take a script's message in the form of a form's, and answer it by status instead of by a page. */
async function ask(form: HTMLFormElement): Promise<Response | null> {
  const fields = new FormData(form);
  // Nobody writes in the first seconds of a page, as the relay knows; a draft was written before.
  if (isOfRelay(form) && form.dataset['restored'] === undefined)
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
 * Sends the message of a form, and once more where the browser lost its line meanwhile. The relay drops one that it has had;
 * another service could deliver it twice, which is better than not at all.
 */
export async function postMessage(form: HTMLFormElement): Promise<PostOutcome> {
  let response = await ask(form);
  if (response === null && !navigator.onLine) {
    await pause(againAfterMs);
    response = await ask(form);
  }
  if (response === null) return 'failed';
  if (response.ok) return 'sent';
  // What a service has against a message, only the service knows.
  return isOfRelay(form) && (response.status === 413 || response.status === 422) ? 'refused' : 'failed';
}
