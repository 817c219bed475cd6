import { IconButton, InputBase, inputBaseClasses, styled } from '@mui/material';
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Icon } from '~/components/Icon';
import { useShell } from '~/components/ShellContext';
import { useHydrated } from '~/components/useHydrated';
import { VisuallyHidden } from '~/components/VisuallyHidden';
import { pagePath } from '~/config/pageTable';
import { media, motion, targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';

/** The line of the field is as wide as the texts of a hero band, so that it ends before the chart begins. */
const Line = styled('form')({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '38rem',
  marginBlockStart: '0.5rem',
  borderBlockEnd: `1px solid ${onNight.outline}`,
  boxShadow: '0 0 0 transparent',
  transition: `box-shadow ${motion.quick}, border-color ${motion.quick}`,
  '&:focus-within': { borderBlockEndColor: onNight.amber, boxShadow: `0 2px 0 ${onNight.amber}` },
});

const Input = styled(InputBase)(({ theme }) => ({
  flex: 1,
  fontFamily: theme.typography.h2.fontFamily,
  fontSize: theme.typography.h3.fontSize,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  [`& .${inputBaseClasses.input}`]: {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: targetSize,
    paddingBlock: '0.5rem',
    appearance: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.65 },
    // Besides, the border of the form shows the focus.
    [media.forcedColors]: { '&:focus': { outline: '2px solid' } },
  },
}));

/** The results know by this id whether the field has text. */
export const searchFieldId = 'search-field';

const queryLengthMax = 100;

const toQuery = (text: string) => text.slice(0, queryLengthMax).trim();

/** The query in the address (`?q=`); empty in the first render of a prerendered page, which knows no address. */
export function useSearchQuery(): string {
  const { search } = useLocation();
  return useHydrated() ? toQuery(new URLSearchParams(search).get('q') ?? '') : '';
}

/** The address follows after this pause, in ms: Safari refuses more than a hundred changes in thirty seconds. */
const pauseMs = 250;

interface SearchFieldProps {
  /** The query in the address. */
  readonly query: string;
  readonly onFocus: () => void;
}

/** A search field that is in sync with the address. Without script the browser itself opens the page again. */
export function SearchField({ query, onFocus }: SearchFieldProps) {
  const { language, content } = useShell();
  const { label, placeholder, submit } = content.search;
  const action = useHref(pagePath('search', language));
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isHydrated = useHydrated();
  /** The last query of field and address, although the page may not show its results yet. */
  const lastQuery = useRef('');

  const commit = (text: string) => {
    clearTimeout(timer.current);
    const q = toQuery(text);
    if (q === lastQuery.current) return;
    lastQuery.current = q;
    void navigate(
      { search: q === '' ? '' : `?${new URLSearchParams({ q }).toString()}` },
      { replace: true, preventScrollReset: true },
    );
  };
  const commitLater = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(text), pauseMs);
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    commit(field.current?.value ?? '');
    // The keyboard of a phone would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  const isFirst = useRef(true);
  useEffect(() => {
    const input = field.current;
    if (!isHydrated || input === null) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // Only this field replaces the entry of the history. On a slow machine its query arrives here late: more letters have
    // been typed since, and perhaps a later query is already on its way.
    if (!wasFirst && navigationType === NavigationType.Replace) return;
    lastQuery.current = query;
    // Text typed before hydration has precedence over the address.
    if (wasFirst && input.value !== '') commit(input.value);
    else {
      clearTimeout(timer.current);
      input.value = query;
    }
    // The field follows the address only when the address changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, navigationType, isHydrated]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * While a pointer is down the results do not change, because a result that is replaced between press and release gets no click. A
   * click commits the query before it takes effect: a later change of the address would end the navigation to a link.
   */
  const handlePointer = useEffectEvent(({ type }: Event) => {
    const text = field.current?.value ?? '';
    if (type === 'pointerdown') clearTimeout(timer.current);
    else if (type === 'click') commit(text);
    else commitLater(text);
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
      document.addEventListener(type, handlePointer, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  const isLinkedTo = navigationType === NavigationType.Push;
  // A visitor who follows a link to the search wants to type. The layout then leaves the focus there (src/app/useRouteEffects.ts).
  useLayoutEffect(() => {
    if (isLinkedTo) field.current?.focus({ preventScroll: true });
  }, [isLinkedTo]);

  return (
    <Line role="search" action={action} method="get" onSubmit={search}>
      <label htmlFor={searchFieldId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Input
        inputRef={field}
        id={searchFieldId}
        name="q"
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => commitLater(event.target.value)}
        onFocus={onFocus}
        slotProps={{
          input: { maxLength: queryLengthMax, autoCapitalize: 'off', spellCheck: false, enterKeyHint: 'search' },
        }}
      />
      {/* The icon ends with the line. */}
      <IconButton size="touch" type="submit" sx={{ marginInlineEnd: '-0.5rem' }}>
        <VisuallyHidden>{submit}</VisuallyHidden>
        <Icon name="arrow" size="large" />
      </IconButton>
    </Line>
  );
}
