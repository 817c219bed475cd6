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
const textOf = (folder: string, file: string): string => {
  const path = resolve(root, folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Names of the files below a folder of the data. */
function filesIn(folder: string): readonly string[] {
  const path = resolve(root, dataFolder, folder);
  return existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }).toSorted() : [];
}

const jsonIn = (folder: string): readonly string[] =>
  filesIn(folder).flatMap((file) => (file.endsWith('.json') ? [join(folder, file)] : []));

const isSample = (file: string): boolean => textOf(dataFolder, file) === textOf(sampleFolder, file);

/** Whether a company's picture is a drawing of the sample. */
function isDrawn(company: string): boolean {
  const name = /"picture": \{\s*"name": "(company-[a-z]+)"/.exec(textOf(dataFolder, company))?.[1];
  return name !== undefined && !filesIn('pictures').some((picture) => picture.toLowerCase().startsWith(`${name}.`));
}

function sampleFinding(what: string, files: readonly string[], samples: readonly string[], fix: string): Finding[] {
  if (samples.length === 0) return [];
  const more = samples.length > 3 ? ` and ${samples.length - 3} more` : '';
  const named = samples.slice(0, 3).join(', ') + more;
  return [found('sample', topic, `${what}: ${samples.length} of ${files.length} as they came (${named})`, fix)];
}

function legalFinding({ environment }: DoctorContext): readonly Finding[] {
  const { legalReviewed, privacyChanged, termsChanged } = readSettings(environment);
  const fix = 'Let counsel read both, and set legalReviewed of data/site.json to that day.';
  if (legalReviewed === '') return [found('sample', topic, 'privacy and terms: nobody has reviewed them', fix)];
  const changed = Object.entries({ privacy: privacyChanged, terms: termsChanged })
    .filter(([, day]) => day > legalReviewed)
    .map(([page]) => page);
  if (changed.length === 0) return [];
  return [found('attention', topic, `changed since the review of ${legalReviewed}: ${changed.join(', ')}`, fix)];
}

export async function checkData(context: DoctorContext): Promise<readonly Finding[]> {
  // Imported here: it reads the settings, whose faults checkSettings reports.
  const { reportData } = await import('~scripts/check/data-faults');
  const { faults } = await reportData();
  if (faults.length > 0)
    return faults.map((fault) => found('broken', topic, fault, 'Mend it: nothing can be built until then.'));
  const [texts, companies, figures] = [jsonIn('content'), jsonIn('companies'), ['figures.json', 'milestones.json']];
  const remove = 'Put your companies into data/companies, and remove these.';
  const photographs = 'Put photographs into data/pictures, and name them in the companies’ files.';
  const findings = [
    ...sampleFinding('texts', texts, texts.filter(isSample), 'Write your own in data/content.'),
    ...sampleFinding('companies', companies, companies.filter(isSample), remove),
    ...sampleFinding('figures and years', figures, figures.filter(isSample), 'Put your own into these files.'),
    ...sampleFinding('pictures', companies, companies.filter(isDrawn), photographs),
    ...legalFinding(context),
  ];
  return findings.length > 0 ? findings : [found('ok', topic, 'it can be built, and nothing of the sample is left')];
}
