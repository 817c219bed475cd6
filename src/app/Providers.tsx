import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/**
 * Material UI's theme for everything below. The scheme is the boot script's to choose and to store, before the first
 * paint (src/boot/scheme.ts), and the variables stand in the page already (src/theme/GlobalStyles.tsx): hence the
 * three props.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}
