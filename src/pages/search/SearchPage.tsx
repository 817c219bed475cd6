import styled from '@emotion/styled';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { buttonStyles } from '../../ui/buttonStyles';
import { Container } from '../../ui/Container';
import { Section } from '../../ui/Section';
import { Heading } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { SearchContent } from '../../content/types/search';
import { HeroChart } from '../../shell/HeroChart';
import { nightGround } from '../../theme/nightGround';
import { PageHead } from '../../seo/PageHead';
import { searchId } from '../../boot/contract';
import { SearchField } from '../../features/search/components/SearchField';
import { useShell } from '../../ui/ShellContext';
import type { SearchHits } from '../../features/search/engine';
import { color, headerHeight, onNight, space, type } from '../../theme/tokens';
import { Results } from '../../features/search/components/Results';
import { ShortcutSwitch } from '../../features/search/components/ShortcutSwitch';
import { SiteMap } from '../../features/search/components/SiteMap';
import { useSearchEngine } from '../../features/search/useSearchEngine';
import { useSearchQuery } from '../../features/search/useSearchQuery';

/** Lower than other pages' bands: the results should be in sight above a phone's keyboard. */
const Band = styled('div')({
  ...nightGround,
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${headerHeight} + clamp(0.75rem, 2vw, 2rem)) ${space.block}`,
  '& h1': { ...type.label, color: onNight.inkSoft },
});

const Top = styled(Container)({ position: 'relative' });

const Hint = styled('p')({ ...type.small, marginBlockStart: '1rem', maxWidth: '42rem', color: onNight.inkSoft });

const Body = styled(Section)({ paddingBlockStart: space.block, minHeight: '60vh' });

const Message = styled('div')({
  marginBlockEnd: space.block,
  '& p, & ul': { marginBlockStart: '1rem', maxWidth: '38rem', color: color.inkSoft },
  '& li + li': { marginBlockStart: '0.25rem' },
  '& h2': { maxWidth: '24ch', overflowWrap: 'anywhere' },
});

const Retry = styled('button')({ ...buttonStyles.outline, marginBlockStart: '1.5rem' });

/** The arrow keys go from the field through the results and back. */
function moveByArrows(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || field === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('a[data-result]')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = place === -1 ? undefined : stops[place + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

interface FoundProps {
  readonly hits: SearchHits;
  readonly query: string;
  readonly content: SearchContent;
}

function Found({ hits, query, content }: FoundProps) {
  if (hits.sections.length + hits.articles.length > 0) return <Results key={query} hits={hits} content={content} />;
  return (
    <>
      <Message>
        <Heading>{content.none(query)}</Heading>
        <ul>
          {content.advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Message>
      <SiteMap content={content} />
    </>
  );
}

export function SearchPage({ content }: { readonly content: SearchContent }) {
  const { language } = useShell();
  const { field, query: text, asked, type: setText, commit } = useSearchQuery();
  const query = text.trim();
  const [touched, setTouched] = useState(false);
  const { state, retry } = useSearchEngine(language, touched || query !== '');
  const hits = useMemo(
    () => (state.kind === 'ready' && query !== '' ? state.engine.search(query) : null),
    [state, query],
  );

  const summary = () => {
    if (hits === null) return '';
    const count = hits.sections.length + hits.articles.length;
    return count === 0 ? content.none(query) : content.found(hits.sections.length, hits.articles.length);
  };
  // Spoken when the typing rests, which is when the address has followed it.
  const announcement = asked === query ? summary() : '';

  const search = (typed: string) => {
    commit(typed);
    // A phone's keyboard would cover what was found.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  return (
    // Keys that come from the field and the links in it, wherever they are.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => moveByArrows(event, field.current)}>
      <PageHead page="search" meta={content.meta} />
      <Band>
        <HeroChart />
        <Top>
          <h1>{content.heading}</h1>
          <SearchField
            id={searchId}
            inputRef={field}
            onType={setText}
            onFocus={() => setTouched(true)}
            onSearch={search}
          />
          <Hint>{content.hint}</Hint>
          <ShortcutSwitch label={content.shortcut} />
        </Top>
      </Band>
      <Body>
        <Container>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          {hits !== null && <Found hits={hits} query={query} content={content} />}
          {state.kind === 'failed' && (
            <Message role="alert">
              <p>{content.failed}</p>
              <Retry type="button" onClick={retry}>
                {content.retry}
              </Retry>
            </Message>
          )}
          {state.kind === 'waiting' && query !== '' && (
            <Message role="status">
              <p>{content.loading}</p>
            </Message>
          )}
          {hits === null && <SiteMap content={content} />}
        </Container>
      </Body>
    </div>
  );
}
