// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as visitorStorage from './visitorStorage';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

function refuse(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

describe('what the browser remembers', () => {
  it('is stored until it is removed', () => {
    expect(visitorStorage.get('a')).toBe(null);
    expect(visitorStorage.set('a', '')).toBe(true);
    expect(visitorStorage.get('a')).toBe('');
    expect(visitorStorage.remove('a')).toBe(true);
    expect(visitorStorage.get('a')).toBe(null);
  });

  it('is nothing where storage is forbidden or full, without an error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect([visitorStorage.get('a'), visitorStorage.set('a', 'b'), visitorStorage.remove('a')]).toEqual([
      undefined,
      false,
      false,
    ]);
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(visitorStorage.set('a', 'b')).toBe(false);
    expect(visitorStorage.get('a')).toBe(null);
  });
});
