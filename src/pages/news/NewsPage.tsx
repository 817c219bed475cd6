import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { memo } from 'react';
import { regionIds } from '~/config/news';
import { site } from '~/config/site';
import { marketFigures } from '~/content/facts';
import type { NewsContent } from '~/content/types/news';
import { NewsSection } from '~/features/news/components/NewsSection';
import { cachedLists } from '~/features/news/store/cachedLists';
import { mailto } from '~/lib/mailto';
import { feedPath } from '~/seo/addresses';
import type { FeedLink } from '~/seo/metadata';
import { PageHead } from '~/seo/PageHead';
import { narrowOffset } from '~/shell/HeroChart';
import { PageHero } from '~/shell/PageHero';
import { RelatedLinks } from '~/shell/RelatedLinks';
import { Icon } from '~/ui/Icon';
import { Section } from '~/ui/Section';
import { Markets } from './Markets';
import { QueryRedirect } from './QueryRedirect';
import { RegionMarks } from './RegionMarks';

/** Every region's, for readers that look for them in the head. */
function feedLinks({ feeds, filters }: NewsContent): readonly FeedLink[] {
  return regionIds.flatMap((region) => {
    const title = feeds.title(filters.regions[region]);
    return [
      { title, type: 'application/atom+xml', path: feedPath(region, 'xml') },
      { title, type: 'application/feed+json', path: feedPath(region, 'json') },
    ] as const;
  });
}

/** The whole basin, under the header; on the narrower windows further out, as the lead is long. */
const basin = {
  width: 'clamp(54rem, 70vw, 76rem)',
  insetInlineEnd: `calc(1.35 * ${narrowOffset})`,
  translate: '0 -15%',
} as const;

/** Memoised: a filter changes the address, and with it the router renders its route, of which only the news section changes. */
const NewsPage = memo(function NewsPage({ content }: { readonly content: NewsContent }) {
  const { meta, hero, markets, related } = content;
  return (
    <>
      {/* What only feed readers look for is in the prerendered page, and no code for it in the browser. */}
      <PageHead page="news" meta={meta} {...(import.meta.env.SSR && { feeds: feedLinks(content) })} />
      <PageHero page="news" crop={basin} marks={<RegionMarks />} heading={hero.heading} lead={hero.lead}>
        <Button
          variant="nightOutline"
          href={mailto(site.email, { subject: hero.mailSubject })}
          startIcon={<Icon name="mail" />}
        >
          {hero.contact}
        </Button>
      </PageHero>
      <QueryRedirect />
      <NewsSection content={content} />
      <Markets content={markets} figures={marketFigures} />
      <Section>
        <Container>
          <RelatedLinks {...related} />
        </Container>
      </Section>
    </>
  );
});

/** The page, with the lists that a reload or a return to this document shall find again. */
export async function loadNewsPage() {
  await cachedLists.restore();
  return NewsPage;
}
