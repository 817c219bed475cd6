import styled from '@emotion/styled';
import { memo } from 'react';
import { buttonStyles } from '../../components/buttonStyles';
import { Container } from '../../components/Container';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { site } from '../../config/site';
import { marketFigures } from '../../content/facts';
import type { NewsContent } from '../../content/types';
import { PageHead } from '../../layout/PageHead';
import { PageHero } from '../../layout/PageHero';
import { RelatedLinks } from '../../layout/RelatedLinks';
import { useShell } from '../../layout/ShellContext';
import { mailto } from '../../lib/mailto';
import { firstSnapshot } from '../../news/snapshots';
import { pageUrl } from '../../seo/addresses';
import { newsList } from '../../seo/structured-data';
import { Markets } from './Markets';
import { Newsroom } from './Newsroom';

const MailLink = styled('a')(buttonStyles.nightOutline);

/** Memoised: a filter changes the address, and with it the router renders its route, of which only the newsroom changes. */
export const NewsPage = memo(function NewsPage({ content }: { readonly content: NewsContent }) {
  const { language } = useShell();
  const { meta, hero, markets, related } = content;
  const list = newsList({ url: pageUrl(site, 'news', language), name: meta.title, articleLanguage: 'en', articles: firstSnapshot.articles });
  return (
    <>
      <PageHead page="news" meta={meta} graph={[list]} />
      <PageHero page="news" heading={hero.heading} lead={hero.lead}>
        <MailLink href={mailto(site.email, { subject: hero.mailSubject })}>
          <Icon name="mail" />
          {hero.contact}
        </MailLink>
      </PageHero>
      <Newsroom content={content} />
      <Markets content={markets} figures={marketFigures} />
      <Section>
        <Container>
          <RelatedLinks {...related} />
        </Container>
      </Section>
    </>
  );
});
