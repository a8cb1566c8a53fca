import { texts } from '@portal/domain/texts/texts.ts';

export const cognitoErrors = texts('frame.identity.cognitoErrors', {
  theSignInService: 'The sign-in service did not answer as expected. Please try again in a moment.',
});
