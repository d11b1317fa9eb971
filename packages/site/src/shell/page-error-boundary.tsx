import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailedLoads, LoadError } from '../navigation/load-once.ts';
import { PageFailure } from './page-failure.tsx';
import { reloadOnce } from './reload-once.ts';

interface PageErrorBoundaryProps {
  /** Key of the visit in the history; a page of another visit is given its own chance. */
  visit: string;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  failure?: { error: unknown } | undefined;
  /** The visit that failed; undefined until the failure is on the screen. */
  failedVisit?: string | undefined;
  isReloading: boolean;
}

/** Milliseconds after which a reload is taken to have been refused by the visitor or the browser. */
const RELOAD_TIMEOUT = 3000;

/**
 * Stands in for a page that could not be shown, until the visitor goes elsewhere. Where a file is
 * missing, a release has mostly replaced it: then the document is loaded anew, once, by itself.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { isReloading: false };

  static getDerivedStateFromError(error: unknown): Partial<PageErrorBoundaryState> {
    return { failure: { error }, failedVisit: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(new Error(`A page could not be shown: ${componentStack ?? ''}`, { cause: error }));
    forgetFailedLoads();
    const isReloading = error instanceof LoadError && navigator.onLine && reloadOnce();
    this.setState({ failedVisit: this.props.visit, isReloading });
    if (isReloading) setTimeout(() => this.setState({ isReloading: false }), RELOAD_TIMEOUT);
  }

  override componentDidUpdate() {
    if (this.state.failure && this.#isLeft()) this.#reset();
  }

  override render() {
    const { failure, isReloading } = this.state;
    if (!failure || this.#isLeft()) return this.props.children;
    if (isReloading) return null;
    return <PageFailure error={failure.error} onRetry={() => this.#reset()} />;
  }

  /** Whether the failure belongs to a visit that is over. */
  #isLeft(): boolean {
    const { failedVisit } = this.state;
    return failedVisit !== undefined && failedVisit !== this.props.visit;
  }

  #reset() {
    this.setState({ failure: undefined, failedVisit: undefined, isReloading: false });
  }
}
