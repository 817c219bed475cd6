import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { attributes } from '../../../boot/contract';
import { plainSlashKey } from '../../../config/storage';
import * as visitorStorage from '../../../lib/visitorStorage';
import { onNight, targetSize, type } from '../../../theme/tokens';

/** Where there is a keyboard, and a script that listens to it. */
const Choice = styled('label')({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: targetSize,
  paddingBlock: '0.5rem',
  color: onNight.inkSoft,
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: onNight.amber, cursor: 'pointer' },
  [`html:not([${attributes.script}]) &`]: { display: 'none' },
  '@media (hover: none), print': { display: 'none' },
});

function isPlain(): boolean {
  return typeof visitorStorage.get(plainSlashKey) === 'string';
}

const never = () => () => undefined;

/** People who speak to their computer, or hit keys by accident, can do without a shortcut of one key. */
export function ShortcutSwitch({ label }: { readonly label: string }) {
  const kept = useSyncExternalStore(never, isPlain, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);

  function choose(opensSearch: boolean) {
    // Where storage is forbidden, the boot script could not read it either, and the shortcut stays.
    const done = opensSearch ? visitorStorage.remove(plainSlashKey) : visitorStorage.set(plainSlashKey, '');
    if (done) setChosen(opensSearch);
  }

  return (
    <Choice>
      <input
        type="checkbox"
        checked={chosen ?? !kept}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {label}
    </Choice>
  );
}
