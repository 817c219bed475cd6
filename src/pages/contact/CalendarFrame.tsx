import { Box, styled, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { settings } from 'virtual:settings';
import { schedulingFrameHeightPx } from '~/config/limits';
import { tryOrNull } from '~/lib/tryOrNull';
import type { ContactContent } from './contact.schema';

const Loading = styled(Typography)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '1.5rem',
  maxWidth: 'none',
});

/** The calendar covers the loading text as soon as it paints, with or without script. */
const Calendar = styled('iframe')({ position: 'relative', display: 'block', width: '100%', height: '100%', border: 0 });

/**
 * A booking widget of another host needs all of these permissions. A page of this site gets neither scripts nor its origin:
 * with both it could remove its own sandbox.
 */
const sandbox = settings.hasForeignCalendar
  ? 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'
  : 'allow-forms';

type FrameState = 'loading' | 'loaded' | 'failed';

/**
 * Firefox records the status of a frame, and no size if the frame was refused, although `load` fires. Other browsers record
 * neither for a sandboxed frame or one of another host: they show the error in the frame.
 */
function getFrameState(entry: PerformanceEntry): FrameState {
  if (!(entry instanceof PerformanceResourceTiming) || !entry.responseStatus) return 'loaded';
  return entry.responseStatus >= 400 || entry.decodedBodySize === 0 ? 'failed' : 'loaded';
}

/** The `ref` of a frame that replaces the button that was clicked. */
const takeFocus = (frame: HTMLElement | null) => frame?.focus();

interface CalendarFrameProps {
  readonly address: string;
  /** Whether the visitor has just clicked the button that shows the calendar. */
  readonly takesFocus: boolean;
  readonly content: ContactContent['scheduling'];
}

/** The calendar, with a text while it is loading or after it failed. */
export function CalendarFrame({ address, takesFocus, content }: CalendarFrameProps) {
  const [state, setState] = useState<FrameState>('loading');

  // A frame that loaded before hydration fires no more events, but the browser has a record of it.
  useEffect(() => {
    const [file = ''] = new URL(address, window.location.href).href.split('#');
    const observer = tryOrNull(
      () =>
        new PerformanceObserver((records) => {
          const entry = records.getEntries().findLast(({ name }) => name.split('#')[0] === file);
          if (entry) setState(getFrameState(entry));
        }),
    );
    observer?.observe({ type: 'resource', buffered: true });
    return () => observer?.disconnect();
  }, [address]);

  return (
    <Box aria-busy={state === 'loading'} sx={{ height: '100%' }}>
      {state !== 'loaded' && (
        <Loading role="status" color="textSecondary">
          {content[state]}
        </Loading>
      )}
      <Calendar
        ref={takesFocus ? takeFocus : undefined}
        hidden={state === 'failed'}
        src={address}
        title={content.frameTitle}
        height={schedulingFrameHeightPx}
        loading={settings.hasForeignCalendar ? 'eager' : 'lazy'}
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setState((current) => (current === 'failed' ? current : 'loaded'))}
      />
    </Box>
  );
}
