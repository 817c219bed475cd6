import { Container, Grid, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { ArrowLink } from '~/components/ArrowLink';
import { Icon } from '~/components/Icon';
import { PageLink } from '~/components/PageLink';
import { Section } from '~/components/Section';
import type { RelatedLinksContent } from '~/content/textSchemas';
import { clickTargetStyle, space } from '~/theme/layout';

/** The widths of the links: two columns of lines beside the heading, one column, or one after the other. */
const linkSizes = { default: { xs: 12, md: 6 }, sidebar: 12, footer: {}, inline: {} } as const;

interface RelatedLinksProps extends RelatedLinksContent {
  readonly variant?: keyof typeof linkSizes;
}

const priorityOrder = { high: 0, medium: 1 } as const;

/** Links to other pages of the site, important ones first; renders nothing if there are none. */
export function RelatedLinks({ heading, links, variant = 'default' }: RelatedLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  const byPriority = links.toSorted((a, b) => priorityOrder[a.priority] - priorityOrder[b.priority]);
  const isBeside = variant === 'default';
  const isIndex = isBeside || variant === 'sidebar';
  return (
    <Grid container component="nav" columnSpacing={space.columns} aria-labelledby={id} data-screen-only="">
      <Grid size={{ xs: 12, lg: isBeside ? 4 : 12 }}>
        <Typography variant="h3" component="h2" id={id}>
          {heading}
        </Typography>
      </Grid>
      <Grid
        container
        component="ul"
        columnSpacing={isIndex ? space.columns : 3.5}
        size={{ xs: 12, lg: isBeside ? 8 : 12 }}
        sx={{ mt: isBeside ? { xs: 1, lg: -2 } : 1 }}
      >
        {byPriority.map(({ page, text, title }) => (
          <Grid component="li" key={page} size={linkSizes[variant]} sx={{ display: 'grid', maxWidth: '100%' }}>
            {isIndex ? (
              <ArrowLink component={PageLink} page={page} title={title} color="textPrimary" underline="none">
                {text}
                <Icon name="arrow" />
              </ArrowLink>
            ) : (
              <Link component={PageLink} page={page} title={title} sx={clickTargetStyle}>
                {text}
              </Link>
            )}
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}

/** The links as the last band of a page. */
export function RelatedSection(related: RelatedLinksContent) {
  return (
    <Section sx={{ py: space.block }} data-screen-only="">
      <Container>
        <RelatedLinks {...related} />
      </Container>
    </Section>
  );
}
