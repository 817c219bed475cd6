import { Box, Button, Stack, styled, Typography } from '@mui/material';
import { type FormEvent, Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { settings } from 'virtual:settings';
import { ButtonRow } from '~/components/ButtonRow';
import { Icon } from '~/components/Icon';
import { mailto } from '~/lib/mailto';
import { ContactColumn } from './ContactColumn';
import { Field } from './Field';
import type { FormContent } from './form.schema';
import { HandOff } from './HandOff';
import {
  type ComposedMail,
  type ContactFields,
  composeMail,
  fillFields,
  loadDraft,
  onDraftChangeInOtherTab,
  readFields,
  removeDraft,
  saveDraft,
} from './message';

/** The fields of one line, some of which share a row. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** Moves the focus to the first invalid field. Every field shows its message (Field.tsx), so the browser's bubble is suppressed. */
function goToFirstInvalid(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const firstInvalid = Array.from(fields).find(({ validity }) => !validity.valid);
  if (event.target !== firstInvalid) return;
  // The scroll margin of the field shows its label too. With focus() alone WebKit leaves the label under the header.
  firstInvalid?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  firstInvalid?.focus({ preventScroll: true });
}

/**
 * The form for a message to the company, which opens it in the visitor's mail program. Its fields are uncontrolled, so that text
 * typed before hydration stays. Every change is stored in the browser until the visitor clears it, because nobody knows whether
 * the mail program sent the message. There is one draft, which every tab shows.
 */
export function MessageForm({ content }: { readonly content: FormContent }) {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  /** What the visitor has cleared, until something else is written. */
  const [clearedFields, setClearedFields] = useState<ContactFields | null>(null);
  /** The mail that the mail program got last, null before that, and how many it got: each is announced and scrolled to. */
  const [mail, setMail] = useState<ComposedMail | null>(null);
  const [mailCount, setMailCount] = useState(0);
  /** React's key of the fields. A new key mounts new fields, which show no error. */
  const [key, setKey] = useState(0);

  useEffect(() => {
    if (form.current === null) return;
    const draft = loadDraft();
    if (draft !== null) fillFields(form.current, draft, 'empty');
    // Text typed before hydration is a draft too.
    setHasDraft(saveDraft(readFields(form.current)));
  }, []);

  const change = (event: FormEvent<HTMLFormElement>) => {
    setHasDraft(saveDraft(readFields(event.currentTarget)));
    setClearedFields(null);
  };

  const handOff = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    saveDraft(fields);
    const composedMail = composeMail(fields, content);
    window.location.assign(mailto(settings.email, composedMail));
    setMail(composedMail);
    setMailCount(mailCount + 1);
  };

  const resetForm = () => {
    form.current?.reset();
    removeDraft();
    setHasDraft(false);
    setKey(key + 1);
    setMail(null);
  };

  const clear = () => {
    if (form.current !== null) setClearedFields(readFields(form.current));
    resetForm();
  };

  const undoClear = (fields: ContactFields) => {
    if (form.current === null) return;
    fillFields(form.current, fields, 'all');
    setHasDraft(saveDraft(fields));
    setClearedFields(null);
  };

  const takeDraftOfOtherTab = useEffectEvent(() => {
    const draft = loadDraft();
    // If this tab could not store its draft, no other tab can have removed it.
    if (draft === null && hasDraft) resetForm();
    if (draft === null || form.current === null) return;
    fillFields(form.current, draft, 'all');
    setHasDraft(saveDraft(draft));
    setClearedFields(null);
  });
  useEffect(() => onDraftChangeInOtherTab(takeDraftOfOtherTab), []);

  return (
    <>
      <ContactColumn id="form" aria-labelledby="message-heading" data-screen-only="">
        <Typography variant="h2Small" id="message-heading">
          {content.heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {content.requiredNote}
        </Typography>
        <Stack
          component="form"
          ref={form}
          action={mailto(settings.email)}
          encType="text/plain"
          method="post"
          onInput={change}
          onInvalidCapture={goToFirstInvalid}
          onSubmit={handOff}
          aria-labelledby="message-heading"
          spacing={3}
          sx={{ mt: 4 }}
        >
          <Fragment key={key}>
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
          <ButtonRow>
            <Button type="submit" variant="contained" endIcon={<Icon name="arrow" />}>
              {content.submit}
            </Button>
            {/* This is one button, so that it keeps the focus when it changes. */}
            {(hasDraft || clearedFields !== null) && (
              <Button color="inherit" onClick={clearedFields === null ? clear : () => undoClear(clearedFields)}>
                {clearedFields === null ? content.clear : content.undoClear}
              </Button>
            )}
          </ButtonRow>
          <Typography
            variant="body2"
            color="textSecondary"
            role="status"
            // An outcome without a text has no gap above it.
            sx={{ '&:empty': { mt: -3 } }}
          >
            {hasDraft && content.draftKept}
            {clearedFields !== null && content.draftCleared}
          </Typography>
        </Stack>
      </ContactColumn>
      {/* The outcome of a message, below the form and what stands beside it. */}
      <Box aria-live="polite" data-screen-only="" sx={{ gridColumn: '1 / -1' }}>
        {mail !== null && <HandOff key={mailCount} mail={mail} content={content} />}
      </Box>
    </>
  );
}
