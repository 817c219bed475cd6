import { useState } from 'react';
import { fill } from '~/content/fill';
import type { SearchContent } from '~/content/schemas/pages/search';
import { SearchResults } from '~/features/search/components/SearchResults';
import { moveByArrowKeys } from '~/features/search/moveByArrowKeys';
import { useSearchEngine } from '~/features/search/useSearchEngine';
import { useSearchQuery } from '~/features/search/useSearchQuery';
import { PageHead } from '~/seo/PageHead';
import { useShell } from '~/ui/ShellContext';
import { SearchBand } from './SearchBand';

export function SearchPage({ content }: { readonly content: SearchContent }) {
  const { language } = useShell();
  const { field, query, asked, isAtRest, type, commit } = useSearchQuery();
  const [isFocused, setFocused] = useState(false);
  const state = useSearchEngine(language, isFocused || query !== '');

  const meta = asked === '' ? content.meta : { ...content.meta, title: fill(content.resultsTitle, { query: asked }) };

  const search = (text: string) => {
    commit(text);
    // A phone's keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  return (
    // Keys pressed in the field and on the links in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveByArrowKeys}>
      <PageHead page="search" meta={meta} />
      <SearchBand content={content} field={field} onType={type} onFocus={() => setFocused(true)} onSearch={search} />
      <SearchResults content={content} query={query} isAtRest={isAtRest} state={state} />
    </div>
  );
}
