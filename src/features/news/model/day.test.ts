import { describe, expect, it } from 'vitest';
import { newestDay } from './day';

function days(...dates: readonly string[]): string {
  return newestDay(
    dates.map((publishedAt) => ({ publishedAt })),
    '2026-01-04T00:00:00Z',
  );
}

describe('dates', () => {
  it('have a newest day only where there are older ones', () => {
    expect(days('2026-01-01T10:00:00Z', '2026-01-03T01:00:00Z', '2026-01-02T00:00:00Z')).toBe('2026-01-03');
    expect(days('2026-01-01T10:00:00Z', '2026-01-01T01:00:00Z')).toBe('');
    expect(days()).toBe('');
  });

  it('ahead of the last change are no newest day', () => {
    expect(days('2026-01-02T10:00:00Z', '2027-01-01T10:00:00Z', '2026-01-01T00:00:00Z')).toBe('2026-01-02');
  });
});
