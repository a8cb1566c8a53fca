import { languageOf } from '@portal/domain/texts/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { PasswordIdentity } from '../providers/identity/password-identity-port.ts';
import { linkInLanguage } from '../system/brand-origin.ts';

/**
 * The address in verification mails. Programs that read mail open links, so it changes nothing: where the link can be used it
 * leads to the page with the button (`docs/decisions/033`), else to sign-in with the result (spec part 1, section 2, "Sign in").
 */
export function registerVerifyEmailLink(app: FastifyInstance, identity: PasswordIdentity): void {
  const config = { perMinute: 30 };
  type Link = { Params: { token: string }; Querystring: { lang?: unknown } };
  app.get<Link>('/api/identity/verifyEmail/:token', { config }, async (request, reply) => {
    const { token } = request.params;
    const { lang } = request.query;
    const language = (typeof lang === 'string' ? languageOf(lang) : undefined) ?? 'en';
    const { result, email } = await identity.readVerificationLink(token, '');
    const query = new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) });
    const address = result === 'open' ? `/verifyEmail/${encodeURIComponent(token)}` : `/signin?${query}`;
    return reply.header('cache-control', 'no-store').redirect(linkInLanguage(address, language), 302);
  });
}
