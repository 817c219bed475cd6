/** The arrows of docs/architecture.md: which folders a folder may import from, besides itself. */

/** Facts, helpers, and the names shared with the boot scripts. */
const base = ['.generated', 'src/config', 'src/schemas', 'src/shared', 'src/news', 'src/lib', 'src/boot/contract'];
const pageParts = [...base, 'src/assets', 'src/content', 'src/theme', 'src/ui', 'src/seo'];
const arrows = {
  // Types alone.
  '.generated': ['src/config', 'src/schemas', 'src/assets', 'src/content', 'src/theme', 'src/news'],
  // Runs in browsers, Node and Workers alike.
  'src/shared': ['src/config/limits'],
  // What browser, refresh and relay share of the news.
  'src/news': ['src/config/limits', 'src/shared'],
  // Run in Node: what browsers run imports types alone (.oxlintrc.json).
  'src/schemas': [
    'src/assets/pictureFile',
    'src/config',
    'src/content/pageTable',
    'src/features/chart/chart.node',
    'src/news',
    'src/shared/pluralForm',
  ],
  'src/config': ['.generated', 'src/schemas', 'src/news'],
  'src/lib': ['.generated', 'src/config', 'src/shared', 'src/boot/contract'],
  'src/boot': ['.generated', 'src/config', 'src/shared', 'src/lib', 'src/features/analytics'],
  'src/assets': ['src/config'],
  'src/content': [
    '.generated',
    'src/config',
    'src/schemas',
    'src/shared/fold',
    'src/shared/plainText',
    'src/news',
    'src/shared/pluralForm',
    'src/lib',
    'src/assets',
    'src/boot/contract',
    // Schemas alone.
    'src/features',
    'src/pages',
  ],
  'src/theme': ['.generated', 'src/config', 'src/lib', 'src/assets', 'src/boot/contract'],
  'src/ui': [...base, 'src/assets', 'src/content', 'src/theme'],
  'src/seo': [...base, 'src/content', 'src/theme', 'src/ui'],
  'src/features': pageParts,
  'src/shell': [...pageParts, 'src/features'],
  'src/pages': [...pageParts, 'src/features', 'src/shell'],
  'src/app': [...pageParts, 'src/features', 'src/shell', 'src/pages', 'src/boot'],

  'scripts/settings': [
    'src/config',
    'src/schemas',
    'src/shared',
    'src/news',
    'src/content/pageTable',
    'scripts/press',
    'scripts/lib',
  ],
  'scripts/press': [
    'src/content/pageTable',
    'src/schemas',
    'src/shared',
    'src/news',
    'scripts/settings',
    'scripts/lib',
  ],
  'scripts/generate': [
    'src/config',
    'src/schemas',
    'src/content',
    'src/seo',
    'src/lib/mapParts',
    'src/shared',
    'src/news',
    'scripts/settings',
    'scripts/lib',
    'scripts/news/folder',
    'scripts/feeds',
    'scripts/search',
  ],
  relay: ['src/config', 'src/schemas', 'src/shared', 'src/news', 'data'],

  'scripts/feeds': [
    'src/config',
    'src/content',
    'src/seo',
    'src/shared',
    'src/news',
    'scripts/settings',
    'scripts/generate',
    'scripts/lib',
    'scripts/news/folder',
  ],
  'scripts/search': [
    'src/config',
    'src/content',
    'src/features/search/documents',
    'src/schemas',
    'src/shared',
    'src/news',
    'scripts/settings',
    'scripts/generate',
    'scripts/news/folder',
  ],
  'scripts/lib': ['src/config', 'src/shared', 'src/news', 'src/schemas'],
  'scripts/news-service': [
    'scripts/settings',
    'src/config',
    'src/schemas/filters',
    'src/shared',
    'src/news',
    'scripts/lib',
  ],
  'scripts/news': [
    'scripts/settings',
    'src/config',
    'src/schemas/filters',
    'src/shared',
    'src/news',
    'scripts/lib',
    'scripts/news-service',
  ],
  'scripts/publish': [
    'src/config',
    'src/shared',
    'src/news',
    'src/boot/contract',
    'src/content',
    'src/seo',
    'scripts/settings',
    'scripts/build/built-pages',
    'scripts/build/content-policy',
    'scripts/lib',
    'scripts/feeds',
    'src/schemas',
  ],
  'scripts/build': [
    'src/config',
    'src/boot/contract',
    'src/content',
    'src/features/toasts/notistackStyles',
    'src/lib',
    'src/shared',
    'src/news',
    'scripts/settings',
    'scripts/news/folder',
    'scripts/generate',
    'scripts/publish',
    'scripts/lib',
  ],
  'scripts/preview': [
    'src/config',
    'src/shared',
    'src/news',
    'scripts/settings',
    'scripts/publish/headers.ts',
    'scripts/lib',
    'scripts/news-service',
    'relay',
  ],
  'scripts/dev': [
    'src/shared',
    'src/news',
    'scripts/generate',
    'scripts/build',
    'scripts/preview',
    'scripts/settings',
    'scripts/lib',
  ],
  'vite.config': ['scripts/settings', 'scripts/build/boot-script', 'scripts/lib'],
};

const tests = '\\.test\\.tsx?$';
const code = '^(src|relay|scripts|vite\\.config|tests|data|\\.generated)';

/** Code of Node that stands beside the page that it serves. */
const nodeCode = '\\.node\\.ts$';

/** Matches a folder, or one file without its extension. */
const startOf = (path) => `^${path.replaceAll('.', '\\.')}(/|\\.|$)`;

/** Whether a folder runs in Node, or is generated for the build. */
const isForNode = (folder) => /^(?:scripts|\.generated)/.test(folder);

export default {
  forbidden: [
    ...Object.entries(arrows).map(([folder, allowed]) => ({
      name: `arrow from ${folder}`,
      comment: `${folder} may import from: ${allowed.join(', ') || 'nothing'} (docs/architecture.md, "Arrows and rules").`,
      severity: 'error',
      from: { path: startOf(folder), pathNot: tests },
      // Scripts may import code of Node; .oxlintrc.json says what browsers may.
      to: { path: code, pathNot: [...[folder, ...allowed].map(startOf), ...(isForNode(folder) ? [nodeCode] : [])] },
    })),
    {
      name: 'a folder without arrows',
      comment: 'Give the new folder its row in .dependency-cruiser.mjs and in docs/architecture.md.',
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
      name: 'few modules know the prerenderer',
      comment:
        'Only the commands that render, the entry and the style caches import vite-react-ssg and what it renders with.',
      severity: 'error',
      from: {
        path: code,
        pathNot: [
          '^(scripts/build/build|scripts/dev/main|vite\\.config)\\.',
          '^src/app/(main|AppTheme|styleCollector)\\.',
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
      from: { path: '^src/', pathNot: ['^src/content/readFolder\\.ts$', tests] },
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
    {
      name: 'no generated file in scripts and the relay',
      comment: 'They read data/, before anything is generated.',
      severity: 'error',
      from: { path: '^(relay|scripts)/', pathNot: tests },
      to: { path: '^\\.generated', reachable: true },
    },
    { name: 'no file imports a test', severity: 'error', from: {}, to: { path: tests } },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // TypeScript 7 has no parser to lend: dependency-cruiser reads with @swc/core, or not at all.
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
