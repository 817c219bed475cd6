import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/** Material UI's theme for everything below: its provider without the choice of a scheme, see docs/why.md. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
