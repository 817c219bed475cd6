import type * as v from 'valibot';
import type { Language } from '~/config/languages';
import type { PageSentences } from '~/pages/pages.node.ts';
import type { Collections } from '~scripts/lib/collections';

/** An owner's texts in one language. */
export interface LanguageTexts {
  readonly shell: v.InferOutput<Collections['shell']['schema']>;
  /** Pages that are off are missing. */
  readonly pages: Partial<PageSentences>;
}

/** An owner's texts by language. */
export type TextsByLanguage = Readonly<Record<Language, LanguageTexts>>;
