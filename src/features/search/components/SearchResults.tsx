import { Button, Container, styled, Typography } from '@mui/material';
import { Fragment, useMemo, useRef } from 'react';
import { attributes, type QueryState } from '~/boot/contract';
import { fill, fillCount } from '~/content/fill';
import { indexablePages } from '~/content/pages';
import type { SearchResultsContent } from '~/features/search/content';
import type { SearchState } from '~/features/search/useSearch';
import { space } from '~/theme/layout';
import { PageIndex } from '~/ui/PageIndex';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Hits } from './Hits';

const Body = styled(Section)({ paddingBlockStart: space.block, minHeight: '60vh' });

const Message = styled('div')(({ theme }) => ({
  marginBlockEnd: space.block,
  '& p, & ul': { marginBlockStart: '1rem', maxWidth: '38rem', color: theme.vars.palette.text.secondary },
  '& li + li': { marginBlockStart: '0.25rem' },
  '& h2': { maxWidth: '24ch', overflowWrap: 'anywhere' },
}));

/** A message before hydration: the boot script marks how the loading of an address with a query stands. */
const EarlyMessage = styled(Message)<{ ownerState: { readonly state: QueryState } }>(({ ownerState: { state } }) => ({
  [`html:not([${attributes.query}=${state}]) &`]: { display: 'none' },
}));

interface SearchResultsProps {
  readonly content: SearchResultsContent;
  readonly query: string;
  readonly state: SearchState;
}

/** The results of a query, or every page of the site if the query is empty or has no results. */
export function SearchResults({ content, query, state }: SearchResultsProps) {
  const { language } = useShell();
  const isHydrated = useHydrated();
  const hits = useMemo(() => (state.kind === 'ready' && query !== '' ? state.search(query) : null), [state, query]);
  const documents = hits?.documents ?? [];
  const articles = documents.filter(({ day }) => day !== undefined);
  const pages = documents.filter(({ day }) => day === undefined);
  const isFound = documents.length > 0;
  const counts = { pages: pages.length, articles: articles.length };
  const summary = isFound
    ? fillCount(content.found, documents.length, language, counts)
    : fill(content.none, { query });
  const results = useRef<HTMLElement>(null);
  const retry = () => {
    // The button that was clicked disappears.
    results.current?.focus({ preventScroll: true });
    if (state.kind === 'failed') state.retry();
  };
  return (
    <Body ref={results} tabIndex={-1}>
      <Container>
        <VisuallyHidden role="status">{hits !== null && summary}</VisuallyHidden>
        {hits !== null && isFound && (
          <Fragment key={query}>
            {hits.isPartial && (
              <Typography variant="subtitle1" color="textSecondary" sx={{ mt: 2.5, mb: 5 }}>
                {content.partial}
              </Typography>
            )}
            <Hits heading={content.pagesHeading} documents={pages} terms={hits.terms} showAll={content.showAll} />
            <Hits
              heading={content.newsHeading}
              note={content.languageNotice}
              documents={articles}
              terms={hits.terms}
              showAll={content.showAll}
            />
          </Fragment>
        )}
        {hits !== null && !isFound && (
          <Message>
            <Typography variant="h2">{fill(content.none, { query })}</Typography>
            <ul>
              {content.advice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Message>
        )}
        {state.kind === 'failed' && (
          <Message role="alert">
            <Typography>{content.failed}</Typography>
            <Button variant="outlined" sx={{ marginBlockStart: '1.5rem' }} onClick={retry}>
              {content.retry}
            </Button>
          </Message>
        )}
        {state.kind === 'waiting' && query !== '' && (
          <Message role="status">
            <Typography>{content.loading}</Typography>
          </Message>
        )}
        {!isHydrated && (
          <>
            <EarlyMessage role="status" ownerState={{ state: 'loading' }}>
              <Typography>{content.loading}</Typography>
            </EarlyMessage>
            <EarlyMessage role="alert" ownerState={{ state: 'failed' }}>
              <Typography>{content.failed}</Typography>
            </EarlyMessage>
          </>
        )}
        {!isFound && <PageIndex heading={content.siteMapHeading} pages={indexablePages} />}
      </Container>
    </Body>
  );
}
