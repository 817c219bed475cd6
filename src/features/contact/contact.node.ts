import * as v from 'valibot';
import type { MessageSending } from '~/content/pageFacts';
import { heading, withHint, paragraph, plain, searchable, sentence, sentences } from '~/schemas/fields';

export const formSchema = v.strictObject({
  heading: heading(),
  ...sentences('firstName', 'lastName', 'email', 'subject', 'subjectPlaceholder'),
  subjects: v.strictObject({ investment: plain(), partnership: plain(), media: plain(), other: plain() }),
  message: sentence(),
  requiredNote: searchable(paragraph()),
  submit: sentence(),
  mailLabels: withHint(
    v.strictObject({ name: plain(), email: plain(), message: plain() }),
    'Labels in the composed mail.',
  ),
  handedOff: sentence(),
  fallbackHeading: heading(),
  ...sentences('fallbackText', 'copy', 'copied', 'copyFailed', 'draftKept', 'clear'),
});

type FormSentences = v.InferOutput<typeof formSchema>;

/** What the form says if it sends messages itself. */
function sendingWords({ form, heading, lead }: MessageSending, { submit: openMail }: FormSentences) {
  const { requiredNote, submit, ...outcomes } = form;
  // If sending fails, a button opens the mail program: it is labelled as on a site that sends nothing itself.
  return { requiredNote, submit, posting: { sentHeading: heading, sent: lead, ...outcomes, openMail } };
}

export function composeForm(sentences: FormSentences, messageSending: MessageSending | undefined) {
  const { subjects, ...form } = sentences;
  /** The value is what a message is sent with: the label in the owner's language, so that the owner can read it. */
  const subject = (id: keyof typeof subjects) => ({
    value: messageSending?.ownerSubjects[id] ?? id,
    label: subjects[id],
  });
  return {
    ...form,
    subjects: {
      investment: subject('investment'),
      partnership: subject('partnership'),
      media: subject('media'),
      other: subject('other'),
    },
    ...(messageSending && sendingWords(messageSending, sentences)),
  };
}

export type FormContent = ReturnType<typeof composeForm>;

export type Subject = FormContent['subjects']['other'];
