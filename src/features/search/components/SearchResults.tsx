import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { SearchContent } from '../../../content/types/search';
import { color, space } from '../../../theme/tokens';
import { buttonStyles } from '../../../ui/buttonStyles';
import { Container } from '../../../ui/Container';
import { Section } from '../../../ui/Section';
import { Heading } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { SearchHits } from '../engine';
import type { EngineState } from '../useSearchEngine';
import { Hits } from './Hits';
import { SiteMap } from './SiteMap';

const Body = styled(Section)({ paddingBlockStart: space.block, minHeight: '60vh' });

const Message = styled('div')({
  marginBlockEnd: space.block,
  '& p, & ul': { marginBlockStart: '1rem', maxWidth: '38rem', color: color.inkSoft },
  '& li + li': { marginBlockStart: '0.25rem' },
  '& h2': { maxWidth: '24ch', overflowWrap: 'anywhere' },
});

const Retry = styled('button')({ ...buttonStyles.outline, marginBlockStart: '1.5rem' });

function summaryOf({ sections, articles }: SearchHits, query: string, content: SearchContent): string {
  const isEmpty = sections.length + articles.length === 0;
  return isEmpty ? content.none(query) : content.found(sections.length, articles.length);
}

interface SearchResultsProps {
  readonly content: SearchContent;
  /** Empty where nothing is looked for. */
  readonly query: string;
  /** Nobody is typing: the moment to say aloud what was found. */
  readonly isAtRest: boolean;
  readonly state: EngineState;
  readonly onRetry: () => void;
}

/** What is found for a query; every page of the site where nothing is, or nothing is looked for. */
export function SearchResults({ content, query, isAtRest, state, onRetry }: SearchResultsProps) {
  const hits = useMemo(
    () => (state.kind === 'ready' && query !== '' ? state.engine.search(query) : null),
    [state, query],
  );
  const isFound = hits !== null && hits.sections.length + hits.articles.length > 0;
  return (
    <Body>
      <Container>
        <VisuallyHidden role="status">{hits !== null && isAtRest && summaryOf(hits, query, content)}</VisuallyHidden>
        {isFound && <Hits key={query} hits={hits} content={content} />}
        {hits !== null && !isFound && (
          <Message>
            <Heading>{content.none(query)}</Heading>
            <ul>
              {content.advice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Message>
        )}
        {state.kind === 'failed' && (
          <Message role="alert">
            <p>{content.failed}</p>
            <Retry type="button" onClick={onRetry}>
              {content.retry}
            </Retry>
          </Message>
        )}
        {state.kind === 'waiting' && query !== '' && (
          <Message role="status">
            <p>{content.loading}</p>
          </Message>
        )}
        {!isFound && <SiteMap content={content} />}
      </Container>
    </Body>
  );
}
