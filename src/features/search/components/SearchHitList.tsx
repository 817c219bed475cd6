import { Button, List, styled, Typography } from '@mui/material';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ExternalLink } from '~/components/ExternalLink';
import { useShell } from '~/components/ShellContext';
import { aboveStretchedLinkStyle, StretchedLink } from '~/components/StretchedLink';
import type { SearchDocument } from '~/features/search/documents';
import { getExcerpt, splitAtTerms } from '~/features/search/excerpt';
import { formatLongDate } from '~/lib/dates';
import { followStretchedLink } from '~/lib/events';
import { fill } from '~/lib/fill';
import { articleLanguage } from '~/news/selection';
import { stickyColumnStyle, hangingIcon, twoColumnsFrom } from '~/theme/layout';
import { onNight } from '~/theme/palette';

/** The number of results that are shown at first. */
const initialCount = 8;
const excerptLength = 190;

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

/** The link covers the whole result, below its other texts, but its name is the title alone. */
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingBlock: '1.375rem 1.5rem',
  borderBlockEnd: theme.mixins.hairline,
  '&:hover a': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
  },
}));

const Origin = styled(Typography)(aboveStretchedLinkStyle);

const Day = styled('time')({ whiteSpace: 'nowrap' });

const Excerpt = styled(Typography)({ ...aboveStretchedLinkStyle, marginBlockStart: '0.375rem', maxWidth: '42rem' });

const Items = styled(List)(({ theme }) => ({
  borderBlockStart: theme.mixins.hairline,
})) as typeof List;

const Title = styled(Typography)(({ theme }) => ({
  marginBlockStart: '0.25rem',
  paddingInlineEnd: hangingIcon.space,
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '3px' },
  '& svg': {
    marginInline: hangingIcon.marginInline,
    color: theme.vars.palette.text.secondary,
    verticalAlign: '-0.08em',
  },
})) as typeof Typography;

/** The background is light enough for the contrast of the text in both schemes. */
const Highlight = styled('mark')({
  color: 'inherit',
  backgroundColor: onNight.amberHalo,
});

function highlightTerms(text: string, terms: ReadonlySet<string>) {
  return splitAtTerms(text, terms).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <Highlight key={index}>{piece}</Highlight> : piece,
  );
}

interface HitProps {
  readonly document: SearchDocument;
  readonly terms: ReadonlySet<string>;
}

function Hit({ document: { href, heading, names, text, day }, terms }: HitProps) {
  const { language, content } = useShell();
  const isArticle = day !== undefined;
  const lang = isArticle && language !== articleLanguage ? articleLanguage : undefined;
  // A page is found by its keywords too, so the keywords that match are shown.
  const shownNames = names.filter((name, index) => index === 0 || splitAtTerms(name, terms).length > 1);
  const link = { color: 'textPrimary', underline: 'none', 'data-result': '' } as const;
  const title = (
    <span lang={lang} dir="auto">
      {highlightTerms(heading, terms)}
    </span>
  );
  return (
    <Item>
      <Origin variant="body2" color="textSecondary">
        {shownNames.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <span dir="auto">{highlightTerms(name, terms)}</span>
          </Fragment>
        ))}
        {isArticle && (
          <>
            {' · '}
            <Day dateTime={day}>{formatLongDate(content.dates, day)}</Day>
          </>
        )}
      </Origin>
      <Title variant="h4" component="h3">
        {isArticle ? (
          <StretchedLink component={ExternalLink} href={href} {...link}>
            {title}
          </StretchedLink>
        ) : (
          <StretchedLink component={RouterLink} to={href} {...link}>
            {title}
          </StretchedLink>
        )}
      </Title>
      {text !== '' && (
        <Excerpt color="textSecondary" lang={lang} dir="auto">
          {highlightTerms(getExcerpt(text, terms, excerptLength), terms)}
        </Excerpt>
      )}
    </Item>
  );
}

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
        <Typography variant="h3" component="h2">
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
            <Hit key={document.href} document={document} terms={terms} />
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
