import { Link } from '@mui/material';
import { memo } from 'react';
import { useStore } from 'zustand';
import { HydrationBoundary } from '~/components/HydrationBoundary';
import { Icon } from '~/components/Icon';
import { MailLink } from '~/components/MailLink';
import { PageLink } from '~/components/PageLink';
import { useShell } from '~/components/ShellContext';
import { useCurrentPage } from '~/components/useCurrentPage';
import type { Language } from '~/config/languages';
import { pagePath } from '~/config/pageTable';
import { allNews, selectionKey } from '~/config/selection';
import type { NewsSelection } from '~/config/selection';
import type { PageMeta } from '~/content/shell.schema';
import { ArticleNotices } from '~/features/news/components/ArticleNotices';
import { NewsSection } from '~/features/news/components/NewsSection';
import { newsStore } from '~/features/news/store/newsStore';
import type { Breadcrumb } from '~/layout/createBreadcrumbs';
import { PageHero } from '~/layout/PageHero';
import { RelatedSection } from '~/layout/RelatedLinks';
import { fill } from '~/lib/fill';
import { PageHead } from '~/seo/PageHead';
import { clickTargetStyle } from '~/theme/layout';
import { Markets } from './Markets';
import type { NewsContent } from './news.schema';

const getName = (names: Readonly<Record<string, string>>, id: string) => names[id] ?? id;

/** The names of region and category, as in "Haiti · Business", or of the region alone. */
export function selectionName(
  { regions, categories }: NewsContent['filters'],
  { region, category }: NewsSelection,
): string {
  const place = getName(regions, region);
  return category === 'all' ? place : `${place} · ${getName(categories, category)}`;
}

/**
 * Returns title and description of the page.
 * @param subject name of the selection; undefined for all news
 */
function getPageMeta({ meta, selectionMeta }: NewsContent, subject: string | undefined): PageMeta {
  if (subject === undefined) return meta;
  const values = { selection: subject };
  return { ...meta, title: fill(selectionMeta.title, values), description: fill(selectionMeta.description, values) };
}

/** The region, then the category. "All" has no breadcrumb. */
function getBreadcrumbs({ filters }: NewsContent, selection: NewsSelection, language: Language): readonly Breadcrumb[] {
  const { region, category } = selection;
  const crumb = (name: string, step: NewsSelection) => ({ name, path: pagePath('news', language, step) });
  return [
    ...(region === 'all' ? [] : [crumb(getName(filters.regions, region), { region, category: 'all' })]),
    ...(category === 'all' ? [] : [crumb(getName(filters.categories, category), selection)]),
  ];
}

/** This part is memoized, because a filter changes nothing in it. */
const Foot = memo(function Foot({ content: { markets, related } }: { readonly content: NewsContent }) {
  return (
    <>
      <Markets content={markets} />
      <RelatedSection {...related} />
    </>
  );
});

export function NewsPage({ content }: { readonly content: NewsContent }) {
  const { language } = useShell();
  const { selection } = useCurrentPage();
  const isThin = useStore(newsStore, ({ lists }) => lists[selectionKey(selection)]?.isThin ?? false);
  const { hero, filters } = content;
  const crumbs = getBreadcrumbs(content, selection, language);
  const subject = selectionKey(selection) === selectionKey(allNews) ? undefined : selectionName(filters, selection);
  return (
    <>
      <PageHead
        page="news"
        selection={selection}
        meta={getPageMeta(content, subject)}
        shortTitle={subject}
        noindex={isThin}
      />
      <PageHero
        isLow
        // The names of region and category, as in "Haiti: Business", or one of them alone.
        heading={subject === undefined ? hero.heading : crumbs.map(({ name }) => name).join(': ')}
        crumbs={crumbs}
        lead={subject === undefined ? hero.lead : hero.selectionLead}
        note={<ArticleNotices content={content} />}
      >
        <MailLink mail={{ subject: hero.mailSubject }}>
          <Icon name="mail" />
          {hero.contact}
        </MailLink>
        <Link component={PageLink} page="press" color="textPrimary" sx={clickTargetStyle}>
          {hero.press}
        </Link>
      </PageHero>
      <HydrationBoundary>
        <NewsSection content={content} />
      </HydrationBoundary>
      <Foot content={content} />
    </>
  );
}

export { loadSelection } from '~/features/news/store/newsStore';
