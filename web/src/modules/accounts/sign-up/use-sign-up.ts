import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { ApiError, isApiError } from '../../../api/api-error.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { type Captcha, CaptchaFailed } from '../../../portal/captcha/use-captcha.ts';
import { useIdentity } from '../../../portal/identity/use-identity.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { startVerification } from '../verification/verification-storage.ts';
import { useSignUp as texts } from './sign-up.texts.ts';
import type { SignUpOffer } from './use-sign-up-offer.ts';

const existingAccountToastMs = 20_000;
const serverTroubles = [502, 503, 504];

/** Creates an account and goes to the page that waits for the verification; throws again what concerns a field. */
export function useSignUp(
  captcha: Captcha,
  offer: SignUpOffer,
  subscriptionId: string | undefined,
): (email: string, password: string) => Promise<void> {
  const goTo = useGoTo();
  const identity = useIdentity();
  return async (email, password) => {
    try {
      await captcha.pass();
      await identity.createUser({
        email,
        password,
        subscriptionId,
        channelId: offer.channelId,
        planId: offer.planId,
      });
    } catch (error) {
      explain(error, () => goTo(publicLink('signin', subscriptionId)));
      throw error;
    }
    void import('../../../portal/support/send-lead.ts').then(({ sendLead }) =>
      sendLead({ email: normalizeEmail(email) }, 'Signed up'),
    );
    startVerification(normalizeEmail(email));
    goTo('/verify');
  };
}

function explain(error: unknown, goToSignIn: () => void): void {
  if (error instanceof CaptchaFailed) {
    showToast({ kind: 'danger', text: error.message });
  } else if (isApiError(error, 'USERNAME_EXISTS')) {
    showToast({
      kind: 'warning',
      text: say(texts.looksLikeYouAlready),
      durationMs: existingAccountToastMs,
      action: { label: say(texts.signInNow), onPress: goToSignIn },
    });
  } else if (error instanceof ApiError && serverTroubles.includes(error.status)) {
    showToast({ kind: 'danger', text: say(texts.serverErrorPleaseTry) });
  } else {
    showFailure(error);
  }
}
