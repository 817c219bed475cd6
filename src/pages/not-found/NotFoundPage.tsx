import { Container, styled } from '@mui/material';
import { linkedPages } from '~/content/pages';
import { PageHead } from '~/seo/PageHead';
import { PageHero } from '~/shell/PageHero';
import { PageIndex } from '~/ui/PageIndex';
import { Section } from '~/ui/Section';
import { hasChart } from '~generated/features';
import { onNight } from '~generated/palette';
import type { NotFoundContent } from './not-found.node.ts';

/** A light adrift at sea, far from every harbour: in the middle of the eddy, on a phone in the wind. */
const Adrift = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '17% auto auto 82%',
  [theme.breakpoints.up('md')]: { inset: '35% auto auto 93%' },
  ...theme.mixins.light,
  ...theme.mixins.lightOn,
  scale: 1.5,
  outline: `1px solid ${onNight.amber}`,
  outlineOffset: '0.5rem',
}));

/** Shown for every unknown address, and served by the host as `404.html`. */
export function NotFoundPage({ content }: { readonly content: NotFoundContent }) {
  return (
    <>
      <PageHead page="notFound" meta={content.meta} />
      <PageHero marks={hasChart && <Adrift />} heading={content.heading} lead={content.text} />
      <Section>
        <Container>
          <PageIndex heading={content.linksHeading} pages={linkedPages('header')} />
        </Container>
      </Section>
    </>
  );
}
