import { styled } from '@mui/material/styles';
import { Icon } from '../../../ui/Icon';
import type { RegionId } from '../../../config/news';
import { site } from '../../../config/site';
import type { NewsContent } from '../../../content/types/news';
import { feedPath, hostPath } from '../../../seo/addresses';
import { color, space, targetSize, type } from '../../../theme/tokens';

const types = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** At the end of the bar's quiet line; on a phone one of them stands, without its name. */
const List = styled('ul')({
  ...type.small,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  paddingInlineEnd: `calc(${space.gutter} - 0.5rem)`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.375rem',
    minWidth: targetSize,
    minHeight: targetSize,
    paddingInline: '0.5rem',
    color: color.inkSoft,
    textDecoration: 'none',
  },
  '& a:hover': { color: color.link, textDecoration: 'underline' },
  '& a:focus-visible': { outlineOffset: '-3px' },
  '@media (max-width: 47.99rem)': { '& li + li, & span': { display: 'none' } },
});

interface FeedLinksProps {
  readonly content: NewsContent['feeds'];
  readonly region: RegionId;
}

/** The chosen region for feed readers. */
export function FeedLinks({ content, region }: FeedLinksProps) {
  return (
    <List>
      {(['xml', 'json'] as const).map((format) => (
        <li key={format}>
          <a
            href={hostPath(site, feedPath(region, format))}
            type={types[format]}
            aria-label={`${content.formats[format]}: ${content.label}`}
          >
            {format === 'xml' && <Icon name="feed" fontSize="small" />}
            <span>{content.formats[format]}</span>
          </a>
        </li>
      ))}
    </List>
  );
}
