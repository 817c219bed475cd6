import { IconButton, styled, Toolbar } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { headerLinks, getPath } from '~/content/pages';
import { breakpoints } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { useShell } from '~/ui/ShellContext';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { hasSchemeSwitch, hasSearch } from '~generated/features';
import { site } from '~generated/site';
import { SchemeSwitch } from './SchemeSwitch';

const toRem = (length: number): string => `${Number(length.toFixed(2))}rem`;

/** The space between links, and the width of a language, in the narrowest window with a navigation. */
export const leastSpace = { links: '0.125rem', languages: '1.75rem' } as const;

/** Tighter in the narrowest window with a navigation than in one that is 14 rem wider. */
const getSpace = (breakpoint: number) => ({
  links: `clamp(${leastSpace.links}, 8vw - ${toRem(0.08 * breakpoint - 0.12)}, 1.25rem)`,
  languages: `clamp(${leastSpace.languages}, 7vw - ${toRem(0.07 * breakpoint - 1.73)}, 2.75rem)`,
});

interface HeaderTexts {
  readonly brand: string;
  readonly links: readonly string[];
  /** How many of the links lead to another site, and have an icon that says so. */
  readonly icons: number;
  readonly action: string;
}

/**
 * Estimates the narrowest window, in rem, whose header holds the navigation, from the number of letters. Those of the brand are
 * larger, and an icon takes the place of three.
 */
export function navigationBreakpoint({ brand, links, icons, action }: HeaderTexts): number {
  const textLetters = [...links, action].join('').length * site.textScale;
  const letters = 1.4 * brand.length + textLetters + 2 * links.length + 3 * icons;
  return Math.max(breakpoints.lg, Math.ceil(20 + 0.55 * letters));
}

/** The row hides some parts in narrower windows, whose menu has them. */
const Row = styled(Toolbar)<{ ownerState: { readonly breakpoint: number } }>(
  ({ theme, ownerState: { breakpoint } }) => ({
    gap: 'clamp(0rem, 10vw - 2rem, 0.5rem)',
    '& > nav, & .languages, & .getStarted, & > p': { display: 'none' },
    // The icon, not the space around it, ends with the page; with large text the row has no room for that.
    [theme.breakpoints.up(22)]: { '& .menu': { marginInlineEnd: '-0.625rem' } },
    '& > nav': { marginInlineStart: 'auto' },
    '& .tools': {
      display: 'flex',
      flexShrink: 0,
      alignItems: 'center',
      gap: 'clamp(0rem, 6vw - 1.25rem, 0.25rem)',
      marginInlineStart: 'auto',
    },
    '& > nav ul': { display: 'flex', gap: getSpace(breakpoint).links },
    [theme.breakpoints.up(breakpoint)]: {
      '& > nav, & .languages': { display: 'block' },
      '& .getStarted': { display: 'inline-flex', marginInlineStart: '0.5rem' },
      '& .menu': { display: 'none' },
      '& .tools': { marginInlineStart: '0.5rem', gap: '0.375rem' },
      '& .languages a': { minWidth: getSpace(breakpoint).languages, paddingInline: 0 },
    },
  }),
);

/** The row of the header. The menu has one too, in the same place, so that mark and tools stay when it opens. */
export function HeaderRow({ children }: { readonly children: ReactNode }) {
  const { content } = useShell();
  const links = headerLinks(content);
  const breakpoint = navigationBreakpoint({
    brand: site.brand,
    links: links.map(({ name }) => name),
    icons: links.filter((link) => 'url' in link).length,
    action: content.navigation.getStarted,
  });
  return <Row ownerState={{ breakpoint }}>{children}</Row>;
}

/** The tools that header and menu have in common. */
export function SearchAndScheme() {
  const { language, content } = useShell();
  return (
    <>
      {hasSearch && (
        <IconButton component={RouterLink} to={getPath('search', language)}>
          <VisuallyHidden>{content.search.open}</VisuallyHidden>
          <Icon name="search" />
        </IconButton>
      )}
      {hasSchemeSwitch && <SchemeSwitch />}
    </>
  );
}
