/** Data that a build refuses, and data that is still the sample's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder } from '~/config/dataFolder';
import { readSettings } from '~/config/settings';
import { type DoctorContext, type Finding, found } from '~scripts/doctor/context';

const topic = 'data';

/** The tests have a copy of the sample. */
const sampleFolder = 'tests/fixtures/data';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (folder: string, file: string): string | undefined => {
  const path = resolve(root, folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

function filesIn(folder: string): readonly string[] {
  const path = resolve(root, dataFolder, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
    .toSorted();
}

const isSample = (file: string): boolean => textOf(dataFolder, file) === textOf(sampleFolder, file);

const named = (files: readonly string[]): string =>
  files.length <= 3 ? files.join(', ') : `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`;

function sampleFinding(what: string, files: readonly string[], fix: string): readonly Finding[] {
  const samples = files.filter(isSample);
  return samples.length === 0
    ? []
    : [found('sample', topic, `${what}: ${samples.length} of ${files.length} as they came (${named(samples)})`, fix)];
}

/** Companies whose picture is a drawing of the sample. */
function drawnCompanies(): readonly string[] {
  const pictures = resolve(root, dataFolder, 'pictures');
  const own = existsSync(pictures) ? readdirSync(pictures).map((file) => file.toLowerCase()) : [];
  return filesIn('companies').filter((file) => {
    const name = /"picture": \{\s*"name": "(company-[a-z]+)"/.exec(textOf(dataFolder, file) ?? '')?.[1];
    return name !== undefined && !own.some((picture) => picture.startsWith(`${name}.`));
  });
}

function legalFinding({ environment }: DoctorContext): readonly Finding[] {
  const { legalReviewed, privacyChanged, termsChanged } = readSettings(environment);
  const fix = 'Let counsel read both, and set legalReviewed of data/site.json to that day.';
  if (legalReviewed === '') return [found('sample', topic, 'privacy and terms: nobody has reviewed them', fix)];
  const changed = [
    ...(privacyChanged > legalReviewed ? ['privacy'] : []),
    ...(termsChanged > legalReviewed ? ['terms'] : []),
  ];
  return changed.length === 0
    ? []
    : [found('attention', topic, `changed since the review of ${legalReviewed}: ${changed.join(', ')}`, fix)];
}

export async function checkData(context: DoctorContext): Promise<readonly Finding[]> {
  // Imported here: it reads the settings, whose faults checkSettings reports.
  const { dataFaults } = await import('~scripts/check/data-faults');
  const faults = await dataFaults();
  if (faults.length > 0)
    return faults.map((fault) => found('broken', topic, fault, 'Mend it: nothing can be built until then.'));
  const drawn = drawnCompanies();
  const findings = [
    ...sampleFinding('texts', filesIn('content'), 'Write your own in data/content.'),
    ...sampleFinding('companies', filesIn('companies'), 'Put your companies into data/companies, and remove these.'),
    ...sampleFinding('figures and years', ['figures.json', 'milestones.json'], 'Put your own into these files.'),
    ...(drawn.length === 0
      ? []
      : [
          found(
            'sample',
            topic,
            `pictures: the sample’s drawings stand for ${named(drawn)}`,
            'Put photographs into data/pictures, and name them in the companies’ files.',
          ),
        ]),
    ...legalFinding(context),
  ];
  return findings.length > 0 ? findings : [found('ok', topic, 'it can be built, and nothing of the sample is left')];
}
