import * as v from 'valibot';
import { type PageFacts, withoutMissingPages } from '~/content/pageFacts';
import { exactly, heading, searchable, sentence, titledText } from '~/schemas/fields';
import { page, related } from '~/schemas/page';
import type { SchemaOutput } from '~/schemas/schemaSite';

export const aboutSchema = () =>
  page({
    hero: v.strictObject({ heading: heading(), tagline: searchable(sentence()) }),
    mission: titledText(),
    vision: titledText(),
    values: v.strictObject({ heading: heading(), items: exactly(3, titledText()) }),
    timeline: v.strictObject({ heading: heading() }),
    related: related(),
  });

type AboutSentences = SchemaOutput<typeof aboutSchema>;

export const composeAbout = (about: AboutSentences, facts: PageFacts) => ({
  ...about,
  timeline: { ...about.timeline, items: facts.milestones },
  related: withoutMissingPages(about.related, facts),
});

export type AboutContent = ReturnType<typeof composeAbout>;
