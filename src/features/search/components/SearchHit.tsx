import { styled, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ExternalLink } from '~/components/ExternalLink';
import { GroundSquare } from '~/components/GroundSquare';
import { useShell } from '~/components/ShellContext';
import { aboveStretchedLinkStyle, StretchedLink } from '~/components/StretchedLink';
import { articleLanguage } from '~/config/selection';
import type { SearchDocument } from '~/features/search/documents';
import { getExcerpt, splitAtTerms } from '~/features/search/excerpt';
import { formatLongDate } from '~/lib/dates';
import { hangingIcon } from '~/theme/layout';
import { onNight } from '~/theme/palette';

const excerptLength = 190;

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

const Day = styled('time')({ whiteSpace: 'nowrap' });

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

interface SearchHitProps {
  readonly document: SearchDocument;
  readonly terms: ReadonlySet<string>;
}

/** A result: a page, a section of a page, or an article. */
export function SearchHit({ document: { href, heading, names, text, day, plate }, terms }: SearchHitProps) {
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
      <Typography variant="body2" color="textSecondary" sx={aboveStretchedLinkStyle}>
        {shownNames.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <span dir="auto">{name}</span>
          </Fragment>
        ))}
        {isArticle && (
          <>
            {' · '}
            <Day dateTime={day}>{formatLongDate(content.dates, day)}</Day>
          </>
        )}
      </Typography>
      <Title variant="h4" component="h3">
        {isArticle ? (
          <StretchedLink component={ExternalLink} href={href} {...link}>
            {title}
          </StretchedLink>
        ) : (
          <StretchedLink component={RouterLink} to={href} {...link}>
            {plate !== undefined && <GroundSquare plate={plate} />}
            {title}
          </StretchedLink>
        )}
      </Title>
      {text !== '' && (
        <Typography
          color="textSecondary"
          lang={lang}
          dir="auto"
          sx={{ ...aboveStretchedLinkStyle, mt: 0.75, maxWidth: '42rem' }}
        >
          {highlightTerms(getExcerpt(text, terms, excerptLength), terms)}
        </Typography>
      )}
    </Item>
  );
}
