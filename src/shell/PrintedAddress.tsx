import { styled, Typography } from '@mui/material';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';

const Line = styled(Typography)({ display: 'none' });

/** The company's address in one line of a printed section. A page that has it prints no footer (public/print.css). */
export function PrintedAddress() {
  const { language } = useShell();
  return (
    <Line data-print-only="">{[`${site.brand}, ${site.headquarters.lines[language]}`, site.email].join(' · ')}</Line>
  );
}
