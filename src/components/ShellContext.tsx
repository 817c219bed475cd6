import { createContext, useContext } from 'react';
import type { Language } from '~/config/languages';
import type { ShellContent } from '~/content/shell.schema';

export interface Shell {
  readonly language: Language;
  readonly content: ShellContent;
}

const Context = createContext<Shell | null>(null);

export const ShellProvider = Context.Provider;

/** The language of the page and the sentences of its shell. */
export function useShell(): Shell {
  const shell = useContext(Context);
  if (shell === null) throw new Error('useShell: used outside the layout');
  return shell;
}
