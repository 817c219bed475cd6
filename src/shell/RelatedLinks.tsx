import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '../ui/Icon';
import type { RelatedContent } from '../content/types/shared';
import { color, media, motion, targetSize, type } from '../theme/tokens';
import { PageLink } from '../ui/PageLink';

export type RelatedLinksVariant = 'default' | 'sidebar' | 'footer' | 'inline';

const Block = styled('nav')({ '@media print': { display: 'none' } });

/** How the links lie, by variant: an index in columns, a narrow column, a quiet row, or words in a line. */
const layouts = {
  default: { display: 'grid', columnGap: '3rem', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  sidebar: { display: 'grid' },
  footer: { display: 'flex', flexWrap: 'wrap', gap: '0 2rem' },
  inline: { display: 'flex', flexWrap: 'wrap', gap: '0 1.75rem', alignItems: 'baseline' },
} as const;

const List = styled('ul', { shouldForwardProp: (prop) => prop !== 'variant' })<{ variant: RelatedLinksVariant }>(
  ({ variant }) => layouts[variant],
);

const Title = styled('h2', { shouldForwardProp: (prop) => prop !== 'variant' })<{ variant: RelatedLinksVariant }>(
  ({ variant }) => ({
    ...(variant === 'default' ? type.heading : type.subheading),
    marginBlockEnd: variant === 'default' ? '2rem' : '0.5rem',
  }),
);

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '4.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: type.lead.fontSize,
  textDecoration: 'none',
  '& svg': { flexShrink: 0, color: color.link, transition: `transform ${motion.quick}` },
  '&:hover': { color: color.link, borderBlockEndColor: color.link },
  '&:hover svg': { transform: 'translateX(4px)' },
} as const;

const RowLink = styled(PageLink)(rowStyles);
const InlineLink = styled(PageLink)({ display: 'inline-flex', alignItems: 'center', minHeight: targetSize });

interface RelatedLinksProps extends RelatedContent {
  readonly variant?: RelatedLinksVariant;
}

/** Links to other pages of the site, important ones first; renders nothing where there are none. */
export function RelatedLinks({ heading, links, variant = 'default' }: RelatedLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  const isIndex = variant === 'default' || variant === 'sidebar';
  return (
    <Block aria-labelledby={id}>
      <Title variant={variant} id={id}>
        {heading}
      </Title>
      <List variant={variant}>
        {[...links].sort(byPriority).map(({ page, text, title }) => (
          <li key={page}>
            {isIndex ? (
              <RowLink page={page} title={title}>
                {text}
                <Icon name="arrow" />
              </RowLink>
            ) : (
              <InlineLink page={page} title={title}>
                {text}
              </InlineLink>
            )}
          </li>
        ))}
      </List>
    </Block>
  );
}

const rank = { high: 0, medium: 1 } as const;

function byPriority(a: RelatedContent['links'][number], b: RelatedContent['links'][number]): number {
  return rank[a.priority] - rank[b.priority];
}
