import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../../call/caller.ts';
import type { ApiCaller, GoodToken } from '../../modules/developers/public.ts';
import { languageOfRequest } from '../http-environment.ts';

/** A token as who calls: in the name of the person who made it, and without anything that belongs to a browser. */
export function tokenCaller(request: FastifyRequest, token: GoodToken, brand: Brand): ApiCaller<Session> {
  const nothing = () => undefined;
  return {
    token: { tokenId: token.token_id, name: token.name },
    session: {
      sessionId: token.token_id,
      userId: token.made_by,
      orgId: token.org_id,
      email: token.email,
      isStaff: token.org_id === null,
      staffRole: null,
      activeAt: token.last_used_at ?? token.expires_at,
      idleEndsAt: null,
      endsAt: token.expires_at,
      service: null,
    },
    brand,
    customers: [],
    language: languageOfRequest(request, brand),
    transactionId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    preSessionId: '',
    csrfToken: () => '',
    bearer: null,
    setSessionToken: nothing,
    deviceToken: null,
    setDeviceToken: nothing,
  };
}
