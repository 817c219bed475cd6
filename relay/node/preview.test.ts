import { expect, test } from 'vitest';
import { site } from '~generated/site';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { createRelayMounts, relayPath } from './preview';

const message = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  subject: 'Media',
  message: 'Hello',
  sent: `${site.url}/message-sent`,
};

test.for([
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173', 303],
  ['http://localhost:5173', 'http://localhost:5173', 303],
  ['http://[::1]:4173', 'http://[::1]:4173', 303],
  ['http://127.0.0.1:4173', 'http://localhost:4173', 403],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:5173', 403],
  ['http://127.0.0.1:4173', 'javascript://127.0.0.1:4173', 403],
  // An attacker's host name may point at this machine (DNS rebinding).
  ['http://rebound.example:4173', 'http://rebound.example:4173', 403],
] as const)(
  'at the address %s, the preview answers a message from %s with status %i',
  async ([reachedAt, origin, status]) => {
    const relay = createRelayMounts(readSiteSettings({ dataFolder, environment: {} })).find(
      ({ path }) => path === relayPath,
    );
    const body = new URLSearchParams(message);
    const request = new Request(`${reachedAt}/contact`, { method: 'POST', headers: { Origin: origin }, body });
    const response = await relay?.fetch(request, Object());
    const location = status === 303 ? `${origin}/message-sent` : null;
    expect([response?.status, response?.headers.get('location')]).toEqual([status, location]);
  },
);
