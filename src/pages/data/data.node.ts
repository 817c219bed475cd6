/** A page that an owner adds in data/pages: a list of sections. */
import * as v from 'valibot';
import { addressLine } from '~/config/address';
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
import type { PageImage } from '~/schemas/markdown';
import { page } from '~/schemas/page';
import type { SchemaOutput, SchemaSite } from '~/schemas/schemaSite';
import { uniqueItems } from '~/schemas/settingValues';
import { fold } from '~/shared/fold';
import type { DataPageSettings, Opening } from './dataPageSettings.node.ts';

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

type Section = DataPageSentences['sections'][number];

/** The openings of a section, each with the facts of page.json; those that are not open at the moment of the build are left out. */
function composeOpenings(
  { items, ...words }: NonNullable<Section['openings']>,
  openings: readonly Opening[],
  { isCurrent, languageTag }: PageFacts,
) {
  return {
    ...words,
    items: items.flatMap((item) => {
      const facts = openings.find(({ id }) => id === item.id);
      return facts === undefined || !isCurrent(facts)
        ? []
        : [{ ...item, position: { facts, placeName: addressLine(facts.place, languageTag) } }];
    }),
  };
}

/** A picture, to which the build adds its file. */
const toPicture = (image: PageImage) => ({ image });

function composeSection(
  { links, openings, people, picture, ...rest }: Section,
  openingFacts: readonly Opening[],
  facts: PageFacts,
) {
  return {
    ...rest,
    ...(picture && { picture: toPicture(picture) }),
    // The name of a person stands below the picture.
    ...(people && {
      people: people.map(({ picture: name, ...person }) => ({
        ...person,
        ...(name !== undefined && { picture: toPicture({ name, alt: '' }) }),
      })),
    }),
    ...(openings && { openings: composeOpenings(openings, openingFacts, facts) }),
    ...(links && {
      links: links.flatMap(({ label, target }) => {
        const resolved = facts.resolveLink(target);
        return resolved === undefined ? [] : [{ label, ...resolved }];
      }),
    }),
  };
}

export function composeDataPage(facts: PageFacts, name: string) {
  const sentences = facts.getFiles<DataPageSentences>('dataPage').get(name);
  const { openings = [] } = facts.getFiles<DataPageSettings>('dataPageSettings').get(name) ?? {};
  return (
    sentences && {
      ...sentences,
      sections: sentences.sections.map((one) => composeSection(one, openings, facts)),
    }
  );
}

export type DataPageContent = NonNullable<ReturnType<typeof composeDataPage>>;

export type DataPageSection = DataPageContent['sections'][number];
