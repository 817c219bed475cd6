/** Head and structured data of a page of this site. */
import { useShell } from '~/ui/ShellContext';
import { hasSearch } from '~generated/features';
import { themeColor } from '~generated/palette';
import { site } from '~generated/site';
import { hostPath, manifestPath, pageUrl, assets } from './addresses';
import { type PageHeadProps, PageTags } from './PageTags';
import { jsonLd, organization, organizationInBrief, type SchemaNode, webSite } from './structured-data';

interface PageDataProps extends Pick<PageHeadProps, 'page'> {
  /** What the page tells besides the organization, such as its questions and answers. */
  readonly nodes?: readonly SchemaNode[];
}

/**
 * The organization on every page; in full, with the site, on the home page (Google, "Site names"). Crawlers load each page
 * afresh, so it is rendered on the server alone; the content security policy lets no script of the browser write it.
 */
function PageData({ page, nodes }: PageDataProps) {
  const { language, content } = useShell();
  const { description } = content.organization;
  const graph =
    page === 'home'
      ? [
          organization({ site, description }),
          webSite({ site, description, searchPage: hasSearch ? pageUrl(site, 'search', language) : null }),
        ]
      : [organizationInBrief({ site, description })];
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd([...graph, ...(nodes ?? [])]) }} />
  );
}

export function PageHead({ nodes, ...props }: PageHeadProps & PageDataProps) {
  const { language, content } = useShell();
  return (
    <>
      <PageTags {...props} site={site} language={language} shell={content} />
      {import.meta.env.SSR && <PageData page={props.page} nodes={nodes} />}
    </>
  );
}

/**
 * The head's part that all pages of a language share. Colour and icons are in the prerendered document and never change. The
 * manifest is asked for together with the largest icon as soon as it is in the head, in the way of what is painted: the
 * application puts it there.
 */
export function SiteHead() {
  const { language } = useShell();
  if (!import.meta.env.SSR) return <link rel="manifest" href={hostPath(site, manifestPath(site, language))} />;
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={hostPath(site, assets.icon192)} sizes="192x192" />
      <link rel="icon" href={hostPath(site, assets.iconSvg)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={hostPath(site, assets.appleTouchIcon)} />
    </>
  );
}
