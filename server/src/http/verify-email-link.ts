import type { FastifyInstance } from 'fastify';
import type { PasswordIdentity } from '../providers/identity/password-identity-port.ts';

/**
 * The address in verification mails. Programs that read mail open links, so it changes nothing: where the link can be used it
 * leads to the page with the button (`docs/decisions/033`), else to sign-in with the result (spec part 1, section 2, "Sign in").
 */
export function registerVerifyEmailLink(app: FastifyInstance, identity: PasswordIdentity): void {
  const config = { perMinute: 30 };
  app.get<{ Params: { token: string } }>('/api/identity/verifyEmail/:token', { config }, async (request, reply) => {
    const { token } = request.params;
    const { result, email } = await identity.readVerificationLink(token, '');
    const query = new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) });
    const address = result === 'open' ? `/verifyEmail/${encodeURIComponent(token)}` : `/signin?${query}`;
    return reply.header('cache-control', 'no-store').redirect(address, 302);
  });
}
