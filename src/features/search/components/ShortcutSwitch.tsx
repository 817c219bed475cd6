import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { attributes } from '~/boot/contract';
import { plainSlashKey } from '~/config/storage';
import * as visitorStorage from '~/lib/visitorStorage';
import { targetSize } from '~/theme/layout';
import { onNight } from '~/theme/palette';

/** Where there is a keyboard, and a script that listens to it. */
const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: targetSize,
  paddingBlock: '0.5rem',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: onNight.amber, cursor: 'pointer' },
  [`html:not([${attributes.script}]) &`]: { display: 'none' },
  '@media (hover: none), print': { display: 'none' },
}));

function opensByKey(): boolean {
  return typeof visitorStorage.get(plainSlashKey) !== 'string';
}

/** Browsers tell the other tabs of a change; `choose` tells this one. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Where storage is forbidden, the boot script could not read it either, and the shortcut stays. */
function choose(opens: boolean): void {
  if (opens) visitorStorage.remove(plainSlashKey);
  else visitorStorage.set(plainSlashKey, '');
  dispatchEvent(new Event('storage'));
}

/** People who speak to their computer, or hit keys by accident, can do without a shortcut of one key. */
export function ShortcutSwitch({ label }: { readonly label: string }) {
  const opens = useSyncExternalStore(subscribe, opensByKey, () => true);
  return (
    <Choice>
      <input type="checkbox" checked={opens} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
      {label}
    </Choice>
  );
}
