import { expect, test } from 'vitest';
import { findLinks, parseMarkdown } from './markdown';

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
  ['Vea (aquí)[/about].', '"Vea (aquí)[/about].": visitors would read these signs: a link is [words](/about)'],
  ['Uno<o:p></o:p>', '"Uno<o:p></o:p>": visitors would read these signs: they are of Word'],
  ['a) uno\nb) dos', String.raw`"a) uno\nb) dos": visitors would read these signs: each line of a list begins`],
  ['###Título', '"###Título": visitors would read these signs: a heading begins with'],
])('signs of Markdown that would be shown are refused: %s', (text, error) => {
  expect(parseMarkdown(text).errors).toEqual([expect.stringContaining(error)]);
});

test.each([
  ['Un **fuerte** y __otro__', ['Un ', { strong: ['fuerte'] }, ' y ', { strong: ['otro'] }]],
  [String.raw`\*\* y \_\_`, ['*', '*', ' y ', '_', '_']],
  ['https://a.example/b__c', [{ link: 'https://a.example/b__c', text: ['https://a.example/b__c'] }]],
  ['A • B | C #1 * 2', ['A • B | C #1 * 2']],
])('signs that are escaped, in pairs or no Markdown are accepted: %s', (text, block) => {
  expect(parseMarkdown(text)).toEqual({ blocks: [block], errors: [] });
});

test.each([
  ['[a](mailto:kontakt.meridian.example)', 'write the address of mail as in mailto:office@example.com'],
  ['[a](tel:0405550100)', 'write the number with its country, as in tel:+18095550100'],
])('an address that serves nobody is refused: %s', (text, error) => {
  expect(parseMarkdown(text).errors).toEqual([expect.stringContaining(error)]);
});

test.each(['[a](mailto:{email})', '[a](mailto:office@example.com?subject=Visit)', '[a](tel:112)', 'a) uno\n\nb) dos'])(
  'addresses of any use, and letters of paragraphs, are accepted: %s',
  (text) => {
    expect(parseMarkdown(text).errors).toEqual([]);
  },
);

test('a list in a list, a quotation and a line across the text are blocks', () => {
  const text = `- one
- two
  - inside **two**

  more of two
- three

> Article 15
>
> - quoted

---

Call [us](tel:+1-809-555-0100) or read [the law](http://www.law.example), and [this file](/files/form.pdf).`;
  expect(parseMarkdown(text)).toEqual({
    blocks: [
      {
        list: [
          ['one'],
          { blocks: [['two'], { list: [['inside ', { strong: ['two'] }]] }, ['more of two']] },
          ['three'],
        ],
      },
      { quote: [['Article 15'], { list: [['quoted']] }] },
      { rule: true },
      [
        'Call ',
        { link: 'tel:+1-809-555-0100', text: ['us'] },
        ' or read ',
        { link: 'http://www.law.example', text: ['the law'] },
        ', and ',
        { link: '/files/form.pdf', text: ['this file'] },
        '.',
      ],
    ],
    errors: [],
  });
});

test('all errors of a text are reported', () => {
  const text =
    'A <b>word</b> and **more.\n\n![a](/x.png)\n\n- [here](ftp://a.example)\n- [call](tel:office)\n\n```\ncode\n```';
  expect(parseMarkdown(text).errors).toEqual([
    '"<b>": html is not shown',
    '"</b>": html is not shown',
    expect.stringContaining('and **more'),
    '"![a](/x.png)": image is not shown',
    'ftp://a.example: a link begins with https://, mailto:, tel:, #, or / for a page of this site',
    'tel:office: write the number with its country, as in tel:+18095550100',
    expect.stringContaining('code is not shown'),
  ]);
});

test.each([
  ['quotations', '>'.repeat(5000)],
  ['lists', '- '.repeat(5000)],
  ['numbered lists', '1. '.repeat(5000)],
  ['indented lists', Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
])('%s thousands deep in each other are one line with the number of the line', (_, text) => {
  const line = text.includes('\n') ? 23 : 3;
  const { errors } = parseMarkdown(`One.\n\n${text}`);
  expect(errors).toEqual([`line ${line}: lists and quotations are at most 20 deep in each other`]);
  expect(findLinks(text)).toEqual([]);
});

test('lists and quotations as deep as anybody writes them are shown', () => {
  const text = Array.from({ length: 8 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  expect(parseMarkdown(`${text}\n\n> > > b\n\n${'*'.repeat(60)}`).errors).toEqual([]);
});
