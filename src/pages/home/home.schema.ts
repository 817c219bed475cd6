import type * as v from 'valibot';
import type { CompanyContent, KeyFigure } from '~/content/facts';
import { type SearchText, titledTexts } from '~/content/searchText';
import type { TextSchemas } from '~/content/textSchemas';
import { arrayOfLength, strictObject } from '~/content/valueSchemas';

export function homeSchema({
  altText,
  heading,
  page,
  paragraph,
  related,
  sentence,
  sentences,
  titledText,
}: TextSchemas) {
  const capability = strictObject({ ...titledText(), imageAlt: altText() });
  return page({
    hero: strictObject({ heading: heading(), lead: paragraph(), ...sentences('portfolio', 'contact') }),
    figures: strictObject({ label: sentence() }),
    capabilities: strictObject({
      heading: heading(),
      lead: sentence(),
      items: strictObject({ investment: capability, operations: capability, expansion: capability }),
    }),
    companies: strictObject({ heading: heading(), lead: sentence(), viewAll: sentence() }),
    expertise: related(),
    approach: strictObject({
      heading: heading(),
      lead: sentence(),
      pillars: arrayOfLength(3, strictObject(titledText())),
    }),
    closing: strictObject({ heading: heading(), text: paragraph(), action: sentence() }),
  });
}

/** What the card of a company shows. */
export type CompanyCard = Pick<CompanyContent, 'id' | 'name' | 'websites' | 'plate' | 'meaning' | 'kind' | 'tagline'>;

const toCard = ({ id, name, websites, plate, meaning, kind, tagline }: CompanyContent): CompanyCard => ({
  id,
  name,
  websites,
  plate,
  meaning,
  kind,
  tagline,
});

export const composeHome = (
  home: v.InferOutput<ReturnType<typeof homeSchema>>,
  figures: readonly KeyFigure[],
  companies: readonly CompanyContent[],
) => ({
  ...home,
  figures: { ...home.figures, items: figures },
  companies: { ...home.companies, items: companies.map(toCard) },
});

export type HomeContent = ReturnType<typeof composeHome>;

export const getHomeSearchText = ({
  hero,
  figures,
  capabilities,
  companies,
  approach,
  closing,
}: HomeContent): SearchText => ({
  texts: [hero.lead, figures.label],
  sections: [
    {
      id: 'capabilities',
      heading: capabilities.heading,
      texts: [capabilities.lead, ...titledTexts(Object.values(capabilities.items))],
    },
    {
      id: 'companies',
      heading: companies.heading,
      texts: [companies.lead, ...companies.items.flatMap(({ meaning, kind, tagline }) => [meaning, kind, tagline])],
    },
    { id: 'approach', heading: approach.heading, texts: [approach.lead, ...titledTexts(approach.pillars)] },
    { id: 'closing', heading: closing.heading, texts: [closing.text] },
  ],
});
