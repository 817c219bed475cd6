import { Button, Card, Checkbox, FormControlLabel, styled, Typography } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useHydrated } from '~/components/useHydrated';
import { attributes } from '~/config/documentNames';
import { getChoice, remove, setChoice } from '~/lib/visitorStorage';
import { selectors } from '~/theme/layout';
import type { ContactContent } from './contact.schema';

/** The days of a drawn month: five weeks, and some days that look free. */
const days = Array.from({ length: 35 }, (_, index) => index - 1);
const freeDays = new Set([8, 10, 15, 16, 18, 23]);

const Backdrop = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  overflow: 'hidden',
});

const Month = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: 1,
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}));

const Day = styled('span')(({ theme }) => ({
  padding: '0.5rem',
  backgroundColor: theme.vars.palette.background.paper,
}));

const FreeDay = styled(Day)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  '&::after': {
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
  border: theme.mixins.hairline,
  backgroundColor: theme.vars.palette.background.default,
  // Without script these controls could do nothing: the link below the frame leads to the calendar.
  [selectors.withoutScript]: { '& :is(button, label)': { display: 'none' } },
  // The controls take their space, but stay hidden until the application can react to them.
  [`html:not([${attributes.ready}]) &`]: { '& :is(button, label)': { visibility: 'hidden' } },
}));

/** The visitor's choice to see the calendar at every visit without being asked again. It can be taken back here. */
export function AlwaysShown({ label }: { readonly label: string }) {
  // What the visitor chose here, which counts even if it cannot be stored.
  const [isChosen, setIsChosen] = useState<boolean>();
  const isHydrated = useHydrated();
  const change = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
    setIsChosen(checked);
    if (checked) setChoice('calendar', 'always');
    else remove('calendar');
  };
  return (
    <FormControlLabel
      control={<Checkbox checked={isChosen ?? (isHydrated && getChoice('calendar') !== null)} onChange={change} />}
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ my: 1 }}
    />
  );
}

interface CalendarQuestionProps {
  readonly content: ContactContent['scheduling']['ask'];
  readonly onShow: () => void;
}

/** A drawn calendar in place of the real one: its host would learn of every visit. */
export function CalendarQuestion({ content, onShow }: CalendarQuestionProps) {
  return (
    <Backdrop>
      <Month aria-hidden="true">
        {days.map((day) => {
          const Cell = freeDays.has(day) ? FreeDay : Day;
          return <Cell key={day}>{day > 0 && day <= 31 && day}</Cell>;
        })}
      </Month>
      <Question>
        <Typography sx={{ maxWidth: 'none' }}>{content.text}</Typography>
        <AlwaysShown label={content.always} />
        <Button variant="contained" onClick={onShow}>
          {content.show}
        </Button>
      </Question>
    </Backdrop>
  );
}
