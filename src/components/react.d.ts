import 'react';

// Attributes of the HTML standard that React passes through and its types do not know yet.
declare module 'react' {
  // oxlint-disable-next-line no-unused-vars -- the parameter has to match React's declaration
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
