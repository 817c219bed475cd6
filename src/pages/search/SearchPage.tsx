import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { fill } from '~/content/fill';
import type { SearchContent } from '~/content/schemas/pages/search';
import { SearchResults } from '~/features/search/components/SearchResults';
import { useSearch } from '~/features/search/useSearch';
import { useSearchQuery } from '~/features/search/useSearchQuery';
import { PageHead } from '~/seo/PageHead';
import { useShell } from '~/ui/ShellContext';
import { SearchBand } from './SearchBand';

export function SearchPage({ content }: { readonly content: SearchContent }) {
  const { language } = useShell();
  const { field, query, type, commit } = useSearchQuery();
  const [isFocused, setFocused] = useState(false);
  const isLinkedTo = useNavigationType() === NavigationType.Push;
  // A visitor who follows a link to the search wants to type.
  useEffect(() => {
    if (isLinkedTo) field.current?.focus({ preventScroll: true });
  }, [isLinkedTo, field]);
  const state = useSearch(language, isFocused || query !== '');
  const meta = query === '' ? content.meta : { ...content.meta, title: fill(content.resultsTitle, { query }) };
  const search = (text: string) => {
    commit(text);
    // A phone's keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  return (
    <>
      <PageHead page="search" meta={meta} />
      <SearchBand content={content} field={field} onType={type} onFocus={() => setFocused(true)} onSearch={search} />
      <SearchResults content={content} query={query} state={state} />
    </>
  );
}
