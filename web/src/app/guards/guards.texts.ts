import { texts } from '@portal/domain/texts/texts.ts';

export const savedRedirect = texts('app.guards.savedRedirect', {
  secure: '; Secure',
});
