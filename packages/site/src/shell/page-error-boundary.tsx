import { Button, ErrorState } from '@kestrova/design-system';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface PageErrorBoundaryProps {
  children: ReactNode;
}

/**
 * Stands in for a page that could not be shown, mostly because its code did not arrive. A fresh
 * load of the same address is the way out, since a new release may have replaced the old files.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(new Error(`A page could not be shown: ${componentStack}`, { cause: error }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="This page did not load"
        actions={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        Check your connection, then try again. Nothing that you sent is lost.
      </ErrorState>
    );
  }
}
