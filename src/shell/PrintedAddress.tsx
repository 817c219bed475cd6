import { styled, Typography } from '@mui/material';
import { useShell } from '~/ui/ShellContext';
import { site } from '~generated/site';

const Line = styled(Typography)({ display: 'none' });

/** The company's addresses in one line of a printed section. A page that has it prints no footer (public/print.css). */
export function PrintedAddress() {
  const { language } = useShell();
  const { lines, phone } = site.headquarters;
  const offices = site.offices.flatMap((office) => [office.lines[language] ?? '', office.phone]);
  return (
    <Line data-print-only="">
      {[`${site.brand}, ${lines[language]}`, phone, ...offices, site.email].filter((part) => part !== '').join(' · ')}
    </Line>
  );
}
