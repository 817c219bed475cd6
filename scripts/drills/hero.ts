/** What is behind the heads of pages: an owner's picture, or nothing, in the place of the chart. */
import type { Copy } from './copy';
import type { Drill } from './drills';
import { addPhotograph } from './edits';

const show = (copy: Copy, hero: 'picture' | 'none') =>
  copy.edit('data/site.json', (text) => text.replace('"hero": "chart"', `"hero": "${hero}"`));

/** Files and words of the chart. */
const chart: Drill['gone'] = [
  /hero-(?:chart|ports|regions|wind)|harbours|Passage/,
  /hero-chart|data-passage=|animation-timeline|[Tt]rade winds over|[Ll]ocal time|America\/Port-au-Prince/,
];

export const heroes: readonly Drill[] = [
  {
    id: 'own-picture',
    change: "the owner's photograph in the place of the chart",
    goal: 3,
    apply: async (copy) => {
      show(copy, 'picture');
      await addPhotograph(copy, 'hero');
      copy.remove('data/chart.json');
    },
    has: [
      ['index.html', '/hero-', '.avif', 'fetchPriority="high"'],
      ['es/contact.html', '/hero-'],
    ],
    gone: chart,
  },
  {
    id: 'no-chart',
    change: 'the chart off',
    goal: 2,
    apply: (copy) => {
      show(copy, 'none');
      copy.remove('data/chart.json');
    },
    has: [['index.html', '<h1']],
    lacks: [['index.html', '/hero-']],
    gone: chart,
  },
];
