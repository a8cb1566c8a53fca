import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import { type DevelopersServices, type GoodToken, readToken } from '../../modules/developers/public.ts';
import { limitToken } from './limit-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** By which the public interface is called. */
    apiToken: GoodToken | null;
  }
}

/** Gives requests a place for the token that they come with. */
export const carryTokens = (app: FastifyInstance): void => {
  app.decorateRequest('apiToken', null);
};

/** What admitting needs of the rest of the portal. */
export type AdmittingEnvironment = {
  readonly services: DevelopersServices;
  isInMaintenance(): Promise<boolean>;
};

/**
 * The token that a request comes with, counted; asked before the body is read, so that strangers make the portal hold none of it.
 * @throws AppError TOKEN_REJECTED, TOO_MANY_REQUESTS, IN_MAINTENANCE
 */
export async function admitToken(
  { services, isInMaintenance }: AdmittingEnvironment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GoodToken> {
  const token = await readToken(services, request.headers.authorization);
  if (token === null) {
    request.log.warn({ ip: request.ip }, 'a call of the public interface without a good token was refused');
    throw new AppError('TOKEN_REJECTED');
  }
  await limitToken(services.limits, token.token_id, reply);
  if (await isInMaintenance()) throw new AppError('IN_MAINTENANCE');
  return token;
}
