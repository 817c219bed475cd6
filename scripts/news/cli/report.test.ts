import { describe, expect, it } from 'vitest';

import { holdsToken, redact } from '../../../src/lib/redact';
import { type Outcome, type RefreshResult, exitCodeOf } from '../refresh/refresh';
import { closingTable, jsonReport, markdownSummary, progressLine } from './report';

const dropped = { 'not a record': 0, 'no title': 2, 'bad address': 0, 'bad date': 1, duplicate: 0 };
const outcome: Outcome = {
  key: 'haiti/business',
  status: 'changed',
  articles: 9,
  reason: null,
  dropped,
  problems: ['data[0]: no title: title is null'],
};
const kept: Outcome = {
  key: 'haiti/all',
  status: 'kept',
  articles: 0,
  reason: 'the answer | is\nempty',
  dropped: null,
  problems: [],
};
const result: RefreshResult = {
  outcomes: [outcome, kept],
  callsUsed: 3,
  callsLeft: 97,
  stopReason: null,
  indexFault: null,
  indexWritten: true,
  removed: [],
  removalFault: null,
  elapsedMs: 1_234,
};
const facts = { host: 'news.example.com', directory: 'data/news' };

describe('the report', () => {
  it('has a line per combination', () => {
    expect(progressLine(outcome, 7, 42)).toBe('[ 7/42] haiti/business                 changed    9 articles');
    expect(progressLine({ ...outcome, articles: 1 }, 42, 42)).toMatch(/1 article$/);
    expect(progressLine(kept, 1, 2)).toContain('kept       the answer');
  });

  it('closes with a table', () => {
    expect(closingTable(result, facts).split('\n')).toEqual([
      '',
      'from             news.example.com',
      'into             data/news',
      'new              0',
      'changed          1',
      'unchanged        0',
      'kept             1',
      'failed           0',
      'left out         0',
      'dropped records  no title 2, bad date 1',
      'calls            3 used, 97 left',
      'time             1.2 s',
      '',
      'Dropped records:',
      '  haiti/business: data[0]: no title: title is null',
    ]);
    expect(
      closingTable({ ...result, removed: ['haiti/sport', 'haiti/arts'], removalFault: 'no right' }, facts),
    ).toMatch(
      /\n\nRemoved, since src\/config\/news\.ts no longer has them: haiti\/sport, haiti\/arts\n\nNot removed: no right$/,
    );
    expect(closingTable({ ...result, callsLeft: null, stopReason: 'no plan', indexFault: 'no disk' }, facts)).toMatch(
      /3 used\n[^]*Ended early: no plan\n\nIndex: no disk$/,
    );
  });

  it('does not flood a log', () => {
    const noisy = {
      ...outcome,
      problems: Array.from({ length: 40 }, (_, index) => `data[${index}]: no title: title is null`),
    };
    expect(closingTable({ ...result, outcomes: [noisy] }, facts)).toMatch(/… and 28 more$/);
  });

  it('writes Markdown that feed text cannot break out of', () => {
    const markdown = markdownSummary({ ...result, stopReason: '<b>stop</b>' }, facts);
    expect(markdown).toContain('| haiti/all | kept | the answer \\| is empty |');
    expect(markdown).toContain('**Ended early: \\<b\\>stop\\</b\\>**');
  });

  it('writes one JSON object', () => {
    const report: unknown = JSON.parse(jsonReport(result, facts, 0));
    expect(report).toMatchObject({
      host: 'news.example.com',
      exitCode: 0,
      counts: { changed: 1, kept: 1, failed: 0 },
      dropped: { 'no title': 2, 'bad date': 1 },
      calls: { used: 3, left: 97 },
      seconds: 1.234,
    });
  });

  it('ends with 0 when something succeeded, with 1 when nothing did or the index is lost', () => {
    expect([
      exitCodeOf(result),
      exitCodeOf({ ...result, outcomes: [kept] }),
      exitCodeOf({ ...result, outcomes: [] }),
      exitCodeOf({ ...result, indexFault: 'no disk' }),
    ]).toEqual([0, 1, 1, 1]);
  });
});

describe('redact', () => {
  it('replaces every spelling of a token, and leaves ordinary words', () => {
    const token = 'a b+c/d=&é';
    const spellings = [token, encodeURIComponent(token), new URLSearchParams({ t: token }).toString().slice(2)];
    for (const spelling of spellings) {
      expect(redact(`x ${spelling} y ${spelling}`, token)).toBe('x [token] y [token]');
      expect(holdsToken(spelling, token)).toBe(true);
    }
    expect([redact('an ordinary text', ''), redact('an ordinary text', 'an'), holdsToken('text', 'an')]).toEqual([
      'an ordinary text',
      'an ordinary text',
      false,
    ]);
  });
});
