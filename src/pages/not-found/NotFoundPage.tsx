import { Container, List, ListItem, styled, Typography } from '@mui/material';
import { getFullName, linkedPages } from '~/content/pages';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { ArrowLink } from '~/shell/RelatedLinks';
import { secondColumnFrom } from '~/theme/layout';
import { Icon } from '~/ui/Icon';
import { PageLink } from '~/ui/PageLink';
import { Section } from '~/ui/Section';
import { useShell } from '~/ui/ShellContext';
import type { NotFoundContent } from './content';

const Pages = styled(List)(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

/** The heading beside the links, in windows wide enough. */
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  rowGap: '2rem',
  [theme.breakpoints.up('lg')]: secondColumnFrom(5),
}));

/** Shown for every unknown address, and served by the host as `404.html`. */
export function NotFoundPage({ content }: { readonly content: NotFoundContent }) {
  const shell = useShell().content;
  return (
    <>
      <PageHead page="notFound" meta={content.meta} />
      <PageHero heading={content.heading} lead={content.text} />
      <Section>
        <Columns>
          <Typography variant="heading">{content.linksHeading}</Typography>
          <Pages>
            {linkedPages('header').map((page) => (
              <ListItem key={page}>
                <ArrowLink component={PageLink} page={page} color="textPrimary" underline="none">
                  <span>
                    {`${getFullName(page, shell)} `}
                    <Typography variant="small" component="span" color="textSecondary" sx={{ display: 'block' }}>
                      {shell.pages[page]?.summary}
                    </Typography>
                  </span>
                  <Icon name="arrow" />
                </ArrowLink>
              </ListItem>
            ))}
          </Pages>
        </Columns>
      </Section>
    </>
  );
}
