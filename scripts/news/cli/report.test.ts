import { describe, expect, it } from 'vitest';
import { holdsToken, redact } from '~/lib/redact';
import { type Outcome, type RefreshResult, exitCodeOf } from '~scripts/news/refresh/refresh';
import { closingTable, jsonReport, markdownSummary, progressLine } from './report';

const dropped = { 'not a record': 0, 'no title': 2, 'bad address': 0, 'bad date': 1, duplicate: 0 };
const none = { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 };
const outcome: Outcome = {
  key: 'haiti/business',
  status: 'changed',
  articles: 12,
  calls: 2,
  fresh: 5,
  reason: null,
  dropped,
  problems: ['data[0]: no title: title is null'],
};
const failed: Outcome = {
  key: 'haiti/all',
  status: 'failed',
  articles: 9,
  calls: 1,
  fresh: 0,
  reason: 'status | 500\nthree times',
  dropped: none,
  problems: [],
};
const result: RefreshResult = {
  outcomes: [outcome, failed],
  waiting: [],
  callsUsed: 5,
  callsAllowed: 18,
  callsLeft: 95,
  isOutOfCalls: false,
  stopReason: null,
  answers: 2,
  known: 40,
  isChanged: true,
  writeFault: null,
  memoryFault: null,
  removed: [],
  removalFault: null,
  elapsedMs: 1_234,
};
const facts = { host: 'news.example.com', directory: 'data/news' };

describe('the report', () => {
  it('has a line per call', () => {
    const call = { key: 'haiti/business', page: 2, articles: 3, fresh: 1, reason: null };
    expect(progressLine(call, 7)).toBe('[  7] haiti/business                 page 2   3 articles, 1 new');
    expect(progressLine({ ...call, articles: 1 }, 42)).toMatch(/1 article, 1 new$/);
    expect(progressLine({ ...call, reason: 'status 500' }, 1)).toMatch(/page 2 {3}status 500$/);
  });

  it('closes with a table, and each reason once', () => {
    expect(
      closingTable({ ...result, outcomes: [outcome, failed, { ...failed, key: 'all/all' }] }, facts).split('\n'),
    ).toEqual([
      '',
      'from             news.example.com',
      'into             data/news',
      'new              0',
      'changed          1',
      'unchanged        0',
      'failed           2',
      'left out         0',
      'new articles     5',
      'in the archive   40',
      'dropped records  no title 2, bad date 1',
      'calls            5 used, of 18 for this run, 95 of the plan’s left today',
      'time             1.2 s',
      '',
      'Dropped records:',
      '  haiti/business: data[0]: no title: title is null',
      '',
      'Failed: status | 500',
      'three times (haiti/all, all/all)',
    ]);
    expect(
      closingTable(
        { ...result, outcomes: [], removed: ['haiti/sport', 'haiti/arts'], removalFault: 'no right' },
        facts,
      ),
    ).toMatch(
      /\n\nRemoved, since src\/config\/news\.ts no longer has them: haiti\/sport, haiti\/arts\n\nNot removed: no right$/,
    );
    const bare = { ...result, outcomes: [], callsLeft: null, callsAllowed: null, known: null };
    expect(
      closingTable({ ...bare, stopReason: 'no plan', writeFault: 'no disk', memoryFault: 'no right' }, facts),
    ).toMatch(/5 used\n[^]*Ended early: no plan\n\nMemory: no right\n\nNot written: no disk$/);
  });

  it('says what waits when there is no call left', () => {
    const spent = { ...result, outcomes: [], isOutOfCalls: true };
    expect(closingTable(spent, facts)).toMatch(/\n\nNo call is left for this run\.$/);
    const waiting = Array.from({ length: 14 }, (_, index) => `haiti/c${index}`);
    expect(closingTable({ ...spent, waiting }, facts)).toMatch(
      /\n\nNo call is left for this run; what waits: haiti\/c0, [^\n]*haiti\/c11 and 2 more$/,
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
    expect(markdown).toContain('**Failed: status \\| 500 three times (haiti/all)**');
    expect(markdown).toContain('**Ended early: \\<b\\>stop\\</b\\>**');
  });

  it('writes one JSON object', () => {
    const report: unknown = JSON.parse(jsonReport(result, facts, 0));
    expect(report).toMatchObject({
      host: 'news.example.com',
      exitCode: 0,
      counts: { changed: 1, failed: 1, 'left out': 0 },
      dropped: { 'no title': 2, 'bad date': 1 },
      calls: { used: 5, allowed: 18, left: 95 },
      isChanged: true,
      seconds: 1.234,
    });
  });

  it('ends with 0 for an answer or a lack of calls, with 1 when all failed or nothing could be written', () => {
    const asked = { ...result, answers: 0, outcomes: [failed] };
    const idle = { ...result, answers: 0, outcomes: [{ ...failed, status: 'left out', calls: 0 } as const] };
    expect([
      exitCodeOf(result),
      exitCodeOf({ ...idle, isOutOfCalls: true }),
      exitCodeOf(idle),
      exitCodeOf(asked),
      exitCodeOf({ ...asked, isOutOfCalls: true }),
      exitCodeOf({ ...result, outcomes: [failed] }),
      exitCodeOf({ ...result, writeFault: 'no disk' }),
    ]).toEqual([0, 0, 1, 1, 1, 1, 1]);
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
