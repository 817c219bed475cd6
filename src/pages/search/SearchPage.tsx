import { styled, Typography } from '@mui/material';
import { useState } from 'react';
import { useShell } from '~/components/ShellContext';
import { SearchField, useSearchQuery } from '~/features/search/components/SearchField';
import { SearchResults } from '~/features/search/components/SearchResults';
import { useSearch } from '~/features/search/useSearch';
import { Breadcrumbs } from '~/layout/Breadcrumbs';
import { HeroBand, HeroHeading } from '~/layout/PageHero';
import { fill } from '~/lib/fill';
import { PageHead } from '~/seo/PageHead';
import { selectors } from '~/theme/layout';
import type { SearchContent } from './search.schema';

/** How the search works. This has a line of its own, because it would depend on the font whether both sentences fit in one. */
const How = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'block' } }));
const AsYouType = styled(How)({ [selectors.withoutScript]: { display: 'none' } });
const WithoutScript = styled(How)({ [selectors.withScript]: { display: 'none' } });

export function SearchPage({ content }: { readonly content: SearchContent }) {
  const { language } = useShell();
  const query = useSearchQuery();
  const [isFocused, setFocused] = useState(false);
  const state = useSearch(language, isFocused || query !== '');
  const title = query === '' ? undefined : fill(content.resultsTitle, { query });
  return (
    <>
      <PageHead page="search" meta={content.meta} title={title} />
      {/* Lower than other pages' bands, so that results are visible above a phone's keyboard. */}
      <HeroBand isLow>
        <Breadcrumbs />
        <HeroHeading variant="h1" isLow>
          {content.heading}
        </HeroHeading>
        {query !== '' && (
          // A printed page shows the query in place of the field.
          <Typography
            variant="h2"
            component="p"
            sx={{ display: 'none', maxWidth: 'none', overflowWrap: 'anywhere' }}
            data-print-only=""
          >
            {query}
          </Typography>
        )}
        <SearchField query={query} onFocus={() => setFocused(true)} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '38rem', textWrapStyle: 'balance' }}>
          {content.hint} <AsYouType data-script-dependent="">{content.asYouType}</AsYouType>
          <WithoutScript data-script-dependent="">{content.withoutScript}</WithoutScript>
        </Typography>
      </HeroBand>
      <SearchResults content={content} query={query} state={state} />
    </>
  );
}
