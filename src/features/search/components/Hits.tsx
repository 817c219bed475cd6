import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hasNews } from '~/config/features';
import { articleLanguage } from '~/config/news';
import { longDate } from '~/content/date-words';
import type { SearchContent } from '~/content/schemas/pages/search';
import type { ArticleDocument } from '~/features/search/documents';
import type { SearchHits, SectionHit } from '~/features/search/engine';
import { excerptOf } from '~/features/search/excerpt';
import { wordsOf } from '~/features/search/words';
import { hangingIcon } from '~/theme/layout';
import { ExternalLink } from '~/ui/ExternalLink';
import { useShell } from '~/ui/ShellContext';
import { HitGroup } from './HitGroup';
import { Marked } from './Marked';

const fewSections = 6;
const fewArticles = 8;
const excerptLength = 190;

/** The link covers the whole result, but only the title is its name. */
const Item = styled('li')({ position: 'relative', paddingBlock: '1.375rem 1.5rem' });

const Day = styled('time')({ whiteSpace: 'nowrap' });

const Title = styled(Typography)(({ theme }) => ({
  paddingInlineEnd: hangingIcon.space,
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  'li:hover > & a': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
  },
  '& svg': {
    marginInline: hangingIcon.marginInline,
    color: theme.vars.palette.text.secondary,
    verticalAlign: '-0.08em',
  },
}));

const Excerpt = styled(Typography)({ marginBlockStart: '0.375rem', maxWidth: '42rem' });

/** A page's description stands in where only it has the terms. */
function textOf({ page, section }: SectionHit, terms: ReadonlySet<string>): string {
  const says = (text: string) => wordsOf(text).some(({ term }) => terms.has(term));
  const isFirst = section === page.sections[0];
  return isFirst && (section.text === '' || (!says(section.text) && says(page.description)))
    ? page.description
    : section.text;
}

interface HitProps<Hit> {
  readonly hit: Hit;
  readonly terms: ReadonlySet<string>;
}

function SectionItem({ hit, terms }: HitProps<SectionHit>) {
  const { page, section } = hit;
  const text = excerptOf(textOf(hit, terms), terms, excerptLength);
  return (
    <Item>
      <Typography variant="small" color="textSecondary">
        {page.labels.at(-1) ?? page.title}
      </Typography>
      <Title variant="subheading">
        <Link
          component={RouterLink}
          to={{ pathname: page.path, hash: section.fragment }}
          color="textPrimary"
          underline="none"
          data-result=""
        >
          <Marked text={section.heading} terms={terms} />
        </Link>
      </Title>
      {text !== '' && (
        <Excerpt color="textSecondary">
          <Marked text={text} terms={terms} />
        </Excerpt>
      )}
    </Item>
  );
}

function ArticleItem({ hit, terms }: HitProps<ArticleDocument>) {
  const { language, content } = useShell();
  const { url, title, text, source, day } = hit;
  const lang = language === articleLanguage ? undefined : articleLanguage;
  return (
    <Item>
      <Typography variant="small" color="textSecondary">
        <span dir="auto">{source}</span> · <Day dateTime={day}>{longDate(content.dates, day)}</Day>
      </Typography>
      <Title variant="subheading">
        <Link component={ExternalLink} href={url} color="textPrimary" underline="none" data-result="">
          <span lang={lang} dir="auto">
            <Marked text={title} terms={terms} />
          </span>
        </Link>
      </Title>
      {text !== '' && (
        <Excerpt color="textSecondary" lang={lang} dir="auto">
          <Marked text={excerptOf(text, terms, excerptLength)} terms={terms} />
        </Excerpt>
      )}
    </Item>
  );
}

interface HitsProps {
  readonly hits: SearchHits;
  readonly content: SearchContent;
}

export const Hits = memo(function Hits({ hits, content }: HitsProps) {
  const { sections, articles, terms, partial } = hits;
  return (
    <>
      {partial && (
        <Typography variant="lead" color="textSecondary" sx={{ marginBlockEnd: '2.5rem' }}>
          {content.partial}
        </Typography>
      )}
      <HitGroup heading={content.pagesHeading} hits={sections} few={fewSections} showAll={content.showAll}>
        {(hit) => (
          <SectionItem key={`${hit.page.path} ${hit.page.sections.indexOf(hit.section)}`} hit={hit} terms={terms} />
        )}
      </HitGroup>
      {hasNews && (
        <HitGroup
          heading={content.newsHeading}
          note={content.languageNotice}
          hits={articles}
          few={fewArticles}
          showAll={content.showAll}
        >
          {(hit) => <ArticleItem key={hit.url} hit={hit} terms={terms} />}
        </HitGroup>
      )}
    </>
  );
});
