/** Services of others that are on, and that a privacy text of Markdown does not name: no part of it depends on settings. */
import { join } from 'node:path';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { SiteContent } from './compose';
import { legalTextPath } from './legal-text';

/** The name of a service by its host: `calendly` of `calendly.com`. */
function getServiceName(host: string): string {
  const labels = host.split('.').slice(0, -1);
  // Of a host such as `forms.example.co.uk` the second label is no name.
  return labels.findLast((label) => label.length > 3) ?? host;
}

/** The services that the settings turn on, by their keys. The site's own host, and those below its domain, are no service of others. */
function listServices({ settings, site }: SiteSettings): readonly (readonly [key: string, name: string])[] {
  const { counterUrl, fontStylesheetUrl, schedulingUrl } = settings;
  const ownName = getServiceName(new URL(site.url).host);
  const addresses = [
    ['schedulingUrl', schedulingUrl],
    ['counterUrl', counterUrl],
    ['fontStylesheetUrl', fontStylesheetUrl],
    ['liveNewsToken', site.liveNews?.serviceUrl ?? ''],
  ] as const;
  return [
    ...addresses
      .filter(([, address]) => address.startsWith('https:'))
      .map(([key, address]) => [key, getServiceName(new URL(address).host)] as const)
      .filter(([, name]) => name !== ownName),
    ...(site.switches.tag ? [['analyticsId', 'google'] as const] : []),
  ];
}

export function warnOfUnnamedServices(contents: SiteContent, siteSettings: SiteSettings): readonly string[] {
  return [...contents].flatMap(([language, { pages }]) => {
    const file = legalTextPath(siteSettings, language, 'privacy');
    if (!file.endsWith('.md')) return [];
    const text = JSON.stringify(pages.privacy).toLowerCase();
    return listServices(siteSettings)
      .filter(([, name]) => !text.includes(name.replace(/apis$/, '')))
      .map(
        ([key, name]) =>
          `${join(siteSettings.dataFolder, file)}: ${key} of site.json is on, and this text does not name "${name}": ` +
          'visitors have to learn who gets their data',
      );
  });
}
