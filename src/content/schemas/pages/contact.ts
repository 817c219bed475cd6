import * as v from 'valibot';
import type { ChartWords } from '~/content/schemas/facts';
import { heading, hinted, pageMeta, pageName, paragraph, plain, related, sentence } from '~/content/schemas/fields';

export const schema = v.strictObject({
  page: pageName(),
  meta: pageMeta(),
  hero: v.strictObject({
    heading: heading(),
    lead: paragraph(),
    mailSubject: plain(),
    scheduleNote: sentence(),
  }),
  form: v.strictObject({
    heading: heading(),
    firstName: sentence(),
    lastName: sentence(),
    email: sentence(),
    subject: sentence(),
    subjectPlaceholder: sentence(),
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
    fallbackText: sentence(),
    copy: sentence(),
    copied: sentence(),
    copyFailed: sentence(),
    draftKept: sentence(),
    clear: sentence(),
  }),
  scheduling: v.strictObject({
    heading: heading(),
    text: sentence(),
    frameTitle: sentence(),
    loading: sentence(),
    failed: sentence(),
    openInTab: sentence(),
    ask: hinted(
      v.strictObject({ text: sentence(), show: sentence(), always: sentence() }),
      'In place of a calendar of another host, until the visitor wants it.',
    ),
  }),
  related: related(),
});

export type ContactSentences = v.InferOutput<typeof schema>;

/** What the form says where it sends messages itself. */
export interface PostingWords {
  readonly sentHeading: string;
  readonly sent: string;
  readonly failed: string;
  readonly refused: string;
  /** Of the button that hands a message to the mail program after all. */
  readonly openMail: string;
}

/** The value is what a message is sent with: the label in the owner's language, as the owner is to read it. */
interface Subject {
  readonly value: string;
  readonly label: string;
}

export interface ContactContent extends Omit<ContactSentences, 'form'> {
  readonly form: Omit<ContactSentences['form'], 'subjects'> & {
    readonly subjects: Readonly<Record<keyof ContactSentences['form']['subjects'], Subject>>;
    readonly posting?: PostingWords;
  };
  readonly hero: ContactSentences['hero'] & { readonly chart?: ContactChartWords };
}

export type ContactChartWords = Pick<ChartWords, 'localTime' | 'harbours'>;
