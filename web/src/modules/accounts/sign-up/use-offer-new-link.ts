import { useIdentity } from '../../../portal/identity/use-identity.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { useOfferNewLink as texts } from './offer-new-link.texts.ts';

/** The action of messages that an address is not verified: another link. Its code is loaded when it is pressed. */
export function useOfferNewLink(): (email: string) => { readonly label: string; readonly onPress: () => void } {
  const identity = useIdentity();
  const goTo = useGoTo();
  return (email) => ({
    label: say(texts.requestANewVerification),
    onPress: () =>
      void import('../verification/request-verification-link.ts').then((module) =>
        module.requestVerificationLink(identity, goTo, email),
      ),
  });
}
