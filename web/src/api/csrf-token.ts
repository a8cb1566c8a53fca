let pending: Promise<string> | undefined;

/** The token that calls which change something carry (spec part 1, section 7); fetched once and kept in memory. */
export function csrfToken(): Promise<string> {
  pending ??= fetchToken().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Drops the token: it is bound to the session, so signing in and out need another. */
export function forgetCsrfToken(): void {
  pending = undefined;
}

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/getCSRFToken', {
    credentials: 'same-origin',
    headers: { 'x-transaction-id': crypto.randomUUID() },
  });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'CSRFToken' in body && typeof body.CSRFToken === 'string') {
    return body.CSRFToken;
  }
  throw new TypeError('The answer holds no CSRF token.');
}
