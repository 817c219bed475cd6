import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { attributes } from '~/boot/contract';
import type { Language } from '~/config/languages';
import { fill, fillCount } from '~/content/fill';
import type { SearchContent } from '~/content/schemas/pages/search';
import type { SearchHits } from '~/features/search/engine';
import type { EngineState } from '~/features/search/useSearchEngine';
import { space } from '~/theme/layout';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Hits } from './Hits';
import { SiteMap } from './SiteMap';

const Body = styled(Section)({ paddingBlockStart: space.block, minHeight: '60vh' });

const Message = styled('div')(({ theme }) => ({
  marginBlockEnd: space.block,
  '& p, & ul': { marginBlockStart: '1rem', maxWidth: '38rem', color: theme.vars.palette.text.secondary },
  '& li + li': { marginBlockStart: '0.25rem' },
  '& h2': { maxWidth: '24ch', overflowWrap: 'anywhere' },
}));

/** Until the application knows the address: the boot script marks one that asks for something. */
const EarlyMessage = styled(Message)({ [`html:not([${attributes.query}]) &`]: { display: 'none' } });

function summaryOf(
  { sections, articles }: SearchHits,
  query: string,
  content: SearchContent,
  language: Language,
): string {
  const isEmpty = sections.length + articles.length === 0;
  if (isEmpty) return fill(content.none, { query });
  const counts = { pages: sections.length, articles: articles.length };
  return fillCount(content.found, counts.pages + counts.articles, language, counts);
}

interface SearchResultsProps {
  readonly content: SearchContent;
  readonly query: string;
  /** Typing has paused: what was found is announced. */
  readonly isAtRest: boolean;
  readonly state: EngineState;
}

/** What is found for a query; every page of the site where the query is empty or finds nothing. */
export function SearchResults({ content, query, isAtRest, state }: SearchResultsProps) {
  const hits = useMemo(
    () => (state.kind === 'ready' && query !== '' ? state.engine.search(query) : null),
    [state, query],
  );
  const { language } = useShell();
  const isHydrated = useHydrated();
  const isFound = hits !== null && hits.sections.length + hits.articles.length > 0;
  return (
    <Body>
      <Container>
        <VisuallyHidden role="status">
          {hits !== null && isAtRest && summaryOf(hits, query, content, language)}
        </VisuallyHidden>
        {isFound && <Hits key={query} hits={hits} content={content} />}
        {hits !== null && !isFound && (
          <Message>
            <Typography variant="heading">{fill(content.none, { query })}</Typography>
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
            <Button variant="outline" sx={{ marginBlockStart: '1.5rem' }} onClick={state.retry}>
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
          <EarlyMessage role="status">
            <Typography>{content.loading}</Typography>
          </EarlyMessage>
        )}
        {!isFound && <SiteMap content={content} />}
      </Container>
    </Body>
  );
}
