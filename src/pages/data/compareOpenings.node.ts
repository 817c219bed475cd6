import type { DataPageSentences } from './data.node.ts';
import type { DataPageSettings } from './dataPageSettings.node.ts';
import { findPayWarning } from './payWarnings.node.ts';

/** Finds openings of a page that have only sentences, or only facts in page.json, and pay whose words and facts differ. */
export function compareOpenings({ sections }: DataPageSentences, { openings = [] }: Partial<DataPageSettings> = {}) {
  const words = sections.flatMap((section) => section.openings?.items ?? []);
  const ids = openings.map(({ id }) => id);
  const idsWithWords = words.map(({ id }) => id);
  return {
    errors: [
      ...ids
        .filter((id) => !idsWithWords.includes(id))
        .map((id) => `sections: none has words of the opening "${id}" of page.json`),
      ...idsWithWords
        .filter((id) => !ids.includes(id))
        .map((id) => `sections: the opening "${id}" is not in page.json`),
    ],
    warnings: words.flatMap((item) => {
      const warning = findPayWarning(item, openings.find(({ id }) => id === item.id)?.pay);
      return warning === null ? [] : [`sections: ${warning}`];
    }),
  };
}
