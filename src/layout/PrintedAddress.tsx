import { styled, Typography } from '@mui/material';
import { settings } from 'virtual:settings';
import { useShell } from '~/components/ShellContext';

const Line = styled(Typography)({ display: 'none' });

/** The company's address in one line of a printed section. A page that has it prints no footer (public/print.css). */
export function PrintedAddress() {
  const { language } = useShell();
  return (
    <Line data-print-only="">
      {[`${settings.brand}, ${settings.headquarters.lines[language]}`, settings.email].join(' · ')}
    </Line>
  );
}
