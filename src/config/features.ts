/** Parts of the site that are on. Constants, so that the build for visitors drops the code of those that are off. */
import { site } from './site';

declare const siteIsBuilt: true | undefined;
declare const featuresFromBuild: typeof site.features & { readonly languages: boolean };

/** More than one language: then there is a switch, a hint, and addresses with a prefix. */
export const hasLanguages: boolean =
  typeof siteIsBuilt === 'undefined' ? site.languages.length > 1 : featuresFromBuild.languages;
