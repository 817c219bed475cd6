import { type Language, publishedLanguages } from '~/config/languages';
import type { NewsSelection } from '~/config/selection';
import type { PageId } from '~/content/pages';
import type { PageMeta } from '~/content/schemas/fields';
import { useShell } from '~/ui/ShellContext';
import { hasSearch } from '~generated/features';
import { site } from '~generated/site';
import { pageUrl } from './addresses';
import { type FeedLink, manifestLink, pageMetadata, siteTags } from './metadata';
import { jsonLd, organization, organizationInBrief, webSite } from './structured-data';

interface PageHeadProps {
  readonly page: PageId;
  readonly meta: PageMeta;
  readonly shortTitle?: string | undefined;
  /** The selection of the news, on its page. */
  readonly selection?: NewsSelection;
  readonly noindex?: boolean;
  readonly feeds?: readonly FeedLink[] | undefined;
}

const nothing: readonly never[] = [];

/**
 * The organization on every page; in full, with the site, on the home page (Google, "Site names"). Crawlers load each page
 * afresh, so it is rendered on the server alone; the content security policy lets no script of the browser write it.
 */
function PageData({ page }: Pick<PageHeadProps, 'page'>) {
  const { language, content } = useShell();
  const { description } = content.organization;
  const graph =
    page === 'home'
      ? [
          organization({ site, description }),
          webSite({ site, description, searchPage: hasSearch ? pageUrl(site, 'search', language) : null }),
        ]
      : [organizationInBrief({ site, description })];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />;
}

/** Head and structured data of a page of the site. */
export function PageHead({ page, meta, shortTitle, selection, noindex, feeds = nothing }: PageHeadProps) {
  const { language, content: shell } = useShell();
  const tags = pageMetadata(
    { page, language, meta, shortTitle, selection, noindex, shell, alternateLanguages: publishedLanguages, feeds },
    site,
  );
  return (
    <>
      {tags}
      {import.meta.env.SSR && <PageData page={page} />}
    </>
  );
}

/** The head's part that all pages of a language share: most of it is in the prerendered document and never changes. */
export function SiteHead({ language }: { readonly language: Language }) {
  return import.meta.env.SSR ? siteTags(site) : manifestLink(language, site);
}
