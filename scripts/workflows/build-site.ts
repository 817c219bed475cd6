/** A step of deploy.yml: builds with the repository's variables, and puts what is still a placeholder into the summary. */
import { spawnSync } from 'node:child_process';
import { isMain } from '~scripts/lib/is-main';
import { placeholdersIn } from '~scripts/lib/placeholders';
import { addToSummary } from './github.ts';

type Environment = Readonly<Partial<Record<string, string>>>;

function isEmptyProfile(name: string, value: string | undefined): boolean {
  return name.startsWith('SOCIAL_') && value === '';
}

/** A variable that is not set arrives as an empty text, which would remove a social profile; `none` removes it. */
function withoutEmptyProfiles(environment: Environment): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name, value]) => !isEmptyProfile(name, value)));
}

function placeholdersSummary(environment: Environment): string | null {
  const lines = placeholdersIn(environment).map(({ name, effect, fix }) => `- \`${name}\`: ${effect}. ${fix}`);
  if (lines.length === 0) return null;
  return [
    '## Still placeholders',
    '',
    ...lines,
    '',
    'The keys are those of data/site.json; docs/settings.md has the variables that override them.',
  ].join('\n');
}

if (isMain(import.meta.url)) {
  const env = withoutEmptyProfiles(process.env);
  const { error, status } = spawnSync('npm', ['run', 'build'], { env, stdio: 'inherit' });
  if (error !== undefined) console.error(error.message);
  const summary = placeholdersSummary(env);
  if (summary !== null) addToSummary(summary);
  process.exitCode = status ?? 1;
}
