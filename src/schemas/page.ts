/** What every page has in its file: its name, its head tags, and links to other pages. */
import * as v from 'valibot';
import { builtInPageIds } from '~/content/pageTable';
import { notText } from './dataFile';
import { heading, noErrors, nonEmptyList, plain, sentence, shortName, textUpTo, withHint } from './fields';
import { findPageNameError } from './links';
import type { SchemaOutput, SchemaSite } from './schemaSite';
import { picklist, uniqueItems } from './settingValues';

/** Fields that an owner seldom needs: the editor shows their title, and opens them on a click. */
const collapsed = <Schema extends v.GenericSchema>(schema: Schema, title: string) =>
  v.pipe(schema, v.title(title), v.metadata({ collapsed: true }));

/** The name of a page in navigation and site map, which other pages show too. */
export const pageName = () =>
  collapsed(
    v.strictObject({
      name: withHint(shortName(), 'In footer, breadcrumbs and site map.'),
      shortName: withHint(v.optional(shortName()), 'A shorter name, in header and menu.'),
      summary: withHint(v.optional(sentence()), 'One line under its name in the site map.'),
    }),
    'Name of the page',
  );
export type PageName = v.InferOutput<ReturnType<typeof pageName>>;

export const pageMeta = () =>
  collapsed(
    v.strictObject({
      title: withHint(plain(), 'Without brand; the head adds separator and brand.'),
      description: textUpTo(300, { isPlain: true, widget: 'text' }),
      keywords: v.array(plain()),
    }),
    'Search engines and links',
  );
export type PageMeta = v.InferOutput<ReturnType<typeof pageMeta>>;

const pageNames = `${builtInPageIds.slice(0, 6).join(', ')}, or the folder of a page in data/pages`;

/** A page by its name: of one that the site comes with, or of the folder of an added one. */
const linkedPage = (site: SchemaSite) =>
  withHint(
    v.pipe(
      v.string(notText),
      v.regex(/^[a-zA-Z\d-]+$/, `this is not the name of a page: ${pageNames}`),
      noErrors((name) => [findPageNameError(name, site)]),
    ),
    `By its name: ${pageNames}.`,
  );

export const related = (site: SchemaSite) =>
  v.strictObject({
    heading: heading(),
    links: v.pipe(
      nonEmptyList(
        v.strictObject({
          page: linkedPage(site),
          text: sentence(),
          title: sentence(),
          priority: picklist(['high', 'medium']),
          context: withHint(v.array(plain()), 'Keywords that say in which context the link fits.'),
        }),
      ),
      uniqueItems(({ page }) => page, 'a link leads to this page already'),
    ),
  });
export type RelatedSentences = SchemaOutput<typeof related>;

/** The file of a page in data/content/<language>. */
export const page = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ page: pageName(), meta: pageMeta(), ...entries });
