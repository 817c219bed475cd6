import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from 'virtual:settings';
import { contact } from '~tests/support/content/en';
import { renderInShell } from '~tests/support/render';
import { Scheduling } from './Scheduling';

class Timing {
  readonly name = new URL(`${settings.basePath}${settings.schedulingUrl.slice(1)}`, window.location.href).href;
  constructor(
    readonly responseStatus: number,
    readonly decodedBodySize: number,
  ) {}
}

type Callback = (records: { readonly getEntries: () => readonly Timing[] }) => void;
let report: Callback = () => undefined;

beforeEach(() => {
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
      constructor(callback: Callback) {
        report = callback;
      }
    },
  );
});

test.for([
  [200, 1_056, null],
  // Chrome records nothing about a sandboxed frame.
  [0, 0, null],
  [404, 20, contact.scheduling.failed],
  [200, 0, contact.scheduling.failed],
] as const)('a calendar that came with status %d and %d bytes says in its place: %s', async ([status, size, said]) => {
  await renderInShell(<Scheduling id="schedule" content={contact.scheduling} />);
  expect(screen.getByRole('status').textContent).toBe(contact.scheduling.loading);
  act(() => report({ getEntries: () => [new Timing(status, size)] }));
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
  expect(screen.getByTitle(contact.scheduling.frameTitle).hidden).toBe(said !== null);
});
