import { ApiError } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast.tsx';

/** How long messages of success stay (spec part 2, section 8). */
const SUCCESS_MS = 10_000;

/** Says that something was done; stays for ten seconds. */
export function showDone(text: string): void {
  showToast({ kind: 'success', text, durationMs: SUCCESS_MS });
}

/**
 * Says why something was not done: what the server says where it explains itself, else `fallback`. Errors that a form shows at its
 * fields are left out.
 */
export function showProblem(error: unknown, fallback = 'Something went wrong. Please try again.'): void {
  const texts =
    error instanceof ApiError ? error.errors.filter(({ field }) => !field).map(({ message }) => message) : [];
  if (error instanceof ApiError && error.errors.length > 0 && texts.length === 0) return;
  const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500;
  showToast({ kind: 'danger', text: isExplained ? texts.join(' ') : fallback });
}
