import type { FastifyInstance } from 'fastify';
import { AppError } from '../call/app-error.ts';
import { DirectoryError } from '../providers/sign-on/sign-on-port.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const ORG_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Where firms' directories say that somebody has signed out there (OpenID Connect Back-Channel Logout 1.0, 2.5 and 2.8): a form
 * with a signed token, without cookies.
 */
export function registerSignOnLogout(
  app: FastifyInstance,
  path: string,
  logOut: (orgId: string, token: string) => Promise<boolean>,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const config = { perMinute: 120 };
    type Logout = { Params: { orgId: string } };
    scope.post<Logout>(`${path}/:orgId`, { config, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      const { orgId } = request.params;
      if (token === null || !ORG_ID.test(orgId)) throw new AppError('SIGN_ON_REFUSED');
      try {
        if (!(await logOut(orgId, token))) throw new AppError('SIGN_ON_REFUSED');
      } catch (error) {
        if (error instanceof DirectoryError) throw new AppError('SIGN_ON_REFUSED');
        throw error;
      }
      return reply.send({ success: true });
    });
  });
}
