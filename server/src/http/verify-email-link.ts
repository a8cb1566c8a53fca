import type { FastifyInstance } from 'fastify';
import type { PasswordIdentity } from '../providers/identity/password-identity-port.ts';

/**
 * The address in verification mails: it uses the link and sends the visitor on to sign-in with the result
 * (spec part 1, section 2, "Sign in").
 */
export function registerVerifyEmailLink(app: FastifyInstance, identity: PasswordIdentity): void {
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
  app.get<{ Params: { token: string } }>('/api/identity/verifyEmail/:token', { config }, async (request, reply) => {
    const { result, email } = await identity.verifyEmail(request.params.token);
    const query = new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) });
    return reply.header('cache-control', 'no-store').redirect(`/signin?${query}`, 302);
  });
}
