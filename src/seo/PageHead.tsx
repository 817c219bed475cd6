/** The head tags and the structured data of a page. */
import { useLayoutEffect } from 'react';
import { settings } from 'virtual:settings';
import { useShell } from '~/components/ShellContext';
import { themeColor } from '~/theme/palette';
import { withBasePath, webManifestPath, pageUrl, publicFiles } from './addresses';
import { type PageHeadProps, PageTags } from './PageTags';
import { jsonLd, organizationNode, organizationSummaryNode, type SchemaNode, webSiteNode } from './structuredData';

interface StructuredDataProps extends Pick<PageHeadProps, 'page'> {
  /** Structured data besides the organization, such as the questions and answers of the page. */
  readonly nodes?: readonly SchemaNode[];
}

/**
 * Describes the organization, and on the home page the website too (Google, "Site names"). Only the prerender renders it, because
 * crawlers load each page anew; the content security policy forbids that a script adds it in the browser.
 */
function StructuredData({ page, nodes }: StructuredDataProps) {
  const { language, content } = useShell();
  const { description } = content.organization;
  const searchUrl = pageUrl(settings, 'search', language);
  const graph =
    page === 'home'
      ? [organizationNode({ settings, description }), webSiteNode({ settings, description, searchUrl })]
      : [organizationSummaryNode({ settings, description })];
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd([...graph, ...(nodes ?? [])]) }} />
  );
}

let pageTitle = '';

/** The title of the page that is shown, without the brand. A layout can read it in a layout effect, as those of its page run before. */
export const getPageTitle = (): string => pageTitle;

export function PageHead({ nodes, ...props }: PageHeadProps & StructuredDataProps) {
  const { language, content } = useShell();
  const { title = props.meta.title } = props;
  useLayoutEffect(() => {
    pageTitle = title;
  }, [title]);
  return (
    <>
      <PageTags {...props} settings={settings} language={language} shell={content} />
      {import.meta.env.SSR && <StructuredData page={props.page} nodes={nodes} />}
    </>
  );
}

/**
 * The head tags that all pages of a language share. Colour and icons never change, so only the prerender renders them. As soon as
 * the head links to the manifest, browsers fetch it together with the largest icon, which would delay the first paint: so the
 * application adds that link.
 */
export function SiteHead() {
  const { language } = useShell();
  if (!import.meta.env.SSR) return <link rel="manifest" href={withBasePath(settings, webManifestPath(language))} />;
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={withBasePath(settings, publicFiles.icon192)} sizes="192x192" />
      <link rel="icon" href={withBasePath(settings, publicFiles.iconSvg)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBasePath(settings, publicFiles.appleTouchIcon)} />
    </>
  );
}
