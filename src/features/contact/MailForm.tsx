import { useState } from 'react';
import type { ContactContent } from '~/content/schemas/pages';
import { mailto } from '~/lib/mailto';
import { site } from '~generated/site';
import { HandOff } from './HandOff';
import { type ComposedMail, composeMail, type ContactFields } from './message';
import { MessageForm } from './MessageForm';

const target = { action: mailto(site.email), encType: 'text/plain' };

/** Hands a message to the visitor's mail program, which may never send it: the draft stays. */
export function MailForm({ content }: { readonly content: ContactContent['form'] }) {
  const [mail, setMail] = useState<ComposedMail | null>(null);
  const handOff = async (fields: ContactFields) => {
    const composed = composeMail(fields, content);
    setMail(composed);
    window.location.assign(mailto(site.email, composed));
    return false;
  };
  return (
    <MessageForm
      content={content}
      target={target}
      onSend={handOff}
      onClear={() => setMail(null)}
      outcome={mail !== null && <HandOff mail={mail} content={content} lead={content.handedOff} />}
    />
  );
}
