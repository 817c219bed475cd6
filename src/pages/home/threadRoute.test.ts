import { expect, test } from 'vitest';
import type { HomeSection } from '~/schemas/site/structure';
import { findThreadRoute, type ThreadRoute } from './threadRoute';

test.for<[readonly HomeSection[], ThreadRoute | null]>([
  [
    ['figures', 'capabilities', 'companies', 'approach', 'closing'],
    { outward: ['figures', 'capabilities'], homeward: ['companies'] },
  ],
  [
    ['companies', 'capabilities', 'figures', 'approach', 'closing'],
    { outward: ['companies'], homeward: ['capabilities', 'figures'] },
  ],
  // Nothing to cross between.
  [['capabilities', 'approach', 'closing'], null],
  [['approach', 'closing'], null],
  // The figures have no space around them.
  [['capabilities', 'figures', 'companies', 'approach', 'closing'], null],
  [['figures', 'companies', 'approach', 'closing'], null],
  // No way to the last button.
  [['figures', 'capabilities', 'companies', 'closing'], null],
  [['closing', 'figures', 'capabilities', 'companies', 'approach'], null],
  [[], null],
])('the route of the thread beside %j', ([sections, route]) => {
  expect(findThreadRoute(sections)).toEqual(route);
});
