/** The contract of the second site; contract.sample.test.ts says how it is changed. */
import { expect, test } from 'vitest';
import { secondSiteSettings } from '~tests/support/second-site';
import { buildFixedSite } from './build-fixed-site';
import { describeSite } from './describe-site';

test('the second site says what the contract holds', async () => {
  await expect(describeSite(await buildFixedSite(secondSiteSettings))).toMatchFileSnapshot('second.txt');
});
