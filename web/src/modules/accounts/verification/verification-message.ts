import { isEmailAddress } from '@portal/domain/accounts/email-address.ts';
import { notify } from '../../../api/notify.ts';
import { sayWithSupport } from '../../../portal/brand/say-with-support.ts';
import { say } from '../../../portal/texts/say.ts';
import type { ToastKind, ToastMessage } from '../../../ui/overlays/toast.tsx';
import { verificationMessage as texts } from './verification.texts.ts';

type VerificationMessage = { readonly kind: ToastKind; readonly text: string; readonly offersNewLink: boolean };

/** What to tell about the outcome of a verification link (spec part 1, section 8). */
function verificationMessage(result: string, hasUsername: boolean, supportEmail: string): VerificationMessage {
  switch (result) {
    case 'success':
      return { kind: 'success', text: say(texts.verified), offersNewLink: false };
    case 'already_confirmed':
      return { kind: 'info', text: say(texts.alreadyVerified), offersNewLink: false };
    case 'expired':
      return hasUsername
        ? { kind: 'warning', text: say(texts.theLinkYouClicked), offersNewLink: true }
        : { kind: 'warning', text: say(texts.theVerificationLinkHas), offersNewLink: false };
    case 'invalid':
      return { kind: 'danger', text: say(texts.theVerificationLinkIs), offersNewLink: false };
    default:
      return {
        kind: 'danger',
        text: sayWithSupport(texts.somethingWentWrongTry, supportEmail),
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
