import * as v from 'valibot';
import { expect, test } from 'vitest';
import { companySchema } from './company';

test('the picture of a company that names no focus keeps its middle in sight', () => {
  expect(
    v.parse(companySchema({ regions: [], categories: [], hasPage: () => true }).entries.picture, {
      name: 'company-energy',
    }),
  ).toEqual({
    name: 'company-energy',
    focus: 'center',
  });
});
