import { callApi } from '../api/call-api.ts';

/** Sends what went wrong in this browser to the server's log; says nothing when that fails too. */
export function logFailure(message: string, error: unknown): void {
  const { name, text, stack } =
    error instanceof Error
      ? { name: error.name, text: error.message, stack: error.stack ?? '' }
      : { name: typeof error, text: String(error), stack: '' };
  const input = {
    level: 'error' as const,
    message: `${message} ${name}: ${text}`.slice(0, 2000),
    // Links that carry one-time tokens are not for the log.
    endpoint: `/${window.location.pathname.split('/')[1] ?? ''}`,
    stack: stack.slice(0, 8000),
  };
  callApi('logFromBrowser', input).catch(() => undefined);
}
