import { Box, Button, Grid, styled, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { SearchDocument } from '~/features/search/documents';
import { followStretchedLink } from '~/lib/events';
import { fill } from '~/lib/fill';
import { space, stickyColumnStyle } from '~/theme/layout';
import { SearchHit } from './SearchHit';

/** The number of results that are shown at first. */
const initialCount = 8;

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: '0.375rem',
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body1.fontSize,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
}));

interface SearchHitListProps {
  readonly heading: string;
  readonly note?: string | undefined;
  readonly documents: readonly SearchDocument[];
  readonly terms: ReadonlySet<string>;
  readonly showAll: string;
}

/** Headings with all results shown, each with the key of its history entry, so that going back shows all of them again. */
const expanded = new Set<string>();

/** The results of one kind under a heading, in wide windows beside it: the best ones, and all of them after a click. */
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
    <Grid container component="section" rowSpacing={3} columnSpacing={space.columns}>
      <Grid
        component="header"
        size={{ xs: 12, lg: 4 }}
        sx={({ breakpoints }) => ({ [breakpoints.up('lg')]: stickyColumnStyle })}
      >
        <Typography variant="h2Small" component="h2">
          {heading} <Count>{documents.length}</Count>
        </Typography>
        {note !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {note}
          </Typography>
        )}
      </Grid>
      <Grid size={{ xs: 12, lg: 8 }}>
        <Box component="ol" ref={list} onClick={followStretchedLink} sx={{ borderTop: 1, borderColor: 'divider' }}>
          {visibleDocuments.map((document) => (
            <SearchHit key={document.href} document={document} terms={terms} />
          ))}
        </Box>
        {visibleDocuments.length < documents.length && (
          <Button variant="outlined" sx={{ mt: 4 }} onClick={expand}>
            {fill(showAll, { count: documents.length })}
          </Button>
        )}
      </Grid>
    </Grid>
  );
}
