import { texts } from '@portal/domain/texts/texts.ts';

export const useEndSession = texts('frame.session.useEndSession', {
  yourSessionHasEnded:
    'Your session has ended because you were inactive or it was ended elsewhere. Please sign in again.',
  yourVisitToThis: 'Your visit to this customer’s portal has ended.',
  signOutFailed: 'Sign out failed',
});
