import { attributes } from '~/boot/contract';
import { theme } from './theme';
import { isPrinted } from './variables';

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const attribute = (scheme: 'light' | 'dark') => `[${attributes.scheme}="${scheme}"]`;

function declarations(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([name]) => name === 'colorScheme' || isPrinted(name))
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)};`)
    .join('');
}

/**
 * The theme's variables, as Material UI generates them, with the visitor's system as the choice of who made none:
 * there the attribute is absent, without script always.
 */
export const schemeStyles = () =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Rules))
    .map(([selector, values]) => {
      const rule = `{${declarations(values)}}`;
      if (selector !== attribute('dark')) return selector + rule;
      return `@media (prefers-color-scheme:dark){:root:not(${attribute('light')})${rule}}:root${selector}${rule}`;
    })
    .join('');
