import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toBlocks } from './markdown';

const parse = (text: string) => v.safeParse(v.pipe(v.string(), toBlocks), text);

test.each([
  ['Vea [aquí](https://a.example y más.', '"Vea [aquí](": visitors would read these signs: a link is [words](https'],
  ['Vea [aquí] (https://a.example).', '"Vea [aquí] (": visitors would read these signs: a link is [words](https'],
  [
    'Esto es **importante y sigue.',
    '"Esto es **importante y sigue": visitors would read these signs: emphasis ends with',
  ],
  ['Un __subrayado sin fin', '"Un __subrayado sin fin": visitors would read these signs: emphasis ends with'],
  ['Así ~~no', '"Así ~~no": visitors would read these signs: emphasis ends with'],
  ['• uno\n• dos', String.raw`"• uno\n• dos": visitors would read these signs: each line of a list begins with`],
  ['- uno\n- • dos', '"• dos": visitors would read these signs: each line of a list'],
  [
    '| a | b |\n| c | d |',
    String.raw`"| a | b |\n| c | d |": visitors would read these signs: the second line of a table`,
  ],
  ['###Título', '"###Título": visitors would read these signs: a heading begins with'],
])('signs of Markdown that would be shown are refused: %s', (text, fault) => {
  const { issues = [] } = parse(text);
  expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['Un **fuerte** y __otro__', ['Un ', { strong: ['fuerte'] }, ' y ', { strong: ['otro'] }]],
  [String.raw`\*\* y \_\_`, ['*', '*', ' y ', '_', '_']],
  ['https://a.example/b__c', [{ link: 'https://a.example/b__c', text: ['https://a.example/b__c'] }]],
  ['A • B | C #1 * 2', ['A • B | C #1 * 2']],
])('signs that are escaped, in pairs or no Markdown are accepted: %s', (text, block) => {
  expect(parse(text).output).toEqual([block]);
});
