import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailedLoads, LoadError } from '../router/load-once.ts';
import { PageFailure, type FailureCause } from './page-failure.tsx';

interface PageErrorBoundaryProps {
  /** Key of the visit in the history; a page of another visit is given its own chance. */
  visit: string;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  failure?: { error: unknown } | undefined;
  /** Undefined until it is found out; nothing is shown meanwhile. */
  cause?: FailureCause | undefined;
  /** The visit that failed; undefined until the failure is on the screen. */
  failedVisit?: string | undefined;
}

/** Milliseconds after which a reload is taken to have been refused by the visitor or the browser. */
const RELOAD_TIMEOUT = 3000;

/**
 * Stands in for a page that could not be shown, until the visitor goes elsewhere. Where a file is
 * missing, a release has mostly replaced it: then the document is loaded anew, once, by itself.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageErrorBoundaryState {
    const cause = error instanceof LoadError ? undefined : 'fault';
    return { failure: { error }, cause, failedVisit: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(new Error(`A page could not be shown: ${componentStack ?? ''}`, { cause: error }));
    forgetFailedLoads();
    this.setState({ failedVisit: this.props.visit });
    if (error instanceof LoadError) void this.#findCause(error);
  }

  override componentDidUpdate() {
    if (this.state.failure && this.#isLeft()) this.#reset();
  }

  override render() {
    const { failure, cause } = this.state;
    if (!failure || this.#isLeft()) return this.props.children;
    return cause && <PageFailure cause={cause} onRetry={() => this.#reset()} />;
  }

  async #findCause(error: LoadError): Promise<void> {
    const isReachable = await isSiteReachable();
    if (this.state.failure?.error !== error) return;
    const show = () => this.setState({ cause: isReachable ? 'missing' : 'offline' });
    if (isReachable && reloadOnce()) setTimeout(show, RELOAD_TIMEOUT);
    else show();
  }

  /** Whether the failure belongs to a visit that is over. */
  #isLeft(): boolean {
    const { failedVisit } = this.state;
    return failedVisit !== undefined && failedVisit !== this.props.visit;
  }

  #reset() {
    this.setState({ failure: undefined, cause: undefined, failedVisit: undefined });
  }
}

/**
 * Whether the site responds at all, with any status. `navigator.onLine` knows of network cards only:
 * it is true behind a dead router, and false where the site runs on the same machine.
 */
async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    // fetch rejects where no response came.
    return false;
  }
}

/**
 * Loads the document at this address anew, unless that was tried: the mark is kept in the history
 * entry, which outlives the reload and works where storage is blocked. Returns whether it reloads.
 */
function reloadOnce(): boolean {
  const state = history.state as Record<string, unknown> | null;
  if (state?.['reloaded']) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
  return true;
}
