import { useIdentity } from '../../../portal/identity/use-identity.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';

/** The action of messages that an address is not verified: another link. Its code is loaded when it is pressed. */
export function useOfferNewLink(): (email: string) => { readonly label: string; readonly onPress: () => void } {
  const identity = useIdentity();
  const goTo = useGoTo();
  return (email) => ({
    label: 'Request a new verification link',
    onPress: () =>
      void import('../verification/request-verification-link.ts').then((module) =>
        module.requestVerificationLink(identity, goTo, email),
      ),
  });
}
