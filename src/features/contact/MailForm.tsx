import { mailto } from '~/lib/mailto';
import { site } from '~generated/site';
import type { FormContent } from './contact.node.ts';
import { HandOff } from './HandOff';
import { composeMail, type ContactFields } from './message';
import { MessageForm } from './MessageForm';

const target = { action: mailto(site.email), encType: 'text/plain' };

/** Opens a message in the visitor's mail program. The draft stays, because nobody knows whether it was sent there. */
export function MailForm({ content }: { readonly content: FormContent }) {
  const handOff = async (fields: ContactFields) => {
    const mail = composeMail(fields, content);
    window.location.assign(mailto(site.email, mail));
    return { isSent: false, panel: <HandOff mail={mail} content={content} lead={content.handedOff} /> };
  };
  return <MessageForm content={content} target={target} onSend={handOff} />;
}
