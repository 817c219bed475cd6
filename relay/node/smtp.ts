import { createTransport } from 'nodemailer';
import type { SendMail } from '../contact/message';
import type { MailSettings } from '../settings';

const timeoutMs = 10_000;

/** What an error of the transport tells without the mail: its code, and the server's. */
function reasonOf(error: unknown): string {
  const { code, responseCode }: { readonly code?: unknown; readonly responseCode?: unknown } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}

/**
 * The address of the mail server, with STARTTLS required. A server without it, or somebody between who hides it, would get
 * the password in clear. A mail server of the same machine needs none: nobody can listen to the connection.
 */
function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  // A parameter of the address, as nodemailer lets those override its options.
  if (!isLoopback) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Mail by SMTP. */
export function createSmtp({ from, smtpUrl, to }: MailSettings): SendMail {
  const transport = createTransport({
    url: withRequiredTls(smtpUrl),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A text is a text: no path or address in it is opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, replyTo, subject, text }) => {
    const messageId = `<${id}@${from.split('@').at(-1)}>`;
    try {
      await transport.sendMail({ from, to, replyTo, subject, text, messageId });
    } catch (error) {
      throw new Error(`SMTP error ${reasonOf(error)}`, { cause: error });
    }
  };
}
