import { attributes } from '~/boot/contract';
import { theme } from './theme';

/**
 * The groups of variables that styles read. All of Material UI's, some three hundred, would be 20 kB a page. A
 * declaration whose variable is missing has no effect: add its group here.
 */
const printedGroups =
  /^--(?:palette-(?:text-(?!icon|disabled)|background|divider|primary-(?!light)|(?:secondary|error)-main|outline|night)|shape)(?!.*Channel)/;

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const attribute = (scheme: 'light' | 'dark') => `[${attributes.scheme}="${scheme}"]`;

function declarations(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .filter(([name]) => name === 'colorScheme' || printedGroups.test(name))
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)};`)
    .join('');
}

/** The theme's variables by scheme: the visitor's choice, or the system's where the attribute is absent. */
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
