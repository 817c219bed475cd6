/** What a file of data/press says. */
import * as v from 'valibot';
import { heading, markdown, sentence } from '~/schemas/fields';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { date, inLanguages } from '~/schemas/settingValues';

const releaseWordsSchema = (site: SchemaSite) =>
  v.strictObject({
    // The heading says in a sentence what has happened.
    title: heading(160),
    place: sentence(),
    summary: sentence(),
    text: markdown(site),
  });

/** The date of a release, which is read before its words, because it decides which pages the site has. */
export const releaseDateSchema = v.object({ date: date() });

/** A release of data/press: its date, and its words in every language. */
export const releaseSchema = (site: SchemaSite) =>
  v.strictObject({
    date: date(),
    ...inLanguages(releaseWordsSchema(site)),
  });

export type Release = SchemaOutput<typeof releaseSchema>;
