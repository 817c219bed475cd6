import { describe, expect, it } from 'vitest';
import { newestDay } from './day';

function days(...dates: readonly string[]): string {
  return newestDay(dates.map((publishedAt) => ({ publishedAt })));
}

describe('dates', () => {
  it('have a newest day only where there are older ones', () => {
    expect(days('2026-01-01T10:00:00Z', '2026-01-03T01:00:00Z', '2026-01-02T00:00:00Z')).toBe('2026-01-03');
    expect(days('2026-01-01T10:00:00Z', '2026-01-01T01:00:00Z')).toBe('');
    expect(days()).toBe('');
  });
});
