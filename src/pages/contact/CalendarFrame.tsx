import { styled, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { schedulingFrameHeightPx } from '~/config/limits';
import { hasForeignCalendar } from '~generated/features';
import type { ContactContent } from './content';

const Loading = styled(Typography)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '1.5rem',
  maxWidth: 'none',
});

/** Covers the loading text as soon as it paints, with or without script. */
const Calendar = styled('iframe')({ position: 'relative', display: 'block', width: '100%', height: '100%', border: 0 });

/**
 * What a booking widget of another host needs. A page of the site itself gets neither scripts nor its origin: with both
 * it could remove its sandbox.
 */
const sandbox = hasForeignCalendar
  ? 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'
  : 'allow-forms';

type FrameState = 'loading' | 'loaded' | 'failed';

/**
 * Firefox records a frame's status, and no size where it was refused, although it fires `load`. Other browsers record
 * neither for a sandboxed or foreign frame, and show the error in the frame.
 */
function stateOf(entry: PerformanceEntry): FrameState {
  if (!(entry instanceof PerformanceResourceTiming) || !entry.responseStatus) return 'loaded';
  return entry.responseStatus >= 400 || entry.decodedBodySize === 0 ? 'failed' : 'loaded';
}

/** The clicked button has gone. */
const takeFocus = (frame: HTMLElement | null) => frame?.focus();

interface CalendarFrameProps {
  readonly address: string;
  /** Whether the visitor has just asked for it. */
  readonly isWanted: boolean;
  readonly content: ContactContent['scheduling'];
}

/** The calendar, which says that it is loading, or that it failed. */
export function CalendarFrame({ address, isWanted, content }: CalendarFrameProps) {
  const [state, setState] = useState<FrameState>('loading');

  // A frame that loaded before the hydration fires no event any more, but the browser keeps a record of it.
  useEffect(() => {
    const [file = ''] = new URL(address, window.location.href).href.split('#');
    const observer = new PerformanceObserver((records) => {
      const entry = records.getEntries().findLast(({ name }) => name.split('#')[0] === file);
      if (entry) setState(stateOf(entry));
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, [address]);

  return (
    <div aria-busy={state === 'loading'}>
      {state !== 'loaded' && (
        <Loading role="status" color="textSecondary">
          {content[state]}
        </Loading>
      )}
      <Calendar
        ref={isWanted ? takeFocus : undefined}
        hidden={state === 'failed'}
        src={address}
        title={content.frameTitle}
        height={schedulingFrameHeightPx}
        loading={hasForeignCalendar ? 'eager' : 'lazy'}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setState((known) => (known === 'failed' ? known : 'loaded'))}
      />
    </div>
  );
}
