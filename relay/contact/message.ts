/** Checks the fields of the contact form, and makes a mail of them. Nothing in a field can add a header to the mail. */
import { sha256 } from 'hono/utils/crypto';
import * as v from 'valibot';
import { isMailAddress, isVisible, withAsciiHost } from '~/schemas/settingValues';

/** The mail that the owner gets for a message of the contact form. */
export interface Mail {
  /**
   * The visitor's address, to which the owner's answer goes. Undefined if its name is not ASCII: mail servers need not take
   * such a header (RFC 6532). The text has the address in any case.
   */
  readonly replyTo: string | undefined;
  /** The subject in one line. */
  readonly subject: string;
  readonly text: string;
  /** A hash of the message: the same message has the same id. */
  readonly id: string;
}

/**
 * Resolves once a mail server or service has taken the mail.
 * @throws Error that says why it was not taken, without a word of the mail
 */
export type SendMail = (mail: Mail) => Promise<void>;

const linksMax = 3;
/** The shortest time in which a person can fill in the form, in ms. */
const writingMinMs = 3_000;

/** Removes characters that change the direction of text, by which a name or an address can look like another. */
const removeBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, '');

/** Makes one line of a text: removes characters that end a line or a header, and unpaired surrogates. */
const toOneLine = (text: string): string =>
  removeBidiControls(text)
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim();

/** One line, which may be empty. */
const anyLineSchema = (maxLength: number) => v.pipe(v.string(), v.transform(toOneLine), v.maxLength(maxLength));

const lineSchema = (maxLength: number) => v.pipe(anyLineSchema(maxLength), v.check(isVisible));

const messageSchema = v.object({
  firstName: lineSchema(100),
  lastName: lineSchema(100),
  email: v.pipe(
    v.string(),
    v.trim(),
    // Invisible characters are refused first, because the ASCII form of a host leaves them out.
    v.regex(/^[^\p{C}\p{Default_Ignorable_Code_Point}]+$/u),
    v.transform(withAsciiHost),
    v.maxLength(254),
    v.check(isMailAddress),
  ),
  subject: lineSchema(100),
  message: v.pipe(
    v.string(),
    v.transform((text) => removeBidiControls(text).replaceAll(/\r\n?/g, '\n')),
    v.transform((text) => text.replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')),
    v.trim(),
    v.check(isVisible),
    v.maxLength(5_000),
    v.check((text) => (text.match(/https?:\/\/|www\./gi) ?? []).length <= linksMax),
  ),
});

/** Whether a bot filled in the form. No visitor sees the field `website`. */
export const isFromBot = (fields: URLSearchParams): boolean => (fields.get('website') ?? '') !== '';

/** Whether the form was sent sooner than a person could fill it in. Without script that time is not known. */
export function isTooFast(fields: URLSearchParams): boolean {
  const writtenMs = fields.get('writtenMs');
  return writtenMs !== null && !(Number(writtenMs) >= writingMinMs);
}

/**
 * Makes a mail of the fields of the form.
 * @returns null if a field is missing or too long, the mail address is not valid, or there are too many links
 */
export async function parseMessage(fields: URLSearchParams): Promise<Mail | null> {
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
