import { VisuallyHidden } from '~/components/VisuallyHidden';
import { useAnnouncement } from './useRouteEffects';

/** Announces a change of page to assistive technology. */
export function RouteAnnouncer() {
  const { text } = useAnnouncement();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
