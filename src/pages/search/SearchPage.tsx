import { styled, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { fill } from '~/content/fill';
import type { SearchContent } from '~/content/schemas/pages';
import { SearchField } from '~/features/search/components/SearchField';
import { SearchResults } from '~/features/search/components/SearchResults';
import { useSearch } from '~/features/search/useSearch';
import { useSearchQuery } from '~/features/search/useSearchQuery';
import { PageHead } from '~/seo/PageHead';
import { Breadcrumbs } from '~/shell/Breadcrumbs';
import { HeadBand } from '~/shell/PageHero';
import { selectors } from '~/theme/layout';
import { useShell } from '~/ui/ShellContext';

const AsYouType = styled('span')({ [selectors.withoutScript]: { display: 'none' } });
const WithoutScript = styled('span')({ [selectors.withScript]: { display: 'none' } });

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
      {/* Lower than other pages' bands, so that results are visible above a phone's keyboard. */}
      <HeadBand>
        <Breadcrumbs page="search" />
        <Typography variant="lead" component="h1" color="textSecondary">
          {content.heading}
        </Typography>
        <SearchField inputRef={field} onType={type} onFocus={() => setFocused(true)} onSearch={search} />
        <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: '1rem', maxWidth: '42rem' }}>
          {content.hint} <AsYouType>{content.asYouType}</AsYouType>
          <WithoutScript>{content.withoutScript}</WithoutScript>
        </Typography>
      </HeadBand>
      <SearchResults content={content} query={query} state={state} />
    </>
  );
}
