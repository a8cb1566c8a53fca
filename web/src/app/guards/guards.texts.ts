import { texts } from '@portal/domain/texts/texts.ts';

export const savedRedirect = texts('app.guards.savedRedirect', {
  secure: '; Secure',
  cookieNamePathMaxAge: '{cookieName}=; Path=/; Max-Age=0; SameSite=Lax',
});
