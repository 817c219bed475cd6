import { styled } from '@mui/material/styles';
import { Container } from '../../ui/Container';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Heading } from '../../ui/Text';
import type { NotFoundContent } from '../../content/types/not-found';
import { linkedPages, pages } from '../../content/pages';
import { PageHead } from '../../seo/PageHead';
import { PageHero } from '../../shell/PageHero';
import { useShell } from '../../ui/ShellContext';
import { PageLink } from '../../ui/PageLink';
import { color, media, type } from '../../theme/tokens';

const List = styled('ul')({
  marginBlockStart: '2rem',
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: { maxWidth: '50%' },
});

const Row = styled(PageLink)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: type.lead.fontSize,
  textDecoration: 'none',
  '&:hover': { color: color.link },
});

/** Shown for every unknown address, and served by the host as `404.html`. */
export function NotFoundPage({ content }: { readonly content: NotFoundContent }) {
  const { language } = useShell();
  return (
    <>
      <PageHead page="notFound" meta={content.meta} />
      <PageHero page="notFound" heading={content.heading} lead={content.text} />
      <Section>
        <Container>
          <Heading>{content.linksHeading}</Heading>
          <List>
            {linkedPages('header').map((page) => (
              <li key={page}>
                <Row page={page}>
                  {pages[page].name[language]}
                  <Icon name="arrow" />
                </Row>
              </li>
            ))}
          </List>
        </Container>
      </Section>
    </>
  );
}
