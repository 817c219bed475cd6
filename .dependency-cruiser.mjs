/**
 * The arrows of docs/architecture.md: which room may import from which. A room that is not in a row may not be entered
 * from it. Rooms stand in the order in which facts flow, so an arrow that would run back is seen at once.
 */

/** Below every other room: facts, helpers, and the names shared with the boot scripts. */
const ground = ['src/config', 'src/lib', 'src/boot/contract'];
/** What a page is made of, whatever it shows. */
const materials = [...ground, 'src/assets', 'src/content', 'src/theme', 'src/ui', 'src/seo'];
/** Every feature may raise a toast: the one thing a feature knows of another. */
const feature = [...materials, 'src/features/toasts/showToast'];

const arrows = {
  'src/config': [],
  'src/lib': ['src/config', 'src/boot/contract'],
  'src/boot': ['src/config', 'src/lib'],
  'src/assets': [],
  'src/content': ['src/config', 'src/assets'],
  'src/theme': ['src/config', 'src/lib', 'src/assets', 'src/boot/contract'],
  'src/ui': [...ground, 'src/assets', 'src/content', 'src/theme'],
  'src/analytics': ground,
  'src/seo': [...ground, 'src/content', 'src/theme', 'src/ui', 'src/features/news/model'],
  'src/features/toasts': materials,
  'src/features/news': feature,
  'src/features/search': feature,
  'src/features/contact': feature,
  'src/shell': [...materials, 'src/features'],
  'src/pages': [...materials, 'src/features', 'src/shell'],
  'src/app': [...materials, 'src/analytics', 'src/features', 'src/shell', 'src/pages', 'src/boot'],

  // The core runs wherever requests are answered; its adapter for Node listens and writes files as scripts do.
  relay: ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib'],

  'scripts/artwork': ['src/config', 'src/content', 'src/theme', 'scripts/lib'],
  'scripts/doctor': [
    'src/config',
    'src/content/facts',
    'src/lib',
    'src/features/news/model',
    'scripts/lib',
    'scripts/news',
  ],
  'scripts/drills': ['src/config', 'src/lib'],
  'scripts/fonts': ['src/theme', 'scripts/lib'],
  // How every server listens, and what every command asks first.
  'scripts/lib': ['src/config', 'src/lib'],
  'scripts/news-service': ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib'],
  'scripts/news': ['src/config', 'src/lib', 'src/features/news/model', 'scripts/lib', 'scripts/news-service'],
  'scripts/workflows': ['src/lib', 'scripts/lib', 'scripts/news'],
  'scripts/serve': ['src/config', 'src/lib', 'src/features/news/model', 'relay', 'scripts/lib', 'scripts/news-service'],
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
    'scripts/lib',
    'scripts/news',
    'scripts/serve',
    'vite.config',
  ],
  'vite.config': ['src/config', 'scripts/build'],
  // The benchmarks start the same browser as the tests.
  'scripts/bench': ['src/boot/contract', 'src/config', 'src/content', 'src/features', 'scripts', 'tests/support'],
};

const tests = '\\.test\\.tsx?$';
const code = '^(src|relay|scripts|vite\\.config|tests)';

/** A path, or the start of one: a room, a folder in it, or one file without its ending. */
const startOf = (room) => `^${room.replaceAll('.', '\\.')}(/|\\.|$)`;

export default {
  forbidden: [
    ...Object.entries(arrows).map(([room, open]) => ({
      name: `arrow from ${room}`,
      comment: `${room} may import from: ${open.join(', ') || 'nothing'} (docs/architecture.md, "Arrows").`,
      severity: 'error',
      from: { path: startOf(room), pathNot: tests },
      to: { path: code, pathNot: [room, ...open].map(startOf) },
    })),
    {
      name: 'a room without arrows',
      comment: 'Give the new room its row in .dependency-cruiser.mjs and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: [...Object.keys(arrows).map(startOf), tests] },
      to: {},
    },
    {
      name: 'one door to the prerenderer',
      comment:
        'vite-react-ssg and what it renders with: scripts/build/adapter, the entry and the style cache alone know their inside.',
      severity: 'error',
      from: { path: code, pathNot: ['^scripts/build/adapter/', '^src/app/(main|StyleCache)\\.', tests] },
      to: { path: 'node_modules/(vite-react-ssg|react-helmet-async|@emotion/cache|@emotion/server|goober)/' },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'browsers have no Node',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the relay has no Node',
      comment: 'Its core and the adapter for Workers run on web standards; relay/node is the adapter for Node.',
      severity: 'error',
      from: { path: '^relay/', pathNot: ['^relay/node/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the relay has no scripts',
      comment: 'Only its adapter for Node shares how servers listen and files are written.',
      severity: 'error',
      from: { path: '^relay/', pathNot: ['^relay/node/', tests] },
      to: { path: '^scripts/' },
    },
    { name: 'no file imports a test', severity: 'error', from: {}, to: { path: tests } },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
