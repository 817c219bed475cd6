/** The harbours with their local times in the head of a page. It has both forms, and each window shows one of them. */
import { styled } from '@mui/material';
import { useShell } from '~/components/ShellContext';
import { visuallyHidden } from '~/components/VisuallyHidden';
import { type HarbourId, harbourIds } from '~/config/harbours';
import { getNamePosition } from './harbourPositions';
import { HarbourTime, HarbourLights } from './HarbourTimes';

/** Windows in which the chart has space for the names. */
const spaceForNames = '@media (min-width: 75rem)';

const Marks = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  [spaceForNames]: { position: 'absolute', inset: 0, display: 'block' },
}));

const Mark = styled('li')<{ ownerState: { readonly id: HarbourId } }>(({ ownerState: { id } }) => ({
  position: 'absolute',
  translate: '0 -0.7em',
  paddingInline: '1.5rem',
  whiteSpace: 'nowrap',
  ...getNamePosition('wide', id),
}));

/** The names beside the lights of the chart, in windows with enough space. */
export function HarbourMarks() {
  const { chart } = useShell().content;
  return (
    <Marks aria-hidden="true">
      {harbourIds.map((id) => (
        <Mark key={id} ownerState={{ id }}>
          <HarbourTime id={id} words={chart} />
        </Mark>
      ))}
    </Marks>
  );
}

const Line = styled('div')({ width: '100%', [spaceForNames]: visuallyHidden });

/** The names in narrower windows, a line of text. In wide windows it is visually hidden, and screen readers read it after the hero. */
export function HarbourLine() {
  const { chart } = useShell().content;
  return (
    <Line>
      <HarbourLights words={chart} />
    </Line>
  );
}
