import type { Plugin } from 'vite';
import * as features from '~generated/features';

const values = new Map<string, boolean>(Object.entries(features));

/**
 * Writes what is on into the modules of a build that ask for it: the bundler looks at imported constants only once it has
 * decided what is part of the bundle, and the code of a part that is off would stay in it.
 */
export const constantFeatures: Plugin = {
  name: 'constant-features',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: "from '~generated/features'" },
    handler: (code) => ({
      code: code
        .replace(/^import \{[^}]*\} from '~generated\/features';/m, '')
        .replaceAll(/\bhas[A-Z]\w+\b/g, (name) => String(values.get(name) ?? name)),
      map: null,
    }),
  },
};
