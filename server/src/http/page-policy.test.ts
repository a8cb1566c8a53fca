import { expect, test } from 'vitest';
import { pagePolicy } from './security/security-headers.ts';

const PLAIN = { isHttps: true, identityEndpoint: null, hasCaptchaFrame: false };

const directives = (
  settings: typeof PLAIN | { isHttps: boolean; identityEndpoint: string; hasCaptchaFrame: boolean },
) => pagePolicy('n0nce', settings).split('; ');

test('own scripts only, styles by nonce, one Trusted Types policy, no framing, and reports of what was stopped', () => {
  expect(directives(PLAIN)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-n0nce'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal ProseMirrorClipboard',
    'report-uri /api/utils/cspReport',
    'upgrade-insecure-requests',
  ]);
});

test('V14.2.3 pages reach and frame nothing but the portal, unless the settings name more', () => {
  expect(directives(PLAIN)).toContain("connect-src 'self'");
  expect(directives(PLAIN).some((directive) => directive.startsWith('frame-src'))).toBe(false);
});

test('an outside identity provider and captcha add just their own place, and no script', () => {
  const endpoint = 'https://cognito-idp.eu-west-1.amazonaws.com';
  const added = directives({ isHttps: true, identityEndpoint: endpoint, hasCaptchaFrame: true });
  expect(added.filter((directive) => !directives(PLAIN).includes(directive))).toEqual([
    `connect-src 'self' ${endpoint}`,
    "frame-src 'self'",
  ]);
});
