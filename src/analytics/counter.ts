/** A counter without cookies: the form of Plausible's events (plausible.io/docs/events-api). Another one's stands here. */
import { counterUrl, host } from '~generated/site';

/** @param path with base */
export function count(name: string, path: string, props?: Readonly<Record<string, string>>): void {
  const { referrer } = document;
  const event = { name, url: location.origin + path, domain: host, referrer: referrer || null, props };
  fetch(counterUrl, {
    method: 'POST',
    // As plain text the browser asks no permission of the host first; the event outlives its page.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(event),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // A visit that nobody counts is still a visit.
  });
}
