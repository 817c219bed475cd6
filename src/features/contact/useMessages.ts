import { type FormEvent, useState } from 'react';

type Messages = Readonly<Record<string, string | undefined>>;

/** What the browser says of each field that it does not accept. */
export function useMessages() {
  const [messages, setMessages] = useState<Messages>({});

  const update = (field: EventTarget) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
      setMessages((known) => ({ ...known, [field.name]: field.validationMessage || undefined }));
  };

  /** Shows all messages, where the browser's bubble shows the first one only and vanishes. */
  const showInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    update(event.target);
    const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('[required]');
    const first = Array.from(fields).find(({ validity }) => !validity.valid);
    if (event.target !== first) return;
    // By its scroll margin its label is shown too: with focus() alone WebKit leaves it under the header.
    first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    first?.focus({ preventScroll: true });
  };

  const updateShown = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element && messages[target.getAttribute('name') ?? ''] !== undefined) update(target);
  };

  return { messages, showInvalid, updateShown, clearMessages: () => setMessages({}) };
}
