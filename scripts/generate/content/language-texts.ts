import type * as v from 'valibot';
import type { Language } from '~/config/knownLanguages';
import type { PageSentences } from '~/pages/pages.node.ts';
import type { Collections } from '~scripts/lib/collections';

/** An owner's texts in one language. */
export interface LanguageTexts {
  readonly shell: v.InferOutput<Collections['shell']['schema']>;
  /** Pages that are off are missing. */
  readonly pages: Partial<PageSentences>;
}

/** An owner's texts by published language. A language whose texts cannot be read is missing. */
export type TextsByLanguage = Readonly<Partial<Record<Language, LanguageTexts>>>;
