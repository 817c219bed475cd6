import { Button, Card, styled, Typography } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { attributes } from '~/boot/contract';
import { getChoice, remove, setChoice } from '~/lib/visitorStorage';
import { selectors, targetSize } from '~/theme/layout';
import type { ContactContent } from './content';

/** A month of five weeks, with the days of a calendar in which some are free. */
const days = Array.from({ length: 35 }, (_, index) => index - 1);
const free = new Set([8, 10, 15, 16, 18, 23]);

const Place = styled('div')({ position: 'relative', display: 'grid', placeItems: 'center', overflow: 'hidden' });

const Month = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: 1,
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.small,
  '& span': { padding: '0.5rem', backgroundColor: theme.vars.palette.background.paper },
  '& [data-free]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& [data-free]::after': {
    content: '""',
    display: 'block',
    height: 4,
    marginBlockStart: '0.5rem',
    backgroundColor: 'currentColor',
  },
}));

const Question = styled(Card)(({ theme }) => ({
  position: 'relative',
  width: 'min(27rem, calc(100% - 2rem))',
  padding: '1.75rem clamp(1.25rem, 5vw, 2rem)',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  // Without script nothing could be shown: the link below the frame leads to the calendar.
  [selectors.withoutScript]: { '& :is(button, label)': { display: 'none' } },
  // Their place is kept until the application can answer them.
  [`html:not([${attributes.ready}]) &`]: { '& :is(button, label)': { visibility: 'hidden' } },
}));

const Always = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: targetSize,
  marginBlock: '0.75rem 0.5rem',
  ...theme.typography.small,
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', flexShrink: 0, accentColor: theme.vars.palette.primary.main },
}));

/** Whether the calendar is shown unasked, which a visitor may take back as easily. */
export function AlwaysShown({ label }: { readonly label: string }) {
  const [isOn, setIsOn] = useState(() => getChoice('calendar') !== null);
  const change = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    setIsOn(checked);
    if (checked) setChoice('calendar', 'always');
    else remove('calendar');
  };
  return (
    <Always>
      <input type="checkbox" checked={isOn} onChange={change} />
      {label}
    </Always>
  );
}

interface CalendarQuestionProps {
  readonly content: ContactContent['scheduling']['ask'];
  /** Whether the calendar waits for an answer, not for the application alone. */
  readonly isAsking: boolean;
  readonly onShow: () => void;
}

/** A picture of a calendar in place of the calendar, which another host would learn of. */
export function CalendarQuestion({ content, isAsking, onShow }: CalendarQuestionProps) {
  return (
    <Place>
      <Month aria-hidden="true">
        {days.map((day) => (
          <span key={day} data-free={free.has(day) ? '' : undefined}>
            {day > 0 && day <= 31 && day}
          </span>
        ))}
      </Month>
      {isAsking && (
        <Question>
          <Typography sx={{ maxWidth: 'none' }}>{content.text}</Typography>
          <AlwaysShown label={content.always} />
          <Button onClick={onShow}>{content.show}</Button>
        </Question>
      )}
    </Place>
  );
}
