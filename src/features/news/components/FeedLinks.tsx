import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { RegionId } from '../../../config/news';
import { site } from '../../../config/site';
import type { NewsContent } from '../../../content/types/news';
import { feedPath, hostPath } from '../../../seo/addresses';
import { space, targetSize } from '../../../theme/layout';
import { Icon } from '../../../ui/Icon';

const types = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** At the end of the bar's quiet line; on a phone one of them stands, without its name. */
const Feeds = styled(List)(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  paddingInlineEnd: `calc(${space.gutter} - 0.5rem)`,
  [theme.breakpoints.down('md')]: { '& li + li, & a > span': { display: 'none' } },
}));

const FeedLink = styled(Link)(({ theme }) => ({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minWidth: targetSize,
  minHeight: targetSize,
  paddingInline: '0.5rem',
  '&:hover': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: '-3px' },
}));

interface FeedLinksProps {
  readonly content: NewsContent['feeds'];
  readonly region: RegionId;
}

/** The chosen region for feed readers. */
export function FeedLinks({ content, region }: FeedLinksProps) {
  return (
    <Feeds>
      {(['xml', 'json'] as const).map((format) => (
        <li key={format}>
          <FeedLink
            href={hostPath(site, feedPath(region, format))}
            type={types[format]}
            aria-label={`${content.formats[format]}: ${content.label}`}
            color="textSecondary"
            underline="hover"
          >
            {format === 'xml' && <Icon name="feed" fontSize="small" />}
            <span>{content.formats[format]}</span>
          </FeedLink>
        </li>
      ))}
    </Feeds>
  );
}
