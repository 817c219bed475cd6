/**
 * Parts of the site that are on. In the build for visitors they are constants, by which the bundler drops the code of
 * those that are off.
 */
import { type Site, site } from './site';

declare const siteIsBuilt: true | undefined;
declare const featuresFromBuild: Site['features'];

export const hasNews: boolean = typeof siteIsBuilt === 'undefined' ? site.features.news : featuresFromBuild.news;

export const hasFeeds: boolean = typeof siteIsBuilt === 'undefined' ? site.features.feeds : featuresFromBuild.feeds;

export const hasSearch: boolean = typeof siteIsBuilt === 'undefined' ? site.features.search : featuresFromBuild.search;

export const hasCompanies: boolean =
  typeof siteIsBuilt === 'undefined' ? site.features.companies : featuresFromBuild.companies;

/** Whether there is a switch of the colour scheme; without it the site follows the device. */
export const hasSchemeSwitch: boolean =
  typeof siteIsBuilt === 'undefined' ? site.features.schemeSwitch : featuresFromBuild.schemeSwitch;

/** Behind the heads of pages: the chart, the owner's picture, or neither. */
export const hasChart: boolean = typeof siteIsBuilt === 'undefined' ? site.features.chart : featuresFromBuild.chart;

export const hasHeroPicture: boolean =
  typeof siteIsBuilt === 'undefined' ? site.features.heroPicture : featuresFromBuild.heroPicture;

/** More than one: then there is a switch, a hint, and addresses with a prefix. */
export const hasLanguages: boolean =
  typeof siteIsBuilt === 'undefined' ? site.features.languages : featuresFromBuild.languages;
