import { Container, Link, styled, Typography } from '@mui/material';
import { useId } from 'react';
import { ArrowLink } from '~/components/ArrowLink';
import { Icon } from '~/components/Icon';
import { PageLink } from '~/components/PageLink';
import { Section } from '~/components/Section';
import type { RelatedLinksContent } from '~/content/textSchemas';
import { clickTargetStyle, twoColumnsFrom, space } from '~/theme/layout';

type RelatedLinksVariant = 'default' | 'sidebar' | 'footer' | 'inline';

/** The heading beside its links, in windows wide enough. */
const Index = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'grid', ...twoColumnsFrom(5) },
}));

const inlineLinks = { display: 'flex', flexWrap: 'wrap', columnGap: '1.75rem' } as const;

const Links = styled('ul')<{ ownerState: { readonly variant: RelatedLinksVariant } }>(({ theme, ownerState }) => ({
  marginBlockStart: '0.5rem',
  ...{
    default: {
      display: 'grid',
      columnGap: space.columns,
      [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
      [theme.breakpoints.up('lg')]: { marginBlockStart: '-1rem' },
    },
    sidebar: {},
    footer: inlineLinks,
    inline: inlineLinks,
  }[ownerState.variant],
}));

/** In a grid the link is as wide as its column. */
const GridItem = styled('li')({ display: 'grid' });

const InlineLink = styled(Link)(clickTargetStyle) as typeof Link;

interface RelatedLinksProps extends RelatedLinksContent {
  readonly variant?: RelatedLinksVariant;
}

const priorityOrder = { high: 0, medium: 1 } as const;

/** Links to other pages of the site, important ones first; renders nothing if there are none. */
export function RelatedLinks({ heading, links, variant = 'default' }: RelatedLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  const byPriority = links.toSorted((a, b) => priorityOrder[a.priority] - priorityOrder[b.priority]);
  const isIndex = variant === 'default' || variant === 'sidebar';
  const Frame = variant === 'default' ? Index : 'nav';
  const Item = variant === 'default' ? GridItem : 'li';
  return (
    <Frame aria-labelledby={id} data-screen-only="">
      <Typography variant="h3" component="h2" id={id}>
        {heading}
      </Typography>
      <Links ownerState={{ variant }}>
        {byPriority.map(({ page, text, title }) => (
          <Item key={page}>
            {isIndex ? (
              <ArrowLink component={PageLink} page={page} title={title} color="textPrimary" underline="none">
                {text}
                <Icon name="arrow" />
              </ArrowLink>
            ) : (
              <InlineLink component={PageLink} page={page} title={title}>
                {text}
              </InlineLink>
            )}
          </Item>
        ))}
      </Links>
    </Frame>
  );
}

/** The links as the last band of a page. */
export function RelatedSection(related: RelatedLinksContent) {
  return (
    <Section sx={{ paddingBlock: space.block }} data-screen-only="">
      <Container>
        <RelatedLinks {...related} />
      </Container>
    </Section>
  );
}
