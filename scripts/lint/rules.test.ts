import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

interface Report {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Lints lines of a component by one of the rules, and returns the messages by line. */
function lint(rule: string, lines: readonly string[]): readonly (readonly string[])[] {
  const folder = createTemporaryFolder();
  const config = {
    jsPlugins: [resolve('scripts/lint/rules.js')],
    categories: { correctness: 'off' },
    rules: { [rule]: 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'Part.tsx'), lines.join('\n'));
  const { stdout } = spawnSync(
    'node_modules/.bin/oxlint',
    ['-c', join(folder, '.oxlintrc.json'), '--format', 'json', folder],
    {
      encoding: 'utf8',
    },
  );
  const { diagnostics }: Report = JSON.parse(stdout);
  return lines.map((_line, index) =>
    diagnostics.filter(({ labels }) => labels[0]?.span.line === index + 1).map(({ message }) => message),
  );
}

test('a text in a component is refused, in what is written between elements and in the properties that a visitor reads', () => {
  const allowed = [
    '<p>{content.lead}</p>;',
    "<p>{'A text to try something out'}</p>;",
    '<p>{name} · {year}, {place}</p>;',
    "<TextField label={'Name'} helperText={content.help} id='name' />;",
    '<img alt="" />;',
  ];
  const texts = ['<p>A text</p>;', '<p>{count} articles</p>;'];
  const names = ['alt', 'aria-label', 'helperText', 'label', 'message', 'placeholder', 'primary', 'secondary', 'title'];
  const properties = names.map((name) => `<Part ${name}="A text" />;`);
  expect(lint('site/no-text-in-jsx', [...allowed, ...texts, ...properties])).toEqual([
    ...allowed.map(() => []),
    ...texts.map(() => [expect.stringContaining("write {'…'} for now")]),
    ...names.map((name) => [expect.stringContaining(`To try something out, write ${name}={'…'}`)]),
  ]);
});

test('colours of `theme.palette` are refused, however they are read', () => {
  const allowed = [
    'styled("p")(({ theme }) => ({ color: theme.vars.palette.text.primary }));',
    'styled("p")(({ theme: { vars: { palette } } }) => ({ color: palette.text.primary }));',
    '{ const { palette } = theme.vars; }',
    '{ const { palette } = useTheme().vars; }',
  ];
  const refused = [
    'styled("p")(({ theme }) => ({ color: theme.palette.text.primary }));',
    'styled("p")((props) => ({ color: props.theme.palette.text.primary }));',
    'styled("p")(({ theme: { palette } }) => ({ color: palette.text.primary }));',
    '{ const { palette } = useTheme(); }',
    '{ const { palette } = theme; }',
    '{ const ink = useTheme().palette.text.primary; }',
  ];
  expect(lint('site/no-theme-palette', [...allowed, ...refused])).toEqual([
    ...allowed.map(() => []),
    ...refused.map(() => [expect.stringContaining('Use theme.vars.palette')]),
  ]);
});
