import type { FastifyInstance } from 'fastify';
import type { Counter } from 'prom-client';
import { withoutTokens } from '../../system/without-tokens.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

/** Takes the browsers' reports of what the page's policy stopped: counted, and logged for the operator. */
export function registerPolicyReports(app: FastifyInstance, violations: Counter): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body),
    );
    const config = { perMinute: 30 };
    scope.post(CSP_REPORT_PATH, { config }, async (request, reply) => {
      violations.inc();
      request.log.warn(
        { report: withoutTokens(String(request.body).slice(0, 2000)) },
        'the page policy stopped something',
      );
      return reply.code(204).send();
    });
  });
}
