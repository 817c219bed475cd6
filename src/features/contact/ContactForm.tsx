import { hasMessages } from '~generated/features';
import { MailForm } from './MailForm';
import { PostForm } from './PostForm';

/** A message for the company: sent from the page where the owner has somebody who takes it, else by mail. */
export const ContactForm = hasMessages ? PostForm : MailForm;
