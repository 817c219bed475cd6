import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactSubjects } from '~/content/facts';
import type { ContactContent } from '~/content/schemas/pages/contact';
import { mailto } from '~/lib/mailto';
import { Icon } from '~/ui/Icon';
import { site } from '~generated/site';
import { loadDraft, saveDraft } from './draft';
import { Field } from './Field';
import { type ContactFields, fillFields, readFields } from './fields';
import { HandOff } from './HandOff';
import { type ComposedMail, composeMail } from './mail';
import { useMessages } from './useMessages';

/** Paper has no use for a form: the contact page prints the address instead. */
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  marginBlockStart: '2rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 1.5rem' });

/**
 * A message for the company, handed to the visitor's mail program. The fields keep their own values, so that what
 * was typed before script arrived stays; every change is stored in the browser until the visitor clears it.
 */
export function ContactForm({ content }: { readonly content: ContactContent['form'] }) {
  const form = useRef<HTMLFormElement>(null);
  const [mail, setMail] = useState<ComposedMail | null>(null);
  const [hasDraft, setHasDraft] = useState(false);

  useEffect(() => {
    const draft = loadDraft();
    if (draft === null || form.current === null) return;
    fillFields(form.current, draft);
    setHasDraft(true);
  }, []);

  const subjects = contactSubjects.map((value) => ({ value, label: content.subjects[value] }));

  const { messages, showInvalid, updateShown, clearMessages } = useMessages();

  const change = (event: FormEvent<HTMLFormElement>) => {
    setHasDraft(saveDraft(readFields(event.currentTarget)));
    updateShown(event);
  };

  const handOff = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    const composed = composeMail(fields, content);
    saveDraft(fields);
    setMail(composed);
    window.location.assign(mailto(site.email, composed));
  };

  const clear = () => {
    form.current?.reset();
    if (form.current) saveDraft(readFields(form.current));
    setHasDraft(false);
    setMail(null);
    clearMessages();
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
        action={mailto(site.email)}
        method="post"
        encType="text/plain"
        onInput={change}
        onInvalidCapture={showInvalid}
        onSubmit={handOff}
        aria-labelledby="message-heading"
      >
        <Field half {...field('firstName')} label={content.firstName} autoComplete="given-name" />
        <Field half {...field('lastName')} label={content.lastName} autoComplete="family-name" />
        <Field {...field('email')} type="email" label={content.email} autoComplete="email" />
        <Field
          {...field('subject')}
          label={content.subject}
          placeholder={content.subjectPlaceholder}
          options={subjects}
        />
        <Field {...field('message')} label={content.message} rows={4} />
        <Actions>
          <Button type="submit" endIcon={<Icon name="arrow" />}>
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
      <div aria-live="polite">{mail !== null && <HandOff mail={mail} content={content} />}</div>
    </section>
  );
}
