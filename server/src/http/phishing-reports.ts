import { MAX_REPORT_MEGABYTES } from '@portal/domain/phishing/phishing-limits.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, InputError } from '../call/app-error.ts';
import type { Received } from '../modules/phishing/public.ts';
import { secretsEqual } from '../system/tokens.ts';

/** Where a mail server or a service for incoming mail sends what arrives at the address of reports. */
export const PHISHING_REPORTS_PATH = '/api/phishing/inbound';
const BODY_LIMIT_BYTES = MAX_REPORT_MEGABYTES * 1024 * 1024;
const RAW = 'message/rfc822';

const wrapped = z.object({ raw: z.string().min(1) });

/**
 * Takes mails that people forwarded to the address of reports: as they are (`message/rfc822`), or as text in JSON. What could be
 * read is answered with success, also when it is of nobody that the portal knows, so that it does not come for ever.
 */
export function registerPhishingReports(
  app: FastifyInstance,
  secret: string,
  receive: (raw: Uint8Array) => Promise<Received>,
): void {
  const config = { perMinute: 600 };
  app.register(async (scope) => {
    scope.addContentTypeParser(RAW, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      PHISHING_REPORTS_PATH,
      {
        config,
        bodyLimit: BODY_LIMIT_BYTES,
        // Before the body is read: strangers make the portal hold none of it.
        onRequest: async (request, reply) => {
          if (isAuthentic(request.headers.authorization, secret)) return;
          request.log.warn({ ip: request.ip }, 'a reported mail without the right credentials was refused');
          reply.header('www-authenticate', 'Basic realm="reported mails", charset="UTF-8"');
          throw new AppError('NOT_SIGNED_IN');
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const outcome = await receive(bytesOf(request.body));
        request.log.info({ outcome }, 'a reported mail');
        return reply.send({ success: true });
      },
    );
  });
}

/** As a bearer token (RFC 6750), or as the password of Basic authentication (RFC 7617), whatever the name. */
function isAuthentic(authorization = '', secret: string): boolean {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const isBasic = scheme.toLowerCase() === 'basic';
  const given = isBasic
    ? Buffer.from(credentials, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '')
    : credentials;
  return secretsEqual(given, secret) && (isBasic || scheme.toLowerCase() === 'bearer');
}

/** @throws InputError for a body that holds no mail */
function bytesOf(body: unknown): Uint8Array {
  // A file's memory goes over to the thread that reads it, so it is no part of a pool.
  if (body instanceof Buffer && body.length > 0) return Uint8Array.from(body);
  const parsed = wrapped.safeParse(body);
  if (!parsed.success) throw new InputError([{ field: 'raw', message: 'Send a message.' }]);
  return new TextEncoder().encode(parsed.data.raw);
}
