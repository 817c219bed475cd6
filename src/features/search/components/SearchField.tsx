import { IconButton, styled } from '@mui/material';
import type { RefObject, SubmitEvent } from 'react';
import { useHref } from 'react-router-dom';
import { pathOf } from '~/content/pages';
import { queryLengthMax } from '~/features/search/useSearchQuery';
import { media, motion } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { onNight } from '~generated/palette';

const Line = styled('form')({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${onNight.outline}`,
  boxShadow: '0 0 0 transparent',
  transition: `box-shadow ${motion.quick}, border-color ${motion.quick}`,
  '&:focus-within': { borderBlockEndColor: onNight.amber, boxShadow: `0 2px 0 ${onNight.amber}` },
});

const Input = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.5rem',
  paddingInline: 0,
  border: 0,
  borderRadius: 0,
  appearance: 'none',
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.heading.fontFamily,
  fontSize: 'clamp(1.75rem, 1.25rem + 2.2vw, 3.25rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.65 },
  // The line below shows the focus.
  '&:focus': { outline: 'none' },
  [media.forcedColors]: { '&:focus': { outline: '2px solid' } },
}));

interface SearchFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onSearch: (text: string) => void;
}

/** Without script, the browser itself opens the page again with what was typed. */
export function SearchField({ inputRef, onType, onFocus, onSearch }: SearchFieldProps) {
  const { language, content } = useShell();
  const { label, placeholder, submit } = content.search;
  const action = useHref(pathOf('search', language));
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(inputRef.current?.value ?? '');
  };
  return (
    <Line role="search" action={action} method="get" onSubmit={search}>
      <label htmlFor="search-field">
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Input
        ref={inputRef}
        id="search-field"
        name="q"
        type="search"
        placeholder={placeholder}
        maxLength={queryLengthMax}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => onType(event.currentTarget.value)}
        onFocus={onFocus}
      />
      {/* The icon ends with the line. */}
      <IconButton type="submit" sx={{ marginInlineEnd: '-0.5rem' }}>
        <VisuallyHidden>{submit}</VisuallyHidden>
        <Icon name="arrow" size="large" />
      </IconButton>
    </Line>
  );
}
