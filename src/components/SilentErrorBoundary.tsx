import { Component, type ReactNode } from 'react';

/** A part that the page can do without: it is left out if it cannot be drawn. React reports the error in the console. */
export class SilentErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
