import { texts } from '@portal/domain/texts/texts.ts';

export const useOfferNewLink = texts('accounts.signUp.useOfferNewLink', {
  requestANewVerification: 'Request a new verification link',
});
