import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { StyleCache } from './StyleCache';

/** Material UI's theme, by the provider of @mui/system, which does not choose a scheme (docs/why.md). */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StyleCache>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyleCache>
  );
}
