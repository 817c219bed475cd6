import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Language } from '~/config/languages';
import { schedulingFrameHeightPx } from '~/config/limits';
import type { ContactContent } from '~/content/schemas/pages/contact';
import { targetSize } from '~/theme/layout';
import { ExternalLink } from '~/ui/ExternalLink';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  // The frame itself has the specified height, its border stands beside it.
  boxSizing: 'content-box',
  height: schedulingFrameHeightPx,
  marginBlockStart: '2rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Loading = styled('p')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '1.5rem',
  color: theme.vars.palette.text.secondary,
}));

/** Covers the loading text as soon as it paints, with or without script. */
const Calendar = styled('iframe')({ position: 'relative', display: 'block', width: '100%', height: '100%', border: 0 });

const OwnTab = styled('p')({
  marginBlockStart: '1rem',
  '& a': { display: 'inline-flex', alignItems: 'center', gap: '0.375rem', minHeight: targetSize },
});

const isOwn = site.schedulingUrl.startsWith('/');

/**
 * What a booking widget of another host needs. A page of the site itself gets neither scripts nor its origin: with both
 * it could remove its sandbox.
 */
const sandbox = isOwn
  ? 'allow-forms'
  : 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** A page of the site itself gets the language as its fragment. */
function addressFor(language: Language): string {
  return isOwn ? `${site.base}${site.schedulingUrl.slice(1)}#${language}` : site.schedulingUrl;
}

type FrameState = 'loading' | 'loaded' | 'failed';

/**
 * Firefox records a frame's status, and no size where it was refused, although it fires `load`. Other browsers record
 * neither for a sandboxed or foreign frame, and show the error in the frame.
 */
function stateOf(entry: PerformanceEntry): FrameState {
  if (!(entry instanceof PerformanceResourceTiming) || !entry.responseStatus) return 'loaded';
  return entry.responseStatus >= 400 || entry.decodedBodySize === 0 ? 'failed' : 'loaded';
}

interface SchedulingProps {
  readonly id: string;
  readonly content: ContactContent['scheduling'];
}

/** A calendar in a frame, and a link to it. */
export function Scheduling({ id, content }: SchedulingProps) {
  const [state, setState] = useState<FrameState>('loading');
  const schedulingUrl = addressFor(useShell().language);

  // A frame that loaded before the hydration fires no event any more, but the browser keeps a record of it.
  useEffect(() => {
    const [address = ''] = new URL(schedulingUrl, window.location.href).href.split('#');
    const observer = new PerformanceObserver((records) => {
      const entry = records.getEntries().findLast(({ name }) => name.split('#')[0] === address);
      if (entry) setState(stateOf(entry));
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, [schedulingUrl]);

  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <Typography variant="subheading" component="h2" id={`${id}-heading`}>
        {content.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: '0.75rem' }}>
        {content.text}
      </Typography>
      <Frame data-screen-only="" aria-busy={state === 'loading'}>
        {state !== 'loaded' && <Loading role="status">{content[state]}</Loading>}
        <Calendar
          hidden={state === 'failed'}
          src={schedulingUrl}
          title={content.frameTitle}
          height={schedulingFrameHeightPx}
          loading="lazy"
          sandbox={sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setState((known) => (known === 'failed' ? known : 'loaded'))}
        />
      </Frame>
      <OwnTab>
        <Link component={ExternalLink} href={schedulingUrl}>
          {content.openInTab}
        </Link>
      </OwnTab>
    </section>
  );
}
