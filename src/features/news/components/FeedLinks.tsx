import { Link, List, styled } from '@mui/material';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { RegionId } from '~/config/selection';
import type { NewsContent } from '~/content/schemas/pages';
import { feedPath, hostPath } from '~/seo/addresses';
import { space, targetSize } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { site } from '~generated/site';

const types = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** The browser's own `details`, so that it opens without script. */
const Menu = styled('details')(({ theme: { typography, vars } }) => ({
  position: 'relative',
  flexShrink: 0,
  paddingInlineEnd: `calc(${space.gutter} - 0.75rem)`,
  '& summary': {
    display: 'grid',
    placeItems: 'center',
    width: targetSize,
    height: targetSize,
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.palette.primary.main },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& ul': {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: space.gutter,
    zIndex: 1,
    paddingInline: '1rem',
    backgroundColor: vars.palette.background.paper,
    border: `1px solid ${vars.palette.divider}`,
  },
  '& a': {
    ...typography.small,
    display: 'flex',
    alignItems: 'center',
    minWidth: targetSize,
    minHeight: targetSize,
  },
}));

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeByEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.querySelector('summary')?.focus();
  currentTarget.open = false;
}

interface FeedLinksProps {
  readonly content: NewsContent['feeds'];
  readonly region: RegionId;
}

export function FeedLinks({ content, region }: FeedLinksProps) {
  return (
    <Menu onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
      <summary title={content.label}>
        <VisuallyHidden>{content.label}</VisuallyHidden>
        <Icon name="feed" size="small" />
      </summary>
      <List>
        {(['xml', 'json'] as const).map((format) => (
          <li key={format}>
            <Link
              href={hostPath(site, feedPath(region, format))}
              type={types[format]}
              aria-label={`${content.formats[format]}: ${content.label}`}
              color="textPrimary"
              underline="hover"
            >
              {content.formats[format]}
            </Link>
          </li>
        ))}
      </List>
    </Menu>
  );
}
