/**
 * The contract: what each document and file of the site says. A change on purpose is written by
 * `npx vitest run tests/contract -u`, and its commit says what changed and why.
 */
import { expect, test } from 'vitest';
import { buildFixedSite } from './build-fixed-site';
import { describeSite } from './describe-site';

test('the sample says what the contract holds', async () => {
  await expect(describeSite(await buildFixedSite())).toMatchFileSnapshot('sample.txt');
});
