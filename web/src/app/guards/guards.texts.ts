import { texts } from '@portal/domain/texts/texts.ts';

export const savedRedirect = texts('frame.guards.savedRedirect', {
  secure: '; Secure',
});
