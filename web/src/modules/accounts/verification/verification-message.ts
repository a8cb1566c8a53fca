import { isEmailAddress } from '@portal/domain/accounts/email-address.ts';
import { notify } from '../../../api/notify.ts';
import { withSupportAddress } from '../../../portal/brand/with-support-address.ts';
import type { ToastKind, ToastMessage } from '../../../ui/overlays/toast.tsx';

type VerificationMessage = { readonly kind: ToastKind; readonly text: string; readonly offersNewLink: boolean };

/** What to tell about the outcome of a verification link (spec part 1, section 8). */
function verificationMessage(result: string, hasUsername: boolean, supportEmail: string): VerificationMessage {
  switch (result) {
    case 'success':
      return { kind: 'success', text: 'Your email address has been verified. Please sign in.', offersNewLink: false };
    case 'already_confirmed':
      return { kind: 'info', text: 'Your email address has already been verified.', offersNewLink: false };
    case 'expired':
      return hasUsername
        ? { kind: 'warning', text: 'The link you clicked is no longer valid.', offersNewLink: true }
        : { kind: 'warning', text: 'The verification link has expired.', offersNewLink: false };
    case 'invalid':
      return { kind: 'danger', text: 'The verification link is invalid.', offersNewLink: false };
    default:
      return {
        kind: 'danger',
        text: withSupportAddress(
          'Something went wrong. Try refreshing the page or email support@{emailDomain}.',
          supportEmail,
        ),
        offersNewLink: false,
      };
  }
}

/** Tells the outcome of a verification link, with a way to another link where that helps. */
export function tellVerificationResult(
  result: string,
  username: string,
  supportEmail: string,
  newLink: ToastMessage['action'],
): void {
  const { kind, text, offersNewLink } = verificationMessage(result, isEmailAddress(username), supportEmail);
  void notify({ kind, text, ...(offersNewLink && newLink ? { action: newLink } : {}) });
}
