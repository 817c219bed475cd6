import { expect, it } from 'vitest';
import { runStep, type StepResult } from './test-steps';

function step(NEWS_API_TOKEN: string): Promise<StepResult> {
  return runStep('scripts/workflows/look-for-token.sh', [], { environment: { NEWS_API_TOKEN } });
}

it('without the token the refresh ends well, and says what to do', async () => {
  expect(await step('')).toMatchObject({
    status: 0,
    outputs: {},
    printed: expect.stringMatching(/^::warning title=No news token::/),
    summary: expect.stringContaining('NEWS_API_TOKEN'),
  });
  expect(await step('a-token')).toMatchObject({ status: 0, outputs: { present: 'true' }, printed: '', summary: '' });
});
