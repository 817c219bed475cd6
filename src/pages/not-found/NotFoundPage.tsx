import { Container } from '@mui/material';
import { linkedPages } from '~/content/pages';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { PageIndex } from '~/ui/PageIndex';
import { Section } from '~/ui/Section';
import type { NotFoundContent } from './not-found.node.ts';

/** Shown for every unknown address, and served by the host as `404.html`. */
export function NotFoundPage({ content }: { readonly content: NotFoundContent }) {
  return (
    <>
      <PageHead page="notFound" meta={content.meta} />
      <PageHero heading={content.heading} lead={content.text} />
      <Section>
        <Container>
          <PageIndex heading={content.linksHeading} pages={linkedPages('header')} />
        </Container>
      </Section>
    </>
  );
}
