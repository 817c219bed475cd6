import { Button, List, styled, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { SearchDocument } from '~/features/search/documents';
import { followStretchedLink } from '~/lib/events';
import { fill } from '~/lib/fill';
import { stickyColumnStyle, twoColumnsFrom } from '~/theme/layout';
import { SearchHit } from './SearchHit';

/** The number of results that are shown at first. */
const initialCount = 8;

/** A heading with a list, beside each other in wide windows. */
const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  [theme.breakpoints.up('lg')]: twoColumnsFrom(5),
}));

const Side = styled('header')(({ theme }) => ({ [theme.breakpoints.up('lg')]: stickyColumnStyle }));

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: '0.375rem',
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body1.fontSize,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
}));

const Items = styled(List)(({ theme }) => ({
  borderBlockStart: theme.mixins.hairline,
})) as typeof List;

interface SearchHitListProps {
  readonly heading: string;
  readonly note?: string | undefined;
  readonly documents: readonly SearchDocument[];
  readonly terms: ReadonlySet<string>;
  readonly showAll: string;
}

/** Headings with all results shown, each with the key of its history entry, so that going back shows all of them again. */
const expanded = new Set<string>();

/** The results of one kind under a heading: the best ones, and all of them after a click. */
export function SearchHitList({ heading, note, documents, terms, showAll }: SearchHitListProps) {
  const id = `${useLocation().key} ${heading}`;
  const [isExpanded, setExpanded] = useState(() => expanded.has(id));
  const list = useRef<HTMLOListElement>(null);
  const expand = () => {
    expanded.add(id);
    flushSync(() => setExpanded(true));
    // The button that was clicked disappears.
    list.current?.querySelectorAll('a').item(initialCount).focus();
  };
  if (documents.length === 0) return null;
  const visibleDocuments = isExpanded ? documents : documents.slice(0, initialCount);
  return (
    <Group>
      <Side>
        <Typography variant="h2Small" component="h2">
          {heading} <Count>{documents.length}</Count>
        </Typography>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: '0.5rem' }}>
            {note}
          </Typography>
        )}
      </Side>
      <div>
        <Items component="ol" role="list" disablePadding ref={list} onClick={followStretchedLink}>
          {visibleDocuments.map((document) => (
            <SearchHit key={document.href} document={document} terms={terms} />
          ))}
        </Items>
        {visibleDocuments.length < documents.length && (
          <Button variant="outlined" sx={{ marginBlockStart: '2rem' }} onClick={expand}>
            {fill(showAll, { count: documents.length })}
          </Button>
        )}
      </div>
    </Group>
  );
}
