import type { FastifyReply } from 'fastify';

/** Where browsers report what the policy stopped. */
export const CSP_REPORT_PATH = '/api/utils/cspReport';

/** What the policy of pages depends on. */
export type PageSettings = {
  readonly isHttps: boolean;
  /** Where pages ask an outside identity provider; null without one. */
  readonly identityEndpoint: string | null;
  /** Whether pages frame the portal's own page of an outside captcha. */
  readonly hasCaptchaFrame: boolean;
};

/**
 * Policy of the portal's pages: own files only, styles by nonce, scripts through one Trusted Types policy. The editor has another
 * for what is pasted into it, which it reads in a document that can neither load nor run anything.
 */
export function pagePolicy(nonce: string, { isHttps, identityEndpoint, hasCaptchaFrame }: PageSettings): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${identityEndpoint === null ? '' : ` ${identityEndpoint}`}`,
    ...(hasCaptchaFrame ? ["frame-src 'self'"] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal ProseMirrorClipboard',
    `report-uri ${CSP_REPORT_PATH}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Policy of everything that is not a page: nothing may be loaded or framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every answer (ASVS 5.0, chapter 3.4). */
export function setSecurityHeaders(reply: FastifyReply, isHttps: boolean): void {
  reply.header('content-security-policy', DATA_POLICY);
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-frame-options', 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  if (isHttps) reply.header('strict-transport-security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
}
