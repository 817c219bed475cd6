import { Link, Typography } from '@mui/material';
import { hasPrivacySignal } from '~/analytics/consent';
import { targetSize } from '~/theme/layout';
import { useShell } from '~/ui/ShellContext';
import { useHydrated } from '~/ui/useHydrated';
import { useConsent } from './useConsent';

/** In the footer: asks again, or says that the browser's privacy signal was the answer (CCPA regulations, § 7025). */
export function ConsentChange() {
  const { consent: words } = useShell().content;
  const isHydrated = useHydrated();
  if (words === undefined || !isHydrated) return null;
  if (hasPrivacySignal()) return <Typography variant="small">{words.signal}</Typography>;
  return (
    <Link
      component="button"
      type="button"
      color="textPrimary"
      underline="hover"
      onClick={() => useConsent.setState({ panel: 'wanted' })}
      sx={{ minHeight: targetSize, fontSize: '0.875rem' }}
    >
      {words.change}
    </Link>
  );
}
