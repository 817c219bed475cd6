import { Button, styled, Typography } from '@mui/material';
import { type ComponentProps, type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Actions } from '~/ui/Actions';
import { Icon } from '~/ui/Icon';
import type { FormContent } from './contact.node.ts';
import { ContactColumn } from './ContactColumn';
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

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5rem',
  marginBlockStart: '2rem',
});

/** The fields of one line, some of which share a row. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** The outcome of a message, below the form and what stands beside it. */
const OutcomePlace = styled('div')({ gridColumn: '1 / -1' });

/** Moves the focus to the first invalid field. Every field shows its message (Field.tsx), so the browser's bubble is suppressed. */
function goToFirstInvalid(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const first = Array.from(fields).find(({ validity }) => !validity.valid);
  if (event.target !== first) return;
  // The scroll margin of the field shows its label too. With focus() alone WebKit leaves the label under the header.
  first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  first?.focus({ preventScroll: true });
}

/** The outcome of a message. */
interface Outcome {
  /** Whether somebody else has the message, so that the draft can be removed. */
  readonly isSent: boolean;
  /** The text about the outcome. */
  readonly panel: ReactNode;
}

interface MessageFormProps {
  readonly content: FormContent;
  /** Attributes that send the form without script. */
  readonly target: ComponentProps<'form'>;
  /** Inputs that visitors do not see, such as the language of the page. */
  readonly hidden?: ReactNode;
  readonly onSend: (fields: ContactFields, form: HTMLFormElement) => Promise<Outcome>;
}

/**
 * The form for a message to the company. Its fields are uncontrolled, so that text typed before hydration stays. Every change
 * is stored in the browser until the message is sent or the visitor clears it. There is one draft, which every tab shows.
 */
export function MessageForm({ content, target, hidden, onSend }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [panel, setPanel] = useState<ReactNode>(null);
  /** React's key of the fields. A new key mounts new fields, which show no error. */
  const [key, setKey] = useState(0);

  useEffect(() => {
    if (form.current === null) return;
    const draft = loadDraft();
    if (draft !== null) {
      fillFields(form.current, draft, 'empty');
      form.current.dataset['restored'] = '';
    }
    // Text typed before hydration is a draft too.
    setHasDraft(saveDraft(readFields(form.current)));
  }, []);

  const change = (event: FormEvent<HTMLFormElement>) => setHasDraft(saveDraft(readFields(event.currentTarget)));

  const clearDraft = () => {
    form.current?.reset();
    removeDraft();
    setHasDraft(false);
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const fields = readFields(event.currentTarget);
    saveDraft(fields);
    setIsSending(true);
    setPanel(null);
    const outcome = await onSend(fields, event.currentTarget);
    setIsSending(false);
    setPanel(outcome.panel);
    // Text written while the message was sent stays. If the visitor left the page, the draft has that text.
    const currentFields = form.current === null ? loadDraft() : readFields(form.current);
    if (outcome.isSent && JSON.stringify(currentFields) === JSON.stringify(fields)) clearDraft();
  };

  const resetForm = () => {
    clearDraft();
    setKey(key + 1);
    setPanel(null);
  };

  const clear = () => {
    resetForm();
    // The button that was clicked disappears.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  useEffect(() =>
    onDraftChangeElsewhere(() => {
      const draft = loadDraft();
      // If this tab could not store its draft, no other tab can have removed it.
      if (draft === null && hasDraft) resetForm();
      if (draft === null || form.current === null) return;
      fillFields(form.current, draft, 'all');
      setHasDraft(true);
    }),
  );

  return (
    <>
      <ContactColumn id="form" aria-labelledby="message-heading" data-screen-only="">
        <Typography variant="h2Small" id="message-heading">
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
            <Lines>
              <Field half name="firstName" type="text" label={content.firstName} autoComplete="given-name" />
              <Field half name="lastName" type="text" label={content.lastName} autoComplete="family-name" />
              <Field name="email" type="email" label={content.email} autoComplete="email" />
              <Field
                name="subject"
                label={content.subject}
                options={[{ value: '', label: content.subjectPlaceholder }, ...Object.values(content.subjects)]}
              />
            </Lines>
            <Field name="message" label={content.message} rows={4} />
          </Fragment>
          <Actions>
            <Button type="submit" variant="contained" aria-disabled={isSending} endIcon={<Icon name="arrow" />}>
              {isSending && content.posting ? content.posting.sending : content.submit}
            </Button>
            {hasDraft && (
              <Button color="inherit" onClick={clear}>
                {content.clear}
              </Button>
            )}
          </Actions>
          {hasDraft && (
            <Typography variant="body2" color="textSecondary">
              {content.draftKept}
            </Typography>
          )}
        </Form>
      </ContactColumn>
      <OutcomePlace aria-live="polite" data-screen-only="">
        {panel}
      </OutcomePlace>
    </>
  );
}
