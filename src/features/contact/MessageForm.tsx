import { Button, styled, Typography } from '@mui/material';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ContactContent } from '~/content/schemas/pages';
import { Icon } from '~/ui/Icon';
import { Field } from './Field';
import { type ContactFields, fillFields, loadDraft, readFields, saveDraft } from './message';
import { useMessages } from './useMessages';

/** Paper has no use for a form: the contact page prints the address instead. */
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  marginBlockStart: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 1.5rem' });

interface MessageFormProps {
  readonly content: ContactContent['form'];
  /** Where the form leads without script. */
  readonly target: ComponentProps<'form'>;
  /** Fields that nobody fills in. */
  readonly hidden?: ReactNode;
  readonly isSending?: boolean;
  /** Sends a message. Resolves to whether it can be forgotten, as somebody else has it. */
  readonly onSend: (fields: ContactFields, form: HTMLFormElement) => Promise<boolean>;
  /** The visitor removed the message. */
  readonly onClear: () => void;
  /** What became of the message. */
  readonly outcome: ReactNode;
}

/**
 * The fields of a message for the company. They keep their own values, so that what was typed before script arrived
 * stays; every change is stored in the browser until the message is sent or the visitor clears it.
 */
export function MessageForm({ content, target, hidden, isSending, onSend, onClear, outcome }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);

  useEffect(() => {
    const draft = loadDraft();
    if (draft === null || form.current === null) return;
    fillFields(form.current, draft);
    setHasDraft(true);
  }, []);

  const { messages, showInvalid, updateShown, clearMessages } = useMessages();

  const change = (event: FormEvent<HTMLFormElement>) => {
    setHasDraft(saveDraft(readFields(event.currentTarget)));
    updateShown(event);
  };

  const forget = () => {
    form.current?.reset();
    if (form.current) saveDraft(readFields(form.current));
    setHasDraft(false);
    clearMessages();
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const sent = readFields(event.currentTarget);
    saveDraft(sent);
    const isSent = await onSend(sent, event.currentTarget);
    // What was written meanwhile stays.
    if (isSent && form.current && JSON.stringify(readFields(form.current)) === JSON.stringify(sent)) forget();
  };

  const clear = () => {
    forget();
    onClear();
    // The clicked button goes.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  const field = (name: keyof ContactFields) => ({ name, message: messages[name] });

  return (
    <section id="form" aria-labelledby="message-heading" data-screen-only="">
      <Typography variant="subheading" component="h2" id="message-heading">
        {content.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: '0.75rem' }}>
        {content.requiredNote}
      </Typography>
      <Form
        ref={form}
        {...target}
        method="post"
        onInput={change}
        onInvalidCapture={showInvalid}
        onSubmit={send}
        aria-labelledby="message-heading"
      >
        {hidden}
        <Field half {...field('firstName')} label={content.firstName} autoComplete="given-name" />
        <Field half {...field('lastName')} label={content.lastName} autoComplete="family-name" />
        <Field {...field('email')} type="email" label={content.email} autoComplete="email" />
        <Field
          {...field('subject')}
          label={content.subject}
          placeholder={content.subjectPlaceholder}
          options={Object.values(content.subjects)}
        />
        <Field {...field('message')} label={content.message} rows={4} />
        <Actions>
          <Button type="submit" aria-disabled={isSending} endIcon={<Icon name="arrow" />}>
            {content.submit}
          </Button>
          {hasDraft && (
            <Button variant="outline" sx={{ borderColor: 'transparent', paddingInline: '0.75rem' }} onClick={clear}>
              {content.clear}
            </Button>
          )}
        </Actions>
        {hasDraft && (
          <Typography variant="small" color="textSecondary">
            {content.draftKept}
          </Typography>
        )}
      </Form>
      <div aria-live="polite">{outcome}</div>
    </section>
  );
}
