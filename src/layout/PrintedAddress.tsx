import { styled, Typography } from '@mui/material';
import { site } from 'virtual:site';
import { useShell } from '~/components/ShellContext';

const Line = styled(Typography)({ display: 'none' });

/** The company's address in one line of a printed section. A page that has it prints no footer (public/print.css). */
export function PrintedAddress() {
  const { language } = useShell();
  return (
    <Line data-print-only="">{[`${site.brand}, ${site.headquarters.lines[language]}`, site.email].join(' · ')}</Line>
  );
}
