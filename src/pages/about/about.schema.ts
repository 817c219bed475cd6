import type * as v from 'valibot';
import type { CompanyContent, Milestone } from '~/content/facts';
import { type SearchText, titledTexts } from '~/content/searchText';
import type { TextSchemas } from '~/content/textSchemas';
import { arrayOfLength, strictObject } from '~/content/valueSchemas';

export const aboutSchema = ({ heading, page, related, sentence, titledText }: TextSchemas) =>
  page({
    hero: strictObject({ heading: heading(), tagline: sentence() }),
    mission: strictObject(titledText()),
    vision: strictObject(titledText()),
    values: strictObject({ heading: heading(), items: arrayOfLength(3, strictObject(titledText())) }),
    timeline: strictObject({ heading: heading() }),
    related: related(),
  });

export const composeAbout = (
  about: v.InferOutput<ReturnType<typeof aboutSchema>>,
  milestones: readonly Milestone[],
  companies: readonly CompanyContent[],
) => ({
  ...about,
  timeline: {
    ...about.timeline,
    items: milestones.map((milestone) => ({
      ...milestone,
      /** The plates of the companies that were founded in that year. */
      plates: companies.filter(({ founded }) => String(founded) === milestone.year).map(({ plate }) => plate),
    })),
  },
});

export type AboutContent = ReturnType<typeof composeAbout>;

export const getAboutSearchText = ({ hero, mission, vision, values, timeline }: AboutContent): SearchText => ({
  texts: [hero.tagline],
  sections: [
    { id: 'mission', heading: mission.title, texts: [mission.text] },
    { id: 'vision', heading: vision.title, texts: [vision.text] },
    { id: 'values', heading: values.heading, texts: titledTexts(values.items) },
    {
      id: 'timeline',
      heading: timeline.heading,
      texts: timeline.items.flatMap(({ year, title, text }) => [year, title, text]),
    },
  ],
});
