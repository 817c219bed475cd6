/** Which folders a folder may import from, besides itself. docs/architecture.md says what each folder is for. */

/** Facts, and code without markup. */
const base = ['src/config', 'src/content', 'src/news', 'src/lib'];
const pageParts = [...base, 'src/assets', 'src/theme', 'src/components', 'src/seo'];
const scripts = ['scripts/folders', 'scripts/listen', 'scripts/run-as-command'];
const arrows = {
  // Runs in browsers, Node and Workers alike, but for what names the window.
  'src/lib': ['src/config'],
  // What browser, refresh and relay share of the news.
  'src/news': ['src/config/limits', 'src/config/selection', 'src/lib'],
  'src/config': [],
  'src/boot': ['src/config', 'src/lib', 'src/features/analytics'],
  'src/assets': ['src/config'],
  'src/content': [
    'src/config',
    'src/news',
    'src/lib',
    'src/assets/pictureFile',
    'src/features/search/documents',
    // Each page and feature has the schema of its content.
    'src/features/*.schema',
    'src/pages/*.schema',
  ],
  'src/theme': ['src/config', 'src/lib', 'src/assets'],
  'src/components': [...base, 'src/assets', 'src/theme'],
  'src/seo': [...base, 'src/theme', 'src/components'],
  'src/features': pageParts,
  'src/layout': [...pageParts, 'src/features'],
  'src/pages': [...pageParts, 'src/features', 'src/layout'],
  'src/app': [...pageParts, 'src/features', 'src/layout', 'src/pages', 'src/boot'],
  'src/routes': [...pageParts, 'src/features', 'src/layout', 'src/pages', 'src/boot', 'src/app'],
  'src/main': ['src/app', 'src/routes', ...base],

  relay: ['src/config', 'src/content/filters', 'src/lib', 'src/news', 'data'],

  // What all commands share stands beside their folders.
  'scripts/folders': ['src/content/settings'],
  'scripts/listen': [],
  'scripts/find-link-errors': [],
  'scripts/run-as-command': ['src/lib', 'scripts/folders', 'scripts/find-link-errors'],
  'scripts/news-service': ['src/config', 'src/lib', 'src/news'],
  'scripts/news': [
    'src/config',
    'src/content/settings',
    'src/content/loadFilters',
    'src/lib',
    'src/news',
    'scripts/news-service',
    ...scripts,
  ],
  'scripts/build': [
    'src/config',
    'src/content',
    'src/features/analytics/tagFolder',
    'src/features/toasts/notistackStyles',
    'src/features/search/documents',
    'src/seo',
    'src/lib',
    'src/news',
    'scripts/news/folder',
    ...scripts,
  ],
  'scripts/preview': [
    'src/content/settings',
    'src/content/load',
    'scripts/build/headers',
    'scripts/news-service',
    'relay',
    ...scripts,
  ],
  'scripts/dev': ['src/content/load', 'src/content/settings', 'scripts/build', 'scripts/preview', ...scripts],
  'scripts/check-data': ['src/content/load', ...scripts],
  'vite.config': ['scripts/build/boot-script', 'scripts/folders'],
};

const tests = '\\.test\\.tsx?$';
const code = '^(src|relay|scripts|vite\\.config|tests|data)';

/** Matches a folder, or one file without its extension, whose path may have a star. */
const startOf = (path) => `^${path.replaceAll('.', '\\.').replace('*', '.+')}(/|\\.|$)`;

export default {
  forbidden: [
    ...Object.entries(arrows).map(([folder, allowed]) => ({
      name: `arrow from ${folder}`,
      comment: `${folder} may import from: ${allowed.join(', ') || 'nothing'} (docs/architecture.md, "Where does my code belong?").`,
      severity: 'error',
      from: { path: startOf(folder), pathNot: tests },
      to: { path: code, pathNot: [folder, ...allowed].map(startOf) },
    })),
    {
      name: 'a folder without arrows',
      comment: 'Give the new folder its line in .dependency-cruiser.mjs and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: [...Object.keys(arrows).map(startOf), tests] },
      to: {},
    },
    {
      name: 'a feature knows no other',
      comment: 'Any feature may show a toast; no other feature knows another.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', startOf('src/features/toasts/showToast')],
      },
    },
    {
      name: 'a page knows no other',
      comment: 'What several pages share is in src/components, src/layout or src/features.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'few modules know the prerenderer',
      comment:
        'Only the commands that render, the entry and the style caches import vite-react-ssg and what it renders with.',
      severity: 'error',
      from: {
        path: code,
        pathNot: [
          '^(scripts/build/build|scripts/dev/main|vite\\.config)\\.',
          '^src/(main|app/(AppTheme|styleCollector))\\.',
          '^tests/fixtures/application/',
          tests,
        ],
      },
      to: { path: 'node_modules/(vite-react-ssg|react-helmet-async|@emotion/(cache|server)|goober)/' },
    },
    { name: 'no circular imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no Node in the browser',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/content/(load|loadFilters|parseJson|plugin|readFolder)\\.ts$', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no Node in the relay',
      comment: 'The relay runs on Workers, with web standards alone.',
      severity: 'error',
      from: { path: '^relay/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no relay in scripts',
      comment: 'Only scripts/preview/mounts.ts names the relay, which is served beside a previewed site.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: ['^scripts/preview/mounts\\.ts$', tests] },
      to: { path: '^relay/' },
    },
    {
      name: 'no tests in what is not a test',
      severity: 'error',
      from: { path: '^(src|scripts|relay|vite\\.config)', pathNot: tests },
      to: { path: '^tests/' },
    },
    { name: 'no file imports a test', severity: 'error', from: {}, to: { path: tests } },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no parser to lend: dependency-cruiser reads with @swc/core, or not at all.
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
