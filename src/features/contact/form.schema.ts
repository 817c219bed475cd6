import type * as v from 'valibot';
import type { Fields } from '../../content/fields';
import { object } from '../../content/values';

export const formSchema = ({ heading, paragraph, plain, sentence, sentences }: Fields) =>
  object({
    heading: heading(),
    ...sentences('firstName', 'lastName', 'email', 'subject', 'subjectPlaceholder'),
    subjects: object({ investment: plain(), partnership: plain(), media: plain(), other: plain() }),
    message: sentence(),
    requiredNote: paragraph(),
    submit: sentence(),
    /** Labels in the composed mail. */
    mailLabels: object({ name: plain(), email: plain(), message: plain() }),
    handedOff: sentence(),
    fallbackHeading: heading(),
    ...sentences('fallbackText', 'copy', 'copied', 'copyFailed', 'draftKept', 'clear', 'draftCleared', 'undoClear'),
  });

export type FormContent = v.InferOutput<ReturnType<typeof formSchema>>;
