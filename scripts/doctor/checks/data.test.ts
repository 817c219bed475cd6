import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '~/config/dataFolder';
import { withFolder } from '~tests/support/folder';

/** What the doctor says of a copy of the data, in a process of its own, which reads it anew. */
function reportOf(edit: (folder: string) => void): Promise<string> {
  return withFolder((folder) => {
    edit(folder);
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/doctor/main.ts'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_DATA: folder },
    }).stdout;
  }, dataFolder);
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

describe('the check of the data', () => {
  it('names texts, companies, figures, pictures and legal texts that are the sample’s', async () => {
    const said = await reportOf(() => undefined);
    for (const what of ['texts', 'companies', 'figures and years', 'pictures', 'privacy and terms'])
      expect(said).toMatch(new RegExp(`^sample +data +${what}: `, 'm'));
  });

  it('says no more of what the owner has changed, and of a review that is older than the texts', async () => {
    const said = await reportOf((folder) => {
      change(folder, 'figures.json', '"3+"', '"4+"');
      change(folder, 'milestones.json', '"2020"', '"2019"');
      change(folder, 'site.json', '"legalReviewed": ""', '"legalReviewed": "2020-01-01"');
    });
    expect(said).not.toContain('figures and years');
    expect(said).toMatch(/^attention +data +changed since the review of 2020-01-01: privacy, terms$/m);
  });

  it('names what nothing can be built of', async () => {
    const said = await reportOf((folder) => change(folder, 'content/es/about.json', /"text": "[^"]+"/, '"text": ""'));
    expect(said).toMatch(/^broken +data +.*content\/es\/about\.json: mission\.text: a sentence is missing$/m);
  });
});
