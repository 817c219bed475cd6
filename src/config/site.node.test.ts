import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSite } from '~tests/support/settings';

test.for([
  [
    { LIVE_NEWS_URL: 'https://relay.example/', LIVE_NEWS_TOKEN: 'public-token' },
    'data/site.json: liveNewsToken: live news would have two sources, as liveNewsUrl is set too',
  ],
] as const)('%j, which contradicts another setting, is refused', ([contradiction, error]) => {
  expect(() => readSite(contradiction, dataFolder)).toThrow(error);
});
