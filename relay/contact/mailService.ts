/** Sends mail over HTTP with the API of Resend (resend.com/docs, "Send Email"), for platforms without SMTP. */
import type { MailSettings } from '../settings';
import type { SendMail } from './message';

const timeoutMs = 10_000;

export function createMailService({ apiKey, apiUrl, from, to }: MailSettings): SendMail {
  return async ({ id, replyTo, subject, text }) => {
    const response = await fetch(apiUrl, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    if (response?.ok !== true) throw new Error(`the mail service answered ${response?.status ?? 'nothing'}`);
  };
}
