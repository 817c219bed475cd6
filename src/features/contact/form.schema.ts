import type * as v from 'valibot';
import type { TextSchemas } from '~/content/textSchemas';
import { strictObject } from '~/content/valueSchemas';

export const formSchema = ({ heading, paragraph, plain, sentence, sentences }: TextSchemas) =>
  strictObject({
    heading: heading(),
    ...sentences('firstName', 'lastName', 'email', 'subject', 'subjectPlaceholder'),
    subjects: strictObject({ investment: plain(), partnership: plain(), media: plain(), other: plain() }),
    message: sentence(),
    requiredNote: paragraph(),
    submit: sentence(),
    /** Labels in the composed mail. */
    mailLabels: strictObject({ name: plain(), email: plain(), message: plain() }),
    handedOff: sentence(),
    fallbackHeading: heading(),
    ...sentences('fallbackText', 'copy', 'copied', 'copyFailed', 'draftKept', 'clear', 'draftCleared', 'undoClear'),
  });

/** An option of the form's field for the subject. */
export interface MessageSubject {
  /** The value that the draft stores, the same in each language; empty if no subject is chosen. */
  readonly value: string;
  readonly label: string;
}

export function composeForm({ subjects, ...form }: v.InferOutput<ReturnType<typeof formSchema>>) {
  const subject = (id: keyof typeof subjects): MessageSubject => ({ value: id, label: subjects[id] });
  return {
    ...form,
    subjects: {
      investment: subject('investment'),
      partnership: subject('partnership'),
      media: subject('media'),
      other: subject('other'),
    },
  };
}

export type FormContent = ReturnType<typeof composeForm>;
