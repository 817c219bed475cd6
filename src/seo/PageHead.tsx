import { publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { isIndexable, type PageId, pathOf } from '~/content/pages';
import type { PageMeta } from '~/content/types/shared';
import { useShell } from '~/ui/ShellContext';
import { absoluteUrl, pageUrl } from './addresses';
import { breadcrumbTrail } from './breadcrumbTrail';
import type { FeedLink } from './metadata';
import { Seo } from './Seo';
import { breadcrumbList, organization, organizationInBrief, webSite } from './structured-data';
import { StructuredData } from './StructuredData';

interface PageHeadProps {
  readonly page: PageId;
  readonly meta: PageMeta;
  readonly feeds?: readonly FeedLink[];
}

const nothing: readonly never[] = [];

/** Structured data: the organization on every page; all of it, and the site, on the home page, where search engines look for them (Google, "Site names"). */
function PageData({ page }: Pick<PageHeadProps, 'page'>) {
  const { language, content } = useShell();
  const { description } = content.organization;
  const trail = breadcrumbTrail(pathOf(page, language), language);
  const crumbs = trail.map(({ name, path }) => ({ name, url: absoluteUrl(site, path) }));
  return (
    <StructuredData
      graph={[
        ...(page === 'home'
          ? [
              organization({ site, description }),
              webSite({ site, description, searchPage: pageUrl(site, 'search', language) }),
            ]
          : [organizationInBrief({ site, description })]),
        ...(crumbs.length > 1 && isIndexable(page) ? [breadcrumbList(crumbs)] : []),
      ]}
    />
  );
}

/** Head and structured data of a page of the site. */
export function PageHead({ page, meta, feeds = nothing }: PageHeadProps) {
  const { language, content } = useShell();
  return (
    <>
      <Seo
        page={page}
        language={language}
        meta={meta}
        shell={content}
        alternateLanguages={publishedLanguages}
        feeds={feeds}
      />
      {import.meta.env.SSR && <PageData page={page} />}
    </>
  );
}
