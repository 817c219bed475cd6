// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, recall } from './visitorStorage';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

function refuse(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

describe('what the browser remembers', () => {
  it('is kept until it is forgotten', () => {
    expect(recall('a')).toBe(null);
    expect(keep('a', '')).toBe(true);
    expect(recall('a')).toBe('');
    expect(forget('a')).toBe(true);
    expect(recall('a')).toBe(null);
  });

  it('is nothing where storage is forbidden or full, without an error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect([recall('a'), keep('a', 'b'), forget('a')]).toEqual([undefined, false, false]);
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(keep('a', 'b')).toBe(false);
    expect(recall('a')).toBe(null);
  });
});
