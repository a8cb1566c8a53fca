import { ApiError } from '../../api/api-error.ts';
import { withSupportAddress } from '../../portal/with-support-address.ts';
import { showToast } from '../../ui/toast.tsx';

/**
 * Shows that something failed: what, then what the server says about it, or else whom to ask (spec part 2, section 8). Errors
 * that a form shows at its fields are left out.
 */
export function showFailure(what: string, error: unknown, supportEmail: string): void {
  const reasons =
    error instanceof ApiError ? error.errors.filter((item) => !item.field).map((item) => item.message) : [];
  const isAtFields = error instanceof ApiError && error.errors.length > 0 && reasons.length === 0;
  if (isAtFields) return;
  const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500 && reasons.length > 0;
  const advice = withSupportAddress('Try again. If this problem persists, contact support@{emailDomain}', supportEmail);
  showToast({ kind: 'danger', text: `${what}. ${isExplained ? reasons.join(' ') : advice}` });
}
