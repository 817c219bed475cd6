import { Button, Container, Stack, styled, Typography } from '@mui/material';
import { useMemo, useRef } from 'react';
import { PageIndex } from '~/components/PageIndex';
import { Section } from '~/components/Section';
import { useHydrated } from '~/components/useHydrated';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { attributes } from '~/config/documentNames';
import { indexablePages } from '~/config/pageTable';
import type { SearchResultsContent } from '~/features/search/search.schema';
import type { SearchState } from '~/features/search/useSearch';
import { fill, fillCount } from '~/lib/fill';
import { space } from '~/theme/layout';
import { searchFieldId } from './SearchField';
import { SearchHitList } from './SearchHitList';

const Message = styled('div')({ marginBlockEnd: space.block });

/** A document whose address has a query of the search. */
const withQuery = `html[${attributes.hasQuery}]`;
/** A document with text in the search field. On a slow line it is typed before the application runs. */
const withText = `html:has(#${searchFieldId}:not(:placeholder-shown))`;

/** Browsers without `:has()` show a message once the address has followed what is typed. */
const EarlyFailure = styled(Message)({
  display: 'none',
  [`${withQuery}[${attributes.failed}] &`]: { display: 'block' },
  '@supports selector(:has(*))': { [`${withText}[${attributes.failed}] &`]: { display: 'block' } },
});

const EarlyLoading = styled(Message)({
  display: 'none',
  [`${withQuery}:not([${attributes.failed}]) &`]: { display: 'block' },
  '@supports selector(:has(*))': { [`${withText}[${attributes.started}] &`]: { display: 'block' } },
});

interface SearchResultsProps {
  readonly content: SearchResultsContent;
  readonly query: string;
  readonly state: SearchState;
}

/** The results of a query, or every page of the site if the query is empty or has no results. */
export function SearchResults({ content, query, state }: SearchResultsProps) {
  const isHydrated = useHydrated();
  const hits = useMemo(() => (state.kind === 'ready' && query !== '' ? state.search(query) : null), [state, query]);
  const documents = hits?.documents ?? [];
  const articles = documents.filter(({ day }) => day !== undefined);
  const pages = documents.filter(({ day }) => day === undefined);
  const isFound = documents.length > 0;
  const counts = { pages: pages.length, articles: articles.length };
  const summary = isFound ? fillCount(content.found, documents.length, counts) : fill(content.none, { query });
  const results = useRef<HTMLElement>(null);
  const retry = () => {
    // The button that was clicked disappears.
    results.current?.focus({ preventScroll: true });
    if (state.kind === 'failed') state.retry();
  };
  return (
    <Section ref={results} tabIndex={-1} sx={{ pt: space.block, minHeight: '60vh' }}>
      <Container>
        {/* Screen readers announce a text that comes into a region which is there already. */}
        <div role="status">
          {hits !== null && <VisuallyHidden>{summary}</VisuallyHidden>}
          {state.kind === 'waiting' && query !== '' && (
            <Message>
              <Typography color="textSecondary">{content.loading}</Typography>
            </Message>
          )}
        </div>
        {hits !== null && isFound && (
          <Stack key={query} spacing="clamp(3.5rem, 2.5rem + 3vw, 6rem)">
            {hits.isPartial && (
              <Typography variant="subtitle1" color="textSecondary">
                {content.partial}
              </Typography>
            )}
            <SearchHitList
              heading={content.pagesHeading}
              documents={pages}
              terms={hits.terms}
              showAll={content.showAll}
            />
            <SearchHitList
              heading={content.newsHeading}
              note={content.languageNotice}
              documents={articles}
              terms={hits.terms}
              showAll={content.showAll}
            />
          </Stack>
        )}
        {hits !== null && !isFound && (
          <Message>
            <Typography variant="h2" sx={{ maxWidth: '14em', overflowWrap: 'anywhere' }}>
              {fill(content.none, { query })}
            </Typography>
            <Stack component="ul" spacing={0.5} sx={{ mt: 2, maxWidth: '38rem', color: 'text.secondary' }}>
              {content.advice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </Message>
        )}
        {state.kind === 'failed' && (
          <Message role="alert">
            <Typography color="textSecondary">{content.failed}</Typography>
            <Button variant="outlined" sx={{ mt: 3 }} onClick={retry}>
              {content.retry}
            </Button>
          </Message>
        )}
        {(!isHydrated || (state.kind === 'waiting' && query === '')) && (
          <EarlyLoading role="status">
            <Typography color="textSecondary">{content.loading}</Typography>
          </EarlyLoading>
        )}
        {!isHydrated && (
          <EarlyFailure role="alert">
            <Typography color="textSecondary">{content.failed}</Typography>
          </EarlyFailure>
        )}
        {!isFound && <PageIndex heading={content.siteMapHeading} pages={indexablePages} />}
      </Container>
    </Section>
  );
}
