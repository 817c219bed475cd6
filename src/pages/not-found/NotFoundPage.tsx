import { List, ListItem, styled } from '@mui/material';
import { getFullName, linkedPages } from '~/content/pages';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { ArrowLink } from '~/shell/RelatedLinks';
import { Icon } from '~/ui/Icon';
import { PageLink } from '~/ui/PageLink';
import { TitledSection } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import type { NotFoundContent } from './content';

const Pages = styled(List)(({ theme }) => ({
  marginBlockStart: '2rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { maxWidth: '50%' },
}));

/** Shown for every unknown address, and served by the host as `404.html`. */
export function NotFoundPage({ content }: { readonly content: NotFoundContent }) {
  const shell = useShell().content;
  return (
    <>
      <PageHead page="notFound" meta={content.meta} />
      <PageHero heading={content.heading} lead={content.text} />
      <TitledSection heading={content.linksHeading}>
        <Pages>
          {linkedPages('header').map((page) => (
            <ListItem key={page}>
              <ArrowLink component={PageLink} page={page} color="textPrimary" underline="none">
                {getFullName(page, shell)}
                <Icon name="arrow" />
              </ArrowLink>
            </ListItem>
          ))}
        </Pages>
      </TitledSection>
    </>
  );
}
