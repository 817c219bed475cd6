/**
 * The arrows of docs/architecture.md: which folders a folder may import from, besides itself. Folders stand in the order
 * in which facts flow.
 */

/** Facts, helpers, and the names shared with the boot scripts. */
const base = ['src/config', 'src/lib', 'src/boot/contract'];
const pageParts = [...base, 'src/assets', 'src/content', 'src/theme', 'src/ui', 'src/seo'];
/** The only import from one feature into another: any may show a toast. */
const feature = [...pageParts, 'src/features/toasts/showToast'];

const arrows = {
  'src/config': [],
  'src/lib': ['src/config', 'src/boot/contract'],
  'src/boot': ['src/config', 'src/lib', 'src/analytics'],
  'src/assets': [],
  'src/content': ['src/config', 'src/assets'],
  'src/theme': ['src/config', 'src/lib', 'src/assets', 'src/boot/contract'],
  'src/ui': [...base, 'src/assets', 'src/content', 'src/theme'],
  'src/analytics': base,
  'src/seo': [...base, 'src/content', 'src/theme', 'src/ui', 'src/features/news/model'],
  'src/features/toasts': pageParts,
  'src/features/chart': pageParts,
  'src/features/news': feature,
  'src/features/search': feature,
  'src/features/contact': feature,
  'src/shell': [...pageParts, 'src/features'],
  'src/pages': [...pageParts, 'src/features', 'src/shell'],
  'src/app': [...pageParts, 'src/analytics', 'src/features', 'src/shell', 'src/pages', 'src/boot'],

  relay: ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib'],

  'scripts/check': ['src/config', 'src/lib', 'src/content', 'scripts/artwork', 'scripts/content', 'scripts/fonts'],
  'scripts/content': ['src/config', 'src/lib', 'src/content'],
  'scripts/artwork': ['src/config', 'src/content', 'src/theme', 'scripts/lib', 'scripts/content'],
  'scripts/doctor': ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib', 'scripts/news'],
  'scripts/editor': ['src/config', 'src/content', 'src/seo'],
  'scripts/fonts': ['src/config', 'scripts/content', 'scripts/lib'],
  'scripts/lib': ['src/config', 'src/lib'],
  'scripts/news-service': ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib'],
  'scripts/news': ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib', 'scripts/news-service'],
  'scripts/serve': [
    'src/config',
    'src/lib',
    'src/features/news/model',
    'relay',
    'scripts/lib',
    'scripts/news-service',
    'scripts/build/hosts',
    'scripts/build/settings',
  ],
  'scripts/build': [
    'src/config',
    'src/lib',
    'src/boot',
    'src/app/pageLoaders',
    'src/content',
    'src/theme',
    'src/seo',
    'src/analytics',
    'src/features/news/model',
    'src/features/search/documents',
    'src/features/search/indexFiles',
    'scripts/editor',
    'scripts/artwork',
    'scripts/content',
    'scripts/fonts',
    'scripts/lib',
    'scripts/news',
    'scripts/serve',
    'vite.config',
  ],
  'vite.config': ['src/config', 'src/theme/palette', 'scripts/build'],
  'scripts/bench': ['src/boot/contract', 'src/config', 'src/content', 'scripts', 'tests/support'],
};

const tests = '\\.test\\.tsx?$';
const code = '^(src|relay|scripts|vite\\.config|tests)';

/** Matches a folder, or one file without its extension. */
const startOf = (path) => `^${path.replaceAll('.', '\\.')}(/|\\.|$)`;

export default {
  forbidden: [
    ...Object.entries(arrows).map(([folder, allowed]) => ({
      name: `arrow from ${folder}`,
      comment: `${folder} may import from: ${allowed.join(', ') || 'nothing'} (docs/architecture.md, "Arrows").`,
      severity: 'error',
      from: { path: startOf(folder), pathNot: tests },
      to: { path: code, pathNot: [folder, ...allowed].map(startOf) },
    })),
    {
      name: 'a folder without arrows',
      comment: 'Give the new folder its row in .dependency-cruiser.mjs and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: [...Object.keys(arrows).map(startOf), tests] },
      to: {},
    },
    {
      name: 'only the adapter knows the prerenderer',
      comment:
        'Only scripts/build/adapter, the entry and the style cache import vite-react-ssg and what it renders with.',
      severity: 'error',
      from: { path: code, pathNot: ['^scripts/build/adapter/', '^src/app/(main|StyleCache)\\.', tests] },
      to: { path: 'node_modules/(vite-react-ssg|react-helmet-async|@emotion/cache|goober)/' },
    },
    { name: 'no circular imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no Node in the browser',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no Node in the relay',
      comment: 'Only relay/node runs on Node; the rest uses web standards.',
      severity: 'error',
      from: { path: '^relay/', pathNot: ['^relay/node/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no scripts in the relay',
      comment: 'Only relay/node shares code with scripts.',
      severity: 'error',
      from: { path: '^relay/', pathNot: ['^relay/node/', tests] },
      to: { path: '^scripts/' },
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
