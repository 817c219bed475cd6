import { styled } from '@mui/material/styles';
import { Heading } from '../../../ui/Text';
import { indexablePages, pages } from '../../../content/pages';
import type { SearchContent } from '../../../content/types/search';
import { PageLink } from '../../../ui/PageLink';
import { useShell } from '../../../ui/ShellContext';
import { color, media, type } from '../../../theme/tokens';

const Grid = styled('section')({
  display: 'grid',
  gap: '1.5rem 2rem',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});

const List = styled('ul')({ borderBlockStart: `1px solid ${color.line}` });

const Row = styled(PageLink)({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: '2rem',
  paddingBlock: '1rem 1.125rem',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  '& > span:first-of-type': type.subheading,
  '& > span + span': { color: color.inkSoft },
  '&:hover > span:first-of-type': { color: color.link, textDecoration: 'underline', textDecorationThickness: '1px' },
});

/** Every page of the site: what the search offers before it is used, without script, and where it found nothing. */
export function SiteMap({ content }: { readonly content: Pick<SearchContent, 'siteMapHeading'> }) {
  const { language } = useShell();
  return (
    <Grid>
      <Heading>{content.siteMapHeading}</Heading>
      <List>
        {indexablePages.map((page) => (
          <li key={page}>
            <Row page={page}>
              <span>{pages[page].name[language]}</span> <span>{pages[page].summary?.[language]}</span>
            </Row>
          </li>
        ))}
      </List>
    </Grid>
  );
}
