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

export interface MailSettings {
  readonly from: string;
  readonly to: string;
  /** With user and password, a secret; empty where mail goes over HTTP. */
  readonly smtpUrl: string;
  /** Of the mail service, a secret. */
  readonly apiKey: string;
  readonly apiUrl: URL;
}

/**
 * Resolves once somebody else has the mail.
 * @throws Error that says why not, without a word of the mail
 */
export type SendMail = (mail: Mail) => Promise<void>;
