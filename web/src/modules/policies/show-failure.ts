import { isApiError } from '../../api/api-error.ts';
import { withSupportAddress } from '../../portal/with-support-address.ts';
import { showToast } from '../../ui/toast.tsx';

/** Server success text is shown so long (spec part 2, section 8). */
const SUCCESS_MS = 10_000;

/** Shows what the server says that it did, such as "Draft saved.". */
export function showDone(text: string): void {
  showToast({ kind: 'success', text, durationMs: SUCCESS_MS });
}

/** Shows what failed, such as "Saving Policy Failed.", then why, or else whom to ask (spec part 2, section 8). */
export function showFailure(what: string, error: unknown, supportEmail: string): void {
  const isExplained = isApiError(error) && error.status < 500;
  const advice = withSupportAddress('Try again. If this problem persists, contact support@{emailDomain}', supportEmail);
  const reason = isExplained ? error.errors.map(({ message }) => message).join(' ') : advice;
  showToast({ kind: 'danger', text: `${what} ${reason}` });
}
