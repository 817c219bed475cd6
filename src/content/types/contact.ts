import type { HarbourId } from '~/content/harbours';
import type { PageMeta, RelatedContent } from './shared';

export interface ContactContent {
  readonly meta: PageMeta;
  readonly hero: {
    readonly heading: string;
    readonly lead: string;
    readonly mailSubject: string;
    readonly scheduleNote: string;
    /** Of the list of harbours with their times. */
    readonly localTime: string;
    readonly harbours: Readonly<Record<HarbourId, string>>;
  };
  readonly form: {
    readonly heading: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly subject: string;
    readonly subjectPlaceholder: string;
    readonly subjects: Readonly<Record<'investment' | 'partnership' | 'media' | 'other', string>>;
    readonly message: string;
    readonly requiredNote: string;
    readonly submit: string;
    /** Labels in the composed mail. */
    readonly mailLabels: { readonly name: string; readonly email: string; readonly message: string };
    readonly handedOff: string;
    readonly fallbackHeading: string;
    readonly fallbackText: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly draftKept: string;
    readonly clear: string;
  };
  readonly scheduling: {
    readonly heading: string;
    readonly text: string;
    readonly frameTitle: string;
    readonly loading: string;
    readonly failed: string;
    readonly openInTab: string;
  };
  readonly related: RelatedContent;
}
