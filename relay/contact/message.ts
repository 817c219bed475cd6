/** What the contact form sends: checked, and made a mail that nothing can be smuggled into. */
import { sha256 } from 'hono/utils/crypto';
import * as v from 'valibot';
import { isSeen, withAsciiHost } from '~/config/settingValues';

/** A message of the contact form, as the mail that the owner gets. */
export interface Mail {
  /**
   * The visitor's address, to which the owner's answer goes. Undefined if its name is not ASCII: mail servers need not take
   * such a header (RFC 6532). The text has the address in any case.
   */
  readonly replyTo: string | undefined;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /** The same for the same message. */
  readonly id: string;
}

/**
 * Resolves once somebody else has the mail.
 * @throws Error that says why not, without a word of the mail
 */
export type SendMail = (mail: Mail) => Promise<void>;

const linksMax = 3;
/** Faster than anybody fills in five fields of a page, in ms. */
const writingMinMs = 3_000;

/** Without characters that change the direction of text, by which a name or an address can be made to look like another. */
const withoutDirections = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, '');

/** Text of one line: without characters that end a line or a header, and without halves of characters. */
const oneLine = (text: string): string =>
  withoutDirections(text)
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim();

const line = (most: number) => v.pipe(v.string(), v.transform(oneLine), v.check(isSeen), v.maxLength(most));

const messageSchema = v.object({
  firstName: line(100),
  lastName: line(100),
  email: v.pipe(
    v.string(),
    v.trim(),
    // Characters that cannot be seen. Looked for first, since the ASCII form of a host leaves them out.
    v.regex(/^[^\p{C}\p{Default_Ignorable_Code_Point}]+$/u),
    v.transform(withAsciiHost),
    v.maxLength(254),
    v.regex(/^[^\s@<>()[\]\\,;:"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i),
  ),
  subject: line(100),
  message: v.pipe(
    v.string(),
    v.transform((text) => withoutDirections(text).replaceAll(/\r\n?/g, '\n')),
    v.transform((text) => text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')),
    v.trim(),
    v.check(isSeen),
    v.maxLength(5_000),
    v.check((text) => (text.match(/https?:\/\/|www\./gi) ?? []).length <= linksMax),
  ),
});

/** Whether a machine wrote it, as it filled in what no visitor sees. */
export const isByMachine = (fields: URLSearchParams): boolean => (fields.get('website') ?? '') !== '';

/** Without script nothing is known of the time since the page was made. */
export function isTooFast(fields: URLSearchParams): boolean {
  const writtenMs = fields.get('writtenMs');
  return writtenMs !== null && !(Number(writtenMs) >= writingMinMs);
}

/** @returns null where a field is missing or too long, the address is none, or there are too many links */
export async function readMessage(fields: URLSearchParams): Promise<Mail | null> {
  const { success, output } = v.safeParse(messageSchema, Object.fromEntries(fields));
  if (!success) return null;
  const { firstName, lastName, email, subject, message } = output;
  const text = `${message}\n\n-- \n${firstName} ${lastName}\n${email}\n`;
  return {
    replyTo: /^\p{ASCII}+$/u.test(email) ? email : undefined,
    subject: `${subject}: ${firstName} ${lastName}`,
    text,
    id: String(await sha256(`${subject}\n${text}`)),
  };
}
