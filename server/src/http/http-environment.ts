import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { acceptedLanguages, chooseLanguage, type Language } from '@portal/domain/texts/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Session } from '../call/caller.ts';
import type { Brands } from '../modules/brands/public.ts';
import { newToken } from '../system/tokens.ts';
import type { CallEnvironment } from './register-calls.ts';
import type { CookieJar } from './security/cookies.ts';
import { csrfToken, requireOwnPage, requireOwnScript } from './security/csrf.ts';
import { hostName } from './security/host.ts';

const TRANSACTION_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The browser's transaction id where it is well formed, else a new one. */
export function transactionIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && TRANSACTION_ID.test(header) ? header : randomUUID();
}

/**
 * In which to answer: pages say theirs (Accept-Language), and name it in links to files (`?lang=`), which browsers open with their own;
 * the brand's for who says none.
 */
export function languageOfRequest({ headers, query }: FastifyRequest, { locale }: Pick<Brand, 'locale'>): Language {
  const { lang } = (query ?? {}) as { readonly lang?: unknown };
  const named = typeof lang === 'string' ? [lang] : [];
  return chooseLanguage([...named, ...acceptedLanguages(headers['accept-language'] ?? ''), locale]);
}

/** Makes callers out of requests: who, for which brand, from where. */
export function createCallerOf(options: {
  readonly brands: Brands;
  readonly cookies: CookieJar;
  readonly csrfKey: Buffer;
  readonly readSession: (token: string) => Promise<Session | null>;
}): CallEnvironment['callerOf'] {
  const { brands, cookies, csrfKey, readSession } = options;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const token = cookies.readSession(request);
    const session = token === null ? null : await readSession(token);
    let preSessionId = cookies.readPreSession(request);
    if (preSessionId === null) {
      preSessionId = newToken();
      cookies.writePreSession(reply, preSessionId);
    }
    const binding = session !== null && token !== null ? token : preSessionId;
    request.csrfBinding = binding;
    const brand = await brands.forHost(hostName(request.headers.host));
    return {
      session,
      brand,
      // Found for calls of staff alone.
      customers: [],
      language: languageOfRequest(request, brand),
      transactionId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      preSessionId,
      csrfToken: () => csrfToken(csrfKey, binding),
      bearer: /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
      setSessionToken: (newSessionToken) => cookies.writeSession(reply, newSessionToken),
      deviceToken: cookies.readDevice(request),
      setDeviceToken: (deviceToken) => cookies.writeDevice(reply, deviceToken),
    };
  };
}

/** Guards calls that change something against pages of other sites. */
export function createOwnPageGuard(csrfKey: Buffer, publicOrigin: string): CallEnvironment['requireOwnPage'] {
  return (request, call) => {
    if (call.method === 'POST') requireOwnPage(request.headers, csrfKey, request.csrfBinding, publicOrigin);
    else if (call.changesState === true) requireOwnScript(request.headers, publicOrigin);
  };
}
