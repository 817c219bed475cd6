/** A page that an owner adds in data/pages: a list of sections. */
import * as v from 'valibot';
import type { PictureFile } from '~/assets/pictureFile';
import type { PageFacts } from '~/content/pageFacts';
import {
  altText,
  figureValue,
  nonEmptyList,
  heading,
  withHint,
  linkTarget,
  markdown,
  people,
  person,
  pictureName,
  searchable,
  sectionId,
  sentence,
} from '~/schemas/fields';
import { page } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { uniqueItems } from '~/schemas/settingValues';
import { fold } from '~/shared/fold';
import type { Opening } from './dataPageSettings.node.ts';

const openings = (site: SchemaSite) =>
  v.strictObject({
    none: withHint(sentence(), 'In place of the list while no position is open.'),
    until: withHint(sentence('date'), 'The last day, such as "Apply by {date}".'),
    items: nonEmptyList(
      v.strictObject({
        id: withHint(sectionId(), 'As in page.json.'),
        title: searchable(heading()),
        kind: withHint(searchable(sentence()), 'Such as "Full time".'),
        pay: v.optional(sentence()),
        text: markdown(site),
      }),
    ),
  });

/** The name of a portrait of a person, which is shown smaller than other pictures. */
const portraitName = () => v.pipe(pictureName(), v.metadata({ widget: 'picture', isPortrait: true }));

const parts = (site: SchemaSite) => ({
  text: v.optional(markdown(site)),
  picture: v.optional(v.strictObject({ name: pictureName(), alt: altText() })),
  figures: v.optional(nonEmptyList(v.strictObject({ value: figureValue(), label: sentence() }))),
  people: v.optional(people(v.strictObject({ ...person(site).entries, picture: v.optional(portraitName()) }))),
  links: v.optional(nonEmptyList(v.strictObject({ label: sentence(), target: linkTarget(site) }))),
  questions: v.optional(
    v.pipe(
      nonEmptyList(v.strictObject({ question: searchable(sentence()), answer: markdown(site) })),
      uniqueItems(({ question }) => fold(question), 'this question is there twice'),
    ),
  ),
  openings: v.optional(openings(site)),
});

function section(site: SchemaSite) {
  const sectionParts = parts(site);
  const partNames = Object.keys(sectionParts);
  return v.pipe(
    v.strictObject({ id: sectionId(), heading: heading(), ...sectionParts }),
    v.check(
      (given) => Object.keys(given).some((key) => partNames.includes(key)),
      `besides its heading, a section has one or more of ${partNames.join(', ')}`,
    ),
  );
}

/** The file of an added page in one language. */
export const dataPageSchema = (site: SchemaSite) =>
  page({
    hero: v.strictObject({ heading: heading(), tagline: searchable(sentence()) }),
    sections: v.pipe(
      nonEmptyList(section(site)),
      uniqueItems(({ id }) => id, 'this id is there twice'),
    ),
  });

export type DataPageSentences = SchemaOutput<typeof dataPageSchema>;

/** A position that is open on the day of the build. */
export interface OpenPosition {
  readonly facts: Opening;
  /** Town, region and country in words. */
  readonly placeName: string;
}

/** The openings of a section with the facts of page.json; those that are not open are left out. */
const composeOpenings = ({ items, ...words }: SchemaOutput<typeof openings>, positions: readonly OpenPosition[]) => ({
  ...words,
  items: items.flatMap((item) => {
    const position = positions.find(({ facts }) => facts.id === item.id);
    return position === undefined ? [] : [{ ...item, position }];
  }),
});

/** The files of the pictures that some sections name: the build adds them (scripts/generate/content/write-content.ts). */
function listPictures(sections: DataPageSentences['sections']): Readonly<Record<string, PictureFile | undefined>> {
  const names = sections.flatMap(({ picture, people = [] }) => [picture?.name, ...people.map((one) => one.picture)]);
  return Object.fromEntries(names.flatMap((name) => (name === undefined ? [] : [[name, undefined]])));
}

export const composeDataPage = (
  sentences: DataPageSentences,
  { resolveLink }: PageFacts,
  positions: readonly OpenPosition[],
) => ({
  ...sentences,
  sections: sentences.sections.map(({ links, openings, ...rest }) => ({
    ...rest,
    ...(openings && { openings: composeOpenings(openings, positions) }),
    ...(links && {
      links: links.flatMap(({ label, target }) => {
        const resolved = resolveLink(target);
        return resolved === undefined ? [] : [{ label, ...resolved }];
      }),
    }),
  })),
  pictures: listPictures(sentences.sections),
});

export type DataPageContent = ReturnType<typeof composeDataPage>;

export type DataPageSection = DataPageContent['sections'][number];
