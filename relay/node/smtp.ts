import { createTransport } from 'nodemailer';
import { isLoopback } from '~/shared/secureScheme';
import type { SendMail } from '../contact/message';
import type { MailSettings } from '../settings';

const timeoutMs = 10_000;

/** Returns the codes of an error, of the transport and of the mail server. Their messages could repeat parts of the mail. */
function getErrorCodes(error: unknown): string {
  const { code, responseCode }: { readonly code?: unknown; readonly responseCode?: unknown } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}

/**
 * Adds to the address of the mail server that STARTTLS is required. Otherwise the password would be sent unencrypted if the
 * server did not offer STARTTLS, or if an attacker removed the offer. A server on the same machine needs no encryption.
 */
function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  // The option is set in the address, because nodemailer lets parameters of the address override its options.
  if (!isLoopback(url)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Sends mail by SMTP. */
export function createSmtp({ from, smtpUrl, to }: MailSettings): SendMail {
  const transport = createTransport({
    url: withRequiredTls(smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Content is never read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, replyTo, subject, text }) => {
    const messageId = `<${id}@${from.split('@').at(-1)}>`;
    try {
      await transport.sendMail({ from, to, replyTo, subject, text, messageId });
    } catch (error) {
      throw new Error(`SMTP error ${getErrorCodes(error)}`, { cause: error });
    }
  };
}
