/** The warning shows while less than this is left (spec part 1, section 9). */
export const WARNING_SECONDS = 300;
const afterWarningStartsMs = 3000;
/** How long to wait when the check itself failed (spec part 1, section 9). */
export const RETRY_AFTER_FAILURE_MS = 30_000;

type SessionExpiry = {
  readonly authenticated: boolean;
  /** Seconds; null without a session. */
  readonly expiresIn: number | null;
  /** Seconds; 0 turns the check off. */
  readonly sessionInactivityTimeout: number;
};

export type SessionOutlook =
  | { readonly kind: 'off' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'running'; readonly isWarningDue: boolean; readonly checkAfterMs: number };

/**
 * What a session check means: over, or running with a warning or not, and when to check again: 3 s after the warning
 * is due, and once it shows, 3 s after the end (spec part 1, sections 4 and 9).
 */
export function sessionOutlook(session: SessionExpiry): SessionOutlook {
  if (session.sessionInactivityTimeout <= 0) return { kind: 'off' };
  if (!session.authenticated || session.expiresIn === null || session.expiresIn <= 0) return { kind: 'ended' };
  const isWarningDue = session.expiresIn < WARNING_SECONDS;
  const dueInSeconds = isWarningDue ? session.expiresIn : session.expiresIn - WARNING_SECONDS;
  return { kind: 'running', isWarningDue, checkAfterMs: dueInSeconds * 1000 + afterWarningStartsMs };
}
