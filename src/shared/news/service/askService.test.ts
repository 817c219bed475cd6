import { expect, it } from 'vitest';
import { searchTerms as terms } from '~tests/support/news/search-terms';
import { askService } from './askService';

it.each([
  ['records', `{"meta":{"found":1},"data":[${'{},'.repeat(1_500_000)}{}]}`, 'the answer has more than 50000 values'],
  ['lists', `{"data":[{"title":${'['.repeat(1_500_000)}`, 'the answer is nested more than 32 deep'],
])('refuses an answer of a million %s before it is parsed, and says why', async (_name, text, reason) => {
  const body = new Blob([text]).stream();
  const answer = await askService(
    { region: 'all', category: 'all', page: 1 },
    {
      fetch: () => Promise.resolve({ status: 200, headers: new Headers(), body }),
      url: new URL('https://service.example/all'),
      token: 'secret-token',
      terms,
      timeoutMs: 60_000,
      bytesMax: 5_000_000,
    },
  );
  expect(answer).toMatchObject({ kind: 'failed', reason, status: 200, isTemporary: false });
});
