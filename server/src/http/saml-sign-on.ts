import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../call/app-error.ts';
import { hostName } from './security/host.ts';

/** A response with the groups of somebody who is in many. */
const BODY_LIMIT_BYTES = 128 * 1024;
const ORG_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Longer than the state that left (SAML 2.0 Bindings, 3.4.3). */
const MAX_STATE_LENGTH = 80;

export type SamlAddresses = {
  brandForHost(host: string): Promise<Brand>;
  /** What the portal says of itself, as XML. */
  describe(brand: Brand, orgId: string): Promise<string>;
  /** Keeps what was posted, and answers where the browser goes on. */
  keep(orgId: string, state: string, response: string): Promise<string>;
};

/**
 * Where firms' SAML directories have browsers post what they say (SAML 2.0 Bindings, 3.5), a form of another site without a cookie, and where
 * they read what the portal says of itself. The browser is led on with 303, so that its next request is a GET, which brings its cookies.
 */
export function registerSamlSignOn(
  app: FastifyInstance,
  path: string,
  { brandForHost, describe, keep }: SamlAddresses,
): void {
  type Firm = { Params: { orgId: string } };
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const config = { perMinute: 60 };
    scope.post<Firm>(`${path}/:orgId`, { config, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [response, state = ''] = [form.get('SAMLResponse'), form.get('RelayState') ?? undefined];
      const { orgId } = request.params;
      if (response === null || state.length > MAX_STATE_LENGTH || !ORG_ID.test(orgId))
        throw new AppError('SIGN_ON_REFUSED');
      return reply.header('cache-control', 'no-store').redirect(await keep(orgId, state, response), 303);
    });
    scope.get<Firm>(`${path}/:orgId/metadata`, { config }, async (request, reply) => {
      const { orgId } = request.params;
      if (!ORG_ID.test(orgId)) throw new AppError('NOT_FOUND');
      const xml = await describe(await brandForHost(hostName(request.headers.host)), orgId);
      return reply.header('cache-control', 'no-store').type('application/samlmetadata+xml').send(xml);
    });
  });
}
