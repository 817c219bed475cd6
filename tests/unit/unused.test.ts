/** What nobody uses goes: exports that no other file reads, files that nothing leads to, packages that nothing names. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeOf, importsOf, isTest, type SourceFile, sourceFile, sourceFiles } from './source-files';

const files = [...sourceFiles('src', 'scripts', 'tests'), sourceFile('vite.config.ts'), sourceFile('vitest.config.ts')];

/** Names a file offers. A type that only its own file writes belongs to what it offers, and is left out. */
function exportsOf({ text }: SourceFile): readonly string[] {
  const declared = [
    ...text.matchAll(/^export (?:abstract )?(?:async )?(const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm),
  ].flatMap(([, kind = '', name = '']) => {
    const isType = kind === 'interface' || kind === 'type';
    return isType && text.split(new RegExp(`\\b${name}\\b`)).length > 2 ? [] : [name];
  });
  const listed = [...text.matchAll(/^export (?:type )?{([^}]*)}/gm)].flatMap(([, names = '']) => names.split(','));
  return [...declared, ...listed.map((name) => name.trim().split(' as ').at(-1)?.trim() ?? '')].filter(
    (name) => name !== '',
  );
}

function wordsOf({ text }: SourceFile): ReadonlySet<string> {
  return new Set(text.match(/[\w$]+/g));
}

const words = new Map(files.map((file) => [file.path, wordsOf(file)]));
const text = files.map((file) => file.text).join('\n');
const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

function own(key: string) {
  return typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, key) : null;
}

/** Read by a tool: the router's entry, and what a configuration file has to export. */
const entries = new Set(['src/main.tsx createRoot']);

test('every export is read by another file', () => {
  const unused = files.flatMap((file) =>
    exportsOf(file)
      .filter((name) => !files.some((other) => other.path !== file.path && words.get(other.path)?.has(name) === true))
      .map((name) => `${file.path} ${name}`),
  );
  expect(unused.filter((line) => !entries.has(line))).toEqual([]);
});

test('every file is imported, is a command, or is a test', () => {
  const imported = new Set(
    files.flatMap(({ path, text: own }) =>
      importsOf(own)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '').replace(/\.tsx?$/, ''))),
    ),
  );
  const named = `${JSON.stringify(manifest)}${text}${readFileSync('index.html', 'utf8')}${readFileSync('README.md', 'utf8')}`;
  const lost = files.filter(
    (file) =>
      !isTest(file) && !imported.has(file.path.replace(/\.tsx?$/, '')) && !named.includes(posix.basename(file.path)),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('every package is named by a file or a command', () => {
  const packages = [...Object.keys(own('dependencies')), ...Object.keys(own('devDependencies'))];
  const commands = Object.values(own('scripts')).join(' ');
  const places = `${text}${commands}${readFileSync('tsconfig.json', 'utf8')}`;
  // Types of a package that is named, a command without its publisher, and the compiler behind its command.
  const isNamed = (name: string) =>
    places.includes(name.replace(/^@(?:types|tktco)\//, '')) || (name === 'typescript' && /\btsc\b/.test(commands));
  expect(packages.filter((name) => !isNamed(name))).toEqual([]);
});

describe('the reading of exports', () => {
  test('finds every form', () => {
    const source = {
      path: 'a.ts',
      text: 'export const a = 1;\nexport async function b() {}\nexport interface C {}\nexport type D = 1;\nexport class E {}\nexport { f, g as h };\nconst i = 2;',
    };
    expect(exportsOf(source)).toEqual(['a', 'b', 'C', 'D', 'E', 'f', 'h']);
    expect(codeOf(source.text)).toContain('const i');
  });
});
