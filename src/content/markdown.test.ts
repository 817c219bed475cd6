import { expect, test } from 'vitest';
import { listMarkdownLines, parseMarkdown } from './markdown';

const parse = (text: string) =>
  parseMarkdown(text, (path) => path === '/about', {
    words: (words) => words,
    address: (address) => (address.startsWith('/about#later') ? undefined : address),
  });

test.each([
  ['Vea [aquí](https://a.example y más.', '"Vea [aquí](": visitors would read these signs: a link is [words](https'],
  ['Vea [aquí] (https://a.example).', '"Vea [aquí] (": visitors would read these signs: a link is [words](https'],
  [
    'Esto es **importante y sigue.',
    '"Esto es **importante y sigue": visitors would read these signs: emphasis ends with',
  ],
  ['Un __subrayado sin fin', '"Un __subrayado sin fin": visitors would read these signs: emphasis ends with'],
  ['• uno\n• dos', String.raw`"• uno\n• dos": visitors would read these signs: each line of a list begins with`],
  ['- uno\n- • dos', '"• dos": visitors would read these signs: each line of a list'],
  ['| a | b |\n| c | d |', 'visitors would read these signs: tables are not supported: write a list'],
  ['Vea (aquí)[/about].', '"Vea (aquí)[/about].": visitors would read these signs: a link is [words](/about)'],
  ['Uno<o:p></o:p>', '"Uno<o:p></o:p>": visitors would read these signs: this is markup of Microsoft Word'],
  ['a) uno\nb) dos', String.raw`"a) uno\nb) dos": visitors would read these signs: each line of a list begins`],
  ['###Título', '"###Título": visitors would read these signs: a heading begins with'],
  ['A **word** and <b>more', '"<b>": html is not shown'],
  ['> Article 15', '"> Article 15": blockquote is not shown'],
  ['One\n\n---\n\ntwo', '"---": hr is not shown'],
  ['See ![The quay](quay)', '"![The quay](quay)": image is not shown'],
  ['- one\n  - two', String.raw`"- one\n  - two": a list item must be one paragraph`],
  ['[a](mailto:kontakt.meridian.example)', 'write the mail address as in mailto:office@example.com'],
  ['[a](tel:0405550100)', 'write the number with its country, as in tel:+18095550100'],
  ['[a](ftp://a.example)', 'ftp://a.example: a link begins with https://, mailto:, tel:, or / for a page of this site'],
  ['[a](//a.example)', '//a.example: a link begins with https://'],
  ['[a](http://a.example)', 'http://a.example: browsers warn of http://: write https://'],
  ['[a](/abuot)', '/abuot: there is no page at this address'],
])('what visitors would not see as it is meant is refused: %s', (text, error) => {
  expect(parse(text).errors[0]).toContain(error);
});

test.each([
  ['Un **fuerte** y __otro__', [['Un ', { strong: ['fuerte'] }, ' y ', { strong: ['otro'] }]]],
  ['Un *fin* &amp; más', [['Un ', { em: ['fin'] }, ' & más']]],
  ['https://a.example/b__c', [[{ link: 'https://a.example/b__c', text: ['https://a.example/b__c'] }]]],
  [
    '[Us](/about#team), [mail](mailto:{email}?subject=Visit)',
    [[{ link: '/about#team', text: ['Us'] }, ', ', { link: 'mailto:{email}?subject=Visit', text: ['mail'] }]],
  ],
  ['[Our *news*](/about#later) soon', [['Our ', { em: ['news'] }, ' soon']]],
  ['A • B | C #1 * 2', [['A • B | C #1 * 2']]],
])('links, emphasis, headings and lists are shown: %s', (text, blocks) => {
  expect(parse(text)).toEqual({ blocks, errors: [] });
});

test('the blocks of a text, and its lines without signs', () => {
  const { blocks } = parse('One [two](/about)\n\n### Three\n\n- a\n- **b**\n\n2. c');
  expect(blocks).toEqual([
    ['One ', { link: '/about', text: ['two'] }],
    { heading: ['Three'] },
    { list: [['a'], [{ strong: ['b'] }]] },
    { list: [['c']], start: 2 },
  ]);
  expect(listMarkdownLines(blocks)).toEqual(['One two', 'Three', 'a', 'b', 'c']);
});

test.each([
  ['quotations', '>'.repeat(5000)],
  ['lists', '- '.repeat(5000)],
  ['numbered lists', '1. '.repeat(5000)],
])('thousands of %s in each other are refused before they are parsed', (_, text) => {
  expect(parse(`One.\n\n${text}`).errors).toEqual([
    expect.stringContaining('lists and quotations are nested too deep'),
  ]);
});
