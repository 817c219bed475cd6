import type * as v from 'valibot';
import type { Milestone } from '../../content/facts';
import type { Fields } from '../../content/fields';
import { type SearchText, titledTexts } from '../../content/searchText';
import { exactly, object } from '../../content/values';

export const aboutSchema = ({ heading, page, related, sentence, titledText }: Fields) =>
  page({
    hero: object({ heading: heading(), tagline: sentence() }),
    mission: object(titledText()),
    vision: object(titledText()),
    values: object({ heading: heading(), items: exactly(3, object(titledText())) }),
    timeline: object({ heading: heading() }),
    related: related(),
  });

export const composeAbout = (
  about: v.InferOutput<ReturnType<typeof aboutSchema>>,
  milestones: readonly Milestone[],
) => ({ ...about, timeline: { ...about.timeline, items: milestones } });

export type AboutContent = ReturnType<typeof composeAbout>;

export const searchAbout = ({ hero, mission, vision, values, timeline }: AboutContent): SearchText => ({
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
