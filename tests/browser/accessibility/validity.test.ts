import { HtmlValidate } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pagePath } from '~/config/pageTable';
import { toSiteUrl } from '~tests/support/browser';
import { haiti, business } from '~tests/support/news/filter-choices';
import { builtPages } from '~tests/support/pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React and the composed page use spellings that HTML allows: case, closing slash, empty values.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // The style sheet for paper is a file of the site.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The longest selection of the news in French.
    'long-title': ['error', { maxlength: 80 }],
    // The ids that React makes begin with an underscore, which HTML allows and CSS selectors need not escape.
    'valid-id': ['error', { relaxed: true }],
    // Material UI sets these of a surface and of an accordion in their style attributes, which the content security policy allows.
    'no-inline-style': ['error', { allowedProperties: ['--Paper-shadow', '--Paper-overlay', 'min-height'] }],
    // The text of Material UI's accordion is a `div` with this role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Material UI adds some classes twice, which is harmless, since a class list is a set.
    'no-dup-class': 'off',
    // The second "Main" is in the closed menu, a dialog. Axe checks this rule for visible landmarks.
    'unique-landmark': 'off',
  },
});

test.for([...builtPages.map(({ path }) => path), pagePath('news', 'en', { region: haiti.id, category: business.id })])(
  '%s is valid',
  async (path) => {
    const response = await fetch(toSiteUrl(path));
    const html = await response.text();
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    // An element that a fragment names must not move as it fades in: the page would scroll to where it was before.
    const movingTargets = (html.match(/<[^>]*\sdata-reveal[^>]*>/g) ?? []).filter((tag) => / id="/.test(tag));
    expect(movingTargets).toEqual([]);
  },
);
