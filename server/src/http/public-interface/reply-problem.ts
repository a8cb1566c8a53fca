import type { Brand } from '@portal/domain/portal/brand.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DevelopersServices } from '../../modules/developers/public.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { errorAnswer } from '../error-reply.ts';
import { languageOfRequest } from '../http-environment.ts';
import { reportOfError } from '../report-of-error.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';

type Failed = {
  readonly request: FastifyRequest;
  readonly brand: Brand;
};

/** A failure as problem details, in the language of the request; one that nobody expected is logged and reported. */
export function tellProblem(services: DevelopersServices, error: unknown, { request, brand }: Failed) {
  const answer = errorAnswer(error, brand, languageOfRequest(request, brand));
  if (!answer.expected) {
    request.log.error({ error }, 'call failed');
    services.errors.report(reportOfError(error, request.id));
  }
  return problemOf(answer, request.id, brandOrigin(brand, services.config.publicUrl));
}

/**
 * Answers a failure as problem details (RFC 9457).
 * @param failed its `realm` is what a token is asked for (RFC 6750, 3)
 */
export function replyProblem(
  services: DevelopersServices,
  error: unknown,
  { reply, realm, ...failed }: Failed & { readonly reply: FastifyReply; readonly realm: string },
): FastifyReply {
  const problem = tellProblem(services, error, failed);
  if (problem.status === 401) reply.header('www-authenticate', `Bearer realm="${realm}"`);
  if (problem.status === 503) reply.header('retry-after', 5);
  return reply.code(problem.status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(problem);
}
