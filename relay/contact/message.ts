/** What the contact form sends: checked, and made a mail that nothing can be smuggled into. */
import { sha256 } from 'hono/utils/crypto';
import * as v from 'valibot';
import { withAsciiHost } from '~/config/settingValues';

/** A message of the contact form, as the mail that the owner gets. */
export interface Mail {
  /** Where an answer goes: the visitor's address. */
  readonly replyTo: string;
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

/** Characters that end a line or a header, and halves of characters. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();

const line = (most: number) => v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(), v.maxLength(most));

const messageSchema = v.object({
  firstName: line(100),
  lastName: line(100),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.transform(withAsciiHost),
    v.maxLength(254),
    v.regex(/^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/iu),
  ),
  subject: line(100),
  message: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')),
    v.trim(),
    v.nonEmpty(),
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
    replyTo: email,
    subject: `${subject}: ${firstName} ${lastName}`,
    text,
    id: String(await sha256(`${subject}\n${text}`)),
  };
}
