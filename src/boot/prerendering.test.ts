// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenVisited } from './prerendering';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

describe('whenVisited', () => {
  it('runs at once in a page that is loaded, and where a browser renders nothing ahead', () => {
    const run = vi.fn<() => void>();
    whenVisited(run);
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    whenVisited(run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits for the visitor in a page that is rendered ahead', () => {
    const run = vi.fn<() => void>();
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    whenVisited(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
