/** The mailbox of the preview: what the contact form sends through the relay, shown and kept nowhere. */
import type { Mail, SendMail } from '../../relay/contact/message';
import type { Mount } from './server';

export const mailboxPath = '/preview/mail';

const messagesMax = 50;

const noMessage =
  'No message yet. With CONTACT_ENDPOINT=relay npm start the contact form of this preview sends here.\n';

const textOf = ({ replyTo, subject, text }: Mail) => `Subject: ${subject}\nReply-To: ${replyTo}\n\n${text}`;

export function createMailbox(): { readonly mount: Mount; readonly sendMail: SendMail } {
  /** The newest first. */
  let mails: readonly Mail[] = [];
  const fetch = () => {
    const text = mails.length === 0 ? noMessage : mails.map(textOf).join('\n\n\n');
    return new Response(text, { headers: { 'Cache-Control': 'no-store' } });
  };
  return {
    mount: { path: mailboxPath, fetch },
    sendMail: async (mail) => {
      mails = [mail, ...mails].slice(0, messagesMax);
    },
  };
}
