import { Component, type ReactNode } from 'react';
import { FailureCard } from '../../modules/learning/failure-card.tsx';
import { logFailure } from '../../portal/log-failure.ts';

/** Stands between a page that crashed, or whose script did not come, and an empty screen; trying again loads it anew. */
export class FailureBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('A page crashed.', error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <FailureCard error={this.state.error} onRetry={() => window.location.reload()} />;
  }
}
