import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFolder } from '~tests/support/folder';
import { ownSettings } from '~tests/support/own-settings';
import { runStep, writeStandIn } from '~tests/support/workflow-steps';

const build = `
const names = ['SITE_BRAND', 'SOCIAL_X', 'SOCIAL_LINKEDIN'];
require('node:fs').writeFileSync(process.env.BUILT, JSON.stringify([process.argv.slice(2), names.map((name) => process.env[name] ?? null)]));
process.exitCode = Number(process.env.ENDS_WITH ?? 0);
`;

describe('the deployment’s build', () => {
  it('leaves a variable that is not set at its default, and lists what is still a placeholder', () =>
    withFolder(async (programs) => {
      writeStandIn(programs, 'npm', build);
      const built = join(programs, 'built.json');
      const given = { BUILT: built, SITE_DATA: process.env['SITE_DATA'] ?? '' };
      const step = (environment: Readonly<Record<string, string>>) =>
        runStep('scripts/workflows/build-site.ts', [], { programs, environment: { ...given, ...environment } });

      const first = await step({
        ...ownSettings,
        SOCIAL_INSTAGRAM: 'none',
        SITE_BRAND: '',
        SOCIAL_LINKEDIN: '',
        SOCIAL_X: 'none',
      });
      expect(JSON.parse(readFileSync(built, 'utf8'))).toEqual([
        ['run', 'build'],
        ['', 'none', null],
      ]);
      expect([first.status, first.summary.match(/^- `[\w.]+`/gm)]).toEqual([0, ['- `brand`', '- `social.linkedin`']]);

      expect(await step({ ...ownSettings, ENDS_WITH: '3' })).toMatchObject({ status: 3, summary: '' });
    }));
});
