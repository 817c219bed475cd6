import * as v from 'valibot';
import { heading, hinted, paragraph, plain, sentence, sentences } from '~/content/schemas/fields';

export const formSchema = v.strictObject({
  heading: heading(),
  ...sentences('firstName', 'lastName', 'email', 'subject', 'subjectPlaceholder'),
  subjects: v.strictObject({ investment: plain(), partnership: plain(), media: plain(), other: plain() }),
  message: sentence(),
  requiredNote: paragraph(),
  submit: sentence(),
  mailLabels: hinted(
    v.strictObject({ name: plain(), email: plain(), message: plain() }),
    'Labels in the composed mail.',
  ),
  handedOff: sentence(),
  fallbackHeading: heading(),
  ...sentences('fallbackText', 'copy', 'copied', 'copyFailed', 'draftKept', 'clear'),
});

type FormSentences = v.InferOutput<typeof formSchema>;

/** What the form says if it sends messages itself; `openMail`: of the button that hands one to the mail program after all. */
type PostingWords = Readonly<Record<'sentHeading' | 'sending' | 'sent' | 'failed' | 'refused' | 'openMail', string>>;

/** The value is what a message is sent with: the label in the owner's language, as the owner is to read it. */
export interface Subject {
  readonly value: string;
  readonly label: string;
}

export interface FormContent extends Omit<FormSentences, 'subjects'> {
  readonly subjects: Readonly<Record<keyof FormSentences['subjects'], Subject>>;
  readonly posting?: PostingWords;
}
