import styled from '@emotion/styled';
import { useMemo } from 'react';
import { buttonStyles } from '../../components/buttonStyles';
import { Container } from '../../components/Container';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { languages } from '../../config/languages';
import { site } from '../../config/site';
import { marketFigures } from '../../content/facts';
import type { NewsContent } from '../../content/types';
import { PageHead } from '../../layout/PageHead';
import { PageHero } from '../../layout/PageHero';
import { RelatedLinks } from '../../layout/RelatedLinks';
import { useShell } from '../../layout/ShellContext';
import { mailto } from '../../lib/mailto';
import { ArticleGrid } from '../../news/ArticleGrid';
import { newestDay, newsDates } from '../../news/format';
import { firstSnapshot } from '../../news/snapshots';
import { pageUrl } from '../../seo/addresses';
import { newsList } from '../../seo/structured-data';
import { Markets } from './Markets';

const MailLink = styled('a')(buttonStyles.nightOutline);

export function NewsPage({ content }: { readonly content: NewsContent }) {
  const { language, content: shell } = useShell();
  const settings = useMemo(
    () => ({
      dates: newsDates(languages[language].tag),
      freshFrom: newestDay(firstSnapshot.articles),
      categories: content.filters.categories,
      opensInNewTab: shell.opensInNewTab,
      language: languages[language].tag,
      articleLanguage: language === 'en' ? undefined : 'en',
    }),
    [content, language, shell],
  );
  return (
    <>
      <PageHead
        page="news"
        meta={content.meta}
        graph={[newsList({ url: pageUrl(site, 'news', language), name: content.meta.title, articleLanguage: 'en', articles: firstSnapshot.articles })]}
      />
      <PageHero page="news" heading={content.hero.heading} lead={content.hero.lead}>
        <MailLink href={mailto(site.email, { subject: content.hero.mailSubject })}>
          <Icon name="mail" />
          {content.hero.contact}
        </MailLink>
      </PageHero>
      <Section>
        <Container>
          <ArticleGrid articles={firstSnapshot.articles} settings={settings} />
        </Container>
      </Section>
      <Markets content={content.markets} figures={marketFigures} />
      <Section>
        <Container>
          <RelatedLinks {...content.related} />
        </Container>
      </Section>
    </>
  );
}
