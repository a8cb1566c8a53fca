import { isApiError } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast.tsx';

/** When saving or removing an answer fails (spec part 2, section 8). */
export const SAVING_FAILED = 'Oops! Something went wrong. Please try again.';

/** Shows why a call of this part of the portal failed: the server's own words where they say what to do. */
export function showFailure(error: unknown): void {
  const isExplained = isApiError(error) && error.status >= 400 && error.status < 500;
  const text = isExplained ? error.errors.map(({ message }) => message).join(' ') : SAVING_FAILED;
  showToast({ kind: 'danger', text, isPassing: true });
}
