import { List, styled } from '@mui/material';
import { languages } from '~/config/languages';
import type { ContactChartWords } from '~/schemas/facts';
import { useShell } from '~/ui/ShellContext';
import { useNow } from '~/ui/useNow';
import { VisuallyHidden, visuallyHidden } from '~/ui/VisuallyHidden';
import { hasChart } from '~generated/features';
import { type HarbourId, harbourIds, harbourZones, namePad, namePosition } from './harbours';

/** Windows in which the chart has space for the names. */
const spaceForNames = '@media (min-width: 75rem)';

/** The names beside the lights of the chart, in windows with enough space. */
const Marks = styled(List)(({ theme }) => ({
  ...theme.typography.label,
  display: 'none',
  [spaceForNames]: { position: 'absolute', inset: 0, display: 'block' },
  '& > li': { position: 'absolute', translate: '0 -0.7em', paddingInline: '1.5rem', whiteSpace: 'nowrap', ...namePad },
  ...Object.fromEntries(harbourIds.map((id, index) => [`& > :nth-of-type(${index + 1})`, namePosition('wide', id)])),
}));

/** A line of text in narrower windows. In wide ones it is visually hidden, and screen readers read it after the hero. */
const Line = styled(List)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  width: '100%',
  marginBlockStart: '0.75rem',
  [spaceForNames]: visuallyHidden,
}));

const lists = { marks: Marks, line: Line } as const;

const Clock = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1.4em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

/** A component of its own, because formatting the first time of a time zone takes a slow phone 20 ms. */
function Time({ id }: { readonly id: HarbourId }) {
  const { tag } = languages[useShell().language];
  const now = useNow();
  const format = { timeStyle: 'short', timeZone: harbourZones[id] } as const;
  return now === undefined ? null : new Intl.DateTimeFormat(tag, format).format(now);
}

interface HarbourProps {
  readonly id: HarbourId;
  readonly words: ContactChartWords;
}

/** A harbour's name with its local time. Browsers do not translate the time: they would replace nodes that React updates. */
export function Harbour({ id, words }: HarbourProps) {
  return (
    <>
      {words.harbours[id]} <VisuallyHidden>{words.localTime}</VisuallyHidden>{' '}
      <Clock translate="no">
        <Time id={id} />
      </Clock>
    </>
  );
}

interface HarbourTimesProps {
  readonly words: ContactChartWords | undefined;
  readonly form: keyof typeof lists;
}

/** The harbours of the chart with their local times. A page has both forms, and each window shows one of them. */
export function HarbourTimes({ words, form }: HarbourTimesProps) {
  if (!hasChart || words === undefined) return null;
  const HarbourList = lists[form];
  return (
    <HarbourList aria-hidden={form === 'marks' || undefined}>
      {harbourIds.map((id) => (
        <li key={id}>
          <Harbour id={id} words={words} />
        </li>
      ))}
    </HarbourList>
  );
}
