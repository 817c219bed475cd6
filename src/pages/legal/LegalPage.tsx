import { Box, Container, Grid, Link, styled, type Theme, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { settings } from 'virtual:settings';
import { Markdown } from '~/components/Markdown';
import { Section } from '~/components/Section';
import { useShell } from '~/components/ShellContext';
import { PageHero } from '~/layout/PageHero';
import { formatLongDate } from '~/lib/dates';
import { focusFragment } from '~/lib/events';
import { PageHead } from '~/seo/PageHead';
import { stickyColumnStyle, space, targetSize } from '~/theme/layout';
import type { LegalContent } from './legal.schema';

/** The number of a part, in the table of contents and before its heading. */
const number = ({ vars: { palette } }: Theme) => ({
  content: 'counter(part)',
  counterIncrement: 'part',
  display: 'inline-block',
  flexShrink: 0,
  minWidth: '1.75em',
  color: palette.secondary.main,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const ContentsLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  overflowWrap: 'anywhere',
  '&::before': number(theme),
})) as typeof Link;

const Part = styled('section')(({ theme }) => ({
  paddingBlock: '1.5rem 2.5rem',
  borderBlockStart: theme.mixins.hairline,
  [theme.breakpoints.up('md')]: { paddingInlineStart: '3.5rem' },
}));

/** From a tablet's window on the number hangs beside the heading and the text. */
const PartHeading = styled(Typography)(({ theme }) => ({
  '&::before': {
    ...number(theme),
    [theme.breakpoints.up('md')]: { width: '3.5rem', minWidth: 0, marginInlineStart: '-3.5rem' },
  },
})) as typeof Typography;

interface LegalPageProps {
  readonly page: 'privacy' | 'terms';
  readonly content: LegalContent;
}

/** A legal text with its table of contents and the day it was last changed. Its parts have numbers, by which a visitor can refer to them. */
export function LegalPage({ page, content }: LegalPageProps) {
  const { dates, legal } = useShell().content;
  const lastChanged = settings.legalLastChanged[page];
  return (
    <>
      <PageHead page={page} meta={content.meta} />
      <PageHero isLow variant="h2" heading={content.heading} lead={content.lead} />
      <Section>
        <Container>
          <Grid container rowSpacing={6} columnSpacing={space.columns}>
            <Grid
              component="nav"
              size={{ xs: 12, lg: 4 }}
              data-screen-only=""
              aria-labelledby="contents"
              sx={({ breakpoints }) => ({ [breakpoints.up('lg')]: stickyColumnStyle })}
            >
              <Typography variant="caption" component="h2" id="contents" sx={{ mb: 1.5 }}>
                {legal.contentsHeading}
              </Typography>
              <Box
                component="ol"
                sx={{
                  columns: '18rem',
                  columnGap: space.columns,
                  counterReset: 'part',
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                {content.sections.map(({ id, heading }) => (
                  <Box component="li" key={id} sx={{ breakInside: 'avoid', borderBottom: 1, borderColor: 'divider' }}>
                    <ContentsLink
                      component={RouterLink}
                      to={`#${id}`}
                      onClick={focusFragment}
                      color="textPrimary"
                      underline="hover"
                    >
                      {heading}
                    </ContentsLink>
                  </Box>
                ))}
              </Box>
            </Grid>
            <Grid size={{ xs: 12, lg: 8 }} sx={{ counterReset: 'part' }}>
              <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1.5 }}>
                {legal.lastChangedLabel} <time dateTime={lastChanged}>{formatLongDate(dates, lastChanged)}</time>
              </Typography>
              {content.sections.map(({ id, heading, body }) => (
                <Part key={id} id={id} aria-labelledby={`${id}-heading`}>
                  <PartHeading variant="h3" component="h2" id={`${id}-heading`}>
                    {heading}
                  </PartHeading>
                  <Markdown blocks={body} level={3} />
                </Part>
              ))}
            </Grid>
          </Grid>
        </Container>
      </Section>
    </>
  );
}
