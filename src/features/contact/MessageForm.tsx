import { Button, Stack, styled, Typography } from '@mui/material';
import { type ComponentProps, type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/Icon';
import type { FormContent } from './content';
import { Field } from './Field';
import {
  type ContactFields,
  fillFields,
  loadDraft,
  onDraftChangeElsewhere,
  readFields,
  removeDraft,
  saveDraft,
} from './message';

/** Paper has no use for a form: the contact page prints the address instead. */
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  marginBlockStart: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
}));

const Actions = styled(Stack)({ flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 1.5rem' });

/** Every field shows its message (Field.tsx): the browser's bubble shows the first one only, and vanishes. */
function goToFirstInvalid(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('[required]');
  const first = Array.from(fields).find(({ validity }) => !validity.valid);
  if (event.target !== first) return;
  // By its scroll margin its label is shown too: with focus() alone WebKit leaves it under the header.
  first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  first?.focus({ preventScroll: true });
}

/** What became of a message. */
interface Outcome {
  /** Whether it can be forgotten, as somebody else has it. */
  readonly isSent: boolean;
  /** Says so below the form. */
  readonly panel: ReactNode;
}

interface MessageFormProps {
  readonly content: FormContent;
  /** Where the form leads without script. */
  readonly target: ComponentProps<'form'>;
  /** Fields that nobody fills in. */
  readonly hidden?: ReactNode;
  readonly onSend: (fields: ContactFields, form: HTMLFormElement) => Promise<Outcome>;
}

/**
 * The fields of a message for the company. They keep their own values, so that what was typed before script arrived
 * stays; every change is stored in the browser until the message is sent or the visitor clears it. There is one draft:
 * every tab shows it.
 */
export function MessageForm({ content, target, hidden, onSend }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [panel, setPanel] = useState<ReactNode>(null);
  /** React's key of the fields: with another one they are new, and show no fault. */
  const [key, setKey] = useState(0);

  useEffect(() => {
    if (form.current === null) return;
    const draft = loadDraft();
    if (draft !== null) {
      fillFields(form.current, draft, 'empty');
      form.current.dataset['restored'] = '';
    }
    // What was typed before script arrived is a draft too.
    setHasDraft(saveDraft(readFields(form.current)));
  }, []);

  const change = (event: FormEvent<HTMLFormElement>) => setHasDraft(saveDraft(readFields(event.currentTarget)));

  const forget = () => {
    form.current?.reset();
    removeDraft();
    setHasDraft(false);
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const sent = readFields(event.currentTarget);
    saveDraft(sent);
    setIsSending(true);
    setPanel(null);
    const outcome = await onSend(sent, event.currentTarget);
    setIsSending(false);
    setPanel(outcome.panel);
    // What was written meanwhile stays. Where the page was left, the draft has it.
    const written = form.current === null ? loadDraft() : readFields(form.current);
    if (outcome.isSent && JSON.stringify(written) === JSON.stringify(sent)) forget();
  };

  const startAnew = () => {
    forget();
    setKey(key + 1);
    setPanel(null);
  };

  const clear = () => {
    startAnew();
    // The clicked button goes.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  useEffect(() =>
    onDraftChangeElsewhere(() => {
      const draft = loadDraft();
      // What could not be stored here, another tab cannot have removed.
      if (draft === null && hasDraft) startAnew();
      if (draft === null || form.current === null) return;
      fillFields(form.current, draft, 'all');
      setHasDraft(true);
    }),
  );

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
        onInvalidCapture={goToFirstInvalid}
        onSubmit={send}
        aria-labelledby="message-heading"
      >
        <Fragment key={key}>
          {hidden}
          <Field half name="firstName" type="text" label={content.firstName} autoComplete="given-name" />
          <Field half name="lastName" type="text" label={content.lastName} autoComplete="family-name" />
          <Field name="email" type="email" label={content.email} autoComplete="email" />
          <Field
            name="subject"
            label={content.subject}
            options={[{ value: '', label: content.subjectPlaceholder }, ...Object.values(content.subjects)]}
          />
          <Field name="message" label={content.message} rows={4} />
        </Fragment>
        <Actions direction="row">
          <Button type="submit" aria-disabled={isSending} endIcon={<Icon name="arrow" />}>
            {isSending && content.posting ? content.posting.sending : content.submit}
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
      <div aria-live="polite">{panel}</div>
    </section>
  );
}
