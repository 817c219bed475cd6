import { describe, expect, test } from 'vitest';
import { pageLoaders, shellLoaders } from '~/app/pageLoaders';
import { publishedLanguages } from '~/config/languages';
import { pageIds } from '~/content/pages';

describe.each(publishedLanguages)('the keywords in %s', (language) => {
  test.each(pageIds)('of %s say what the defaults do not, each once', async (page) => {
    const { defaultKeywords } = await shellLoaders[language]();
    const { meta } = await pageLoaders[page].content[language]();
    const all = [...defaultKeywords, ...meta.keywords].map((term) => term.toLowerCase());
    expect(all.filter((term, index) => all.indexOf(term) !== index)).toEqual([]);
  });
});
