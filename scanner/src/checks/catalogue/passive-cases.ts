import type { Case } from './case.ts';

/** What reading a site's answers, its certificates and its domain's records shows: checks P01 to P29. */
export const PASSIVE_CASES = [
  { checkId: 'P01', variant: 'no-https', severity: 'high', facts: ['host'] },
  { checkId: 'P01', variant: 'no-redirect-to-https', severity: 'medium', facts: ['host'] },
  { checkId: 'P01', variant: 'redirect-to-http', severity: 'high', facts: ['host', 'location'] },

  { checkId: 'P02', variant: 'certificate-expired', severity: 'high', facts: ['host', 'expiredOn'] },
  { checkId: 'P02', variant: 'certificate-not-yet-valid', severity: 'high', facts: ['host', 'validFrom'] },
  { checkId: 'P02', variant: 'certificate-wrong-host', severity: 'high', facts: ['host', 'names'] },
  { checkId: 'P02', variant: 'certificate-self-signed', severity: 'high', facts: ['host'] },
  { checkId: 'P02', variant: 'certificate-untrusted', severity: 'high', facts: ['host', 'issuer'] },
  { checkId: 'P02', variant: 'certificate-chain-incomplete', severity: 'medium', facts: ['host', 'issuer'] },
  { checkId: 'P02', variant: 'certificate-weak-signature', severity: 'medium', facts: ['host', 'algorithm'] },
  { checkId: 'P02', variant: 'certificate-expires-soon', severity: 'low', facts: ['host', 'expiresOn', 'days'] },

  { checkId: 'P02', variant: 'revocation-not-stapled', severity: 'info', facts: ['host'] },

  { checkId: 'P03', variant: 'sslv2-accepted', severity: 'high', facts: ['host'] },
  { checkId: 'P03', variant: 'sslv3-accepted', severity: 'high', facts: ['host'] },
  { checkId: 'P03', variant: 'tls10-accepted', severity: 'medium', facts: ['host'] },
  { checkId: 'P03', variant: 'tls11-accepted', severity: 'medium', facts: ['host'] },
  { checkId: 'P03', variant: 'tls13-missing', severity: 'info', facts: ['host'] },

  { checkId: 'P04', variant: 'null-suites', severity: 'high', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'anonymous-suites', severity: 'high', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'export-suites', severity: 'high', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'des-suites', severity: 'high', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'rsa-oracle', severity: 'high', facts: ['host', 'answers'] },
  { checkId: 'P04', variant: 'rsa-oracle-weak', severity: 'medium', facts: ['host', 'answers'] },
  { checkId: 'P04', variant: 'rc4-suites', severity: 'medium', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'triple-des-suites', severity: 'medium', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'short-dh-group', severity: 'medium', facts: ['host', 'bits'] },
  { checkId: 'P04', variant: 'short-rsa-key', severity: 'medium', facts: ['host', 'bits'] },
  { checkId: 'P04', variant: 'forward-secrecy-missing', severity: 'low', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'rsa-key-exchange', severity: 'info', facts: ['host', 'suite', 'protocol'] },
  { checkId: 'P04', variant: 'renegotiation-insecure', severity: 'low', facts: ['host'] },

  { checkId: 'P05', variant: 'hsts-missing', severity: 'low', facts: ['host'] },
  { checkId: 'P05', variant: 'hsts-short', severity: 'low', facts: ['host', 'days'] },
  { checkId: 'P05', variant: 'hsts-invalid', severity: 'low', facts: ['host', 'value'] },

  { checkId: 'P06', variant: 'csp-missing', severity: 'low', facts: ['host'] },
  { checkId: 'P06', variant: 'csp-report-only', severity: 'low', facts: ['host'] },
  { checkId: 'P06', variant: 'csp-bypassable', severity: 'low', facts: ['host', 'problems'] },

  { checkId: 'P07', variant: 'framing-allowed', severity: 'low', facts: ['host'] },
  { checkId: 'P08', variant: 'nosniff-missing', severity: 'low', facts: ['host'] },

  { checkId: 'P09', variant: 'referrer-policy-missing', severity: 'low', facts: ['host'] },
  { checkId: 'P09', variant: 'referrer-policy-unsafe', severity: 'low', facts: ['host', 'value'] },
  { checkId: 'P09', variant: 'permissions-policy-missing', severity: 'info', facts: ['host'] },
  { checkId: 'P09', variant: 'opener-policy-missing', severity: 'info', facts: ['host'] },

  { checkId: 'P10', variant: 'session-cookie-without-secure', severity: 'medium', facts: ['host', 'cookie'] },
  { checkId: 'P10', variant: 'session-cookie-without-httponly', severity: 'medium', facts: ['host', 'cookie'] },
  { checkId: 'P10', variant: 'session-cookie-in-page', severity: 'medium', facts: ['path', 'cookie'] },
  { checkId: 'P10', variant: 'cookie-without-secure', severity: 'low', facts: ['host', 'cookie'] },
  { checkId: 'P10', variant: 'cookie-without-httponly', severity: 'low', facts: ['host', 'cookie'] },
  { checkId: 'P10', variant: 'cookie-without-samesite', severity: 'low', facts: ['host', 'cookie'] },

  { checkId: 'P11', variant: 'active-mixed-content', severity: 'medium', facts: ['host', 'resource', 'element'] },
  { checkId: 'P11', variant: 'passive-mixed-content', severity: 'low', facts: ['host', 'resource', 'element'] },

  {
    checkId: 'P12',
    variant: 'vulnerable-library-high',
    severity: 'high',
    facts: ['library', 'version', 'fixedIn', 'identifiers', 'summary'],
  },
  {
    checkId: 'P12',
    variant: 'vulnerable-library-medium',
    severity: 'medium',
    facts: ['library', 'version', 'fixedIn', 'identifiers', 'summary'],
  },
  {
    checkId: 'P12',
    variant: 'vulnerable-library-low',
    severity: 'low',
    facts: ['library', 'version', 'fixedIn', 'identifiers', 'summary'],
  },

  { checkId: 'P13', variant: 'php-end-of-life', severity: 'high', facts: ['product', 'version', 'endedOn'] },
  { checkId: 'P13', variant: 'cms-end-of-life', severity: 'high', facts: ['product', 'version', 'endedOn'] },
  { checkId: 'P13', variant: 'server-end-of-life', severity: 'medium', facts: ['product', 'version', 'endedOn'] },
  { checkId: 'P13', variant: 'wordpress-outdated', severity: 'medium', facts: ['version', 'currentVersion'] },

  { checkId: 'P14', variant: 'server-version', severity: 'low', facts: ['host', 'header', 'value'] },
  { checkId: 'P14', variant: 'framework-version', severity: 'low', facts: ['host', 'header', 'value'] },
  { checkId: 'P14', variant: 'generator-version', severity: 'low', facts: ['host', 'value'] },

  { checkId: 'P15', variant: 'sensitive-directory-listing', severity: 'medium', facts: ['path', 'files'] },
  { checkId: 'P15', variant: 'directory-listing', severity: 'low', facts: ['path', 'files'] },

  { checkId: 'P16', variant: 'stack-trace', severity: 'low', facts: ['path', 'technology'] },
  { checkId: 'P16', variant: 'database-error', severity: 'low', facts: ['path', 'technology'] },
  { checkId: 'P16', variant: 'error-message', severity: 'low', facts: ['path', 'technology'] },
  { checkId: 'P16', variant: 'debug-page', severity: 'low', facts: ['path', 'technology'] },

  { checkId: 'P17', variant: 'private-key', severity: 'high', facts: ['path', 'kind'] },
  { checkId: 'P17', variant: 'service-secret', severity: 'high', facts: ['path', 'service'] },
  { checkId: 'P17', variant: 'database-password', severity: 'high', facts: ['path', 'database'] },

  { checkId: 'P18', variant: 'card-number', severity: 'high', facts: ['path', 'brand', 'count'] },

  { checkId: 'P19', variant: 'password-form-on-http', severity: 'high', facts: ['path'] },
  { checkId: 'P19', variant: 'password-form-to-http', severity: 'high', facts: ['path', 'action'] },

  { checkId: 'P20', variant: 'form-without-token', severity: 'medium', facts: ['path', 'action', 'cookie'] },

  { checkId: 'P21', variant: 'script-without-integrity', severity: 'low', facts: ['script', 'scriptHost'] },
  { checkId: 'P21', variant: 'third-party-scripts', severity: 'info', facts: ['count', 'scriptHosts'] },

  { checkId: 'P22', variant: 'origin-reflected-with-credentials', severity: 'medium', facts: ['host', 'path'] },

  { checkId: 'P23', variant: 'personal-page-cacheable', severity: 'low', facts: ['path'] },

  { checkId: 'P24', variant: 'spf-missing', severity: 'medium', facts: ['domain'] },
  { checkId: 'P24', variant: 'spf-missing-no-mail', severity: 'low', facts: ['domain'] },
  { checkId: 'P24', variant: 'spf-multiple', severity: 'medium', facts: ['domain', 'count'] },
  { checkId: 'P24', variant: 'spf-allows-all', severity: 'medium', facts: ['domain', 'record'] },
  { checkId: 'P24', variant: 'spf-neutral', severity: 'low', facts: ['domain', 'record'] },
  { checkId: 'P24', variant: 'spf-too-many-lookups', severity: 'low', facts: ['domain', 'lookups'] },
  { checkId: 'P24', variant: 'spf-invalid', severity: 'medium', facts: ['domain', 'record', 'problem'] },
  { checkId: 'P24', variant: 'dmarc-missing', severity: 'medium', facts: ['domain'] },
  { checkId: 'P24', variant: 'dmarc-invalid', severity: 'medium', facts: ['domain', 'problem'] },
  { checkId: 'P24', variant: 'dmarc-not-enforced', severity: 'medium', facts: ['domain', 'record'] },
  { checkId: 'P24', variant: 'dmarc-subdomains-weaker', severity: 'low', facts: ['domain', 'record'] },
  { checkId: 'P24', variant: 'dkim-short-key', severity: 'low', facts: ['domain', 'selector', 'bits'] },
  { checkId: 'P24', variant: 'dkim-not-found', severity: 'info', facts: ['domain'] },
  { checkId: 'P24', variant: 'dnssec-missing', severity: 'info', facts: ['domain'] },
  { checkId: 'P24', variant: 'mta-sts-missing', severity: 'info', facts: ['domain'] },
  { checkId: 'P24', variant: 'mta-sts-unusable', severity: 'low', facts: ['domain', 'problem'] },
  { checkId: 'P24', variant: 'mta-sts-not-enforced', severity: 'info', facts: ['domain', 'line'] },
  { checkId: 'P24', variant: 'tls-rpt-missing', severity: 'info', facts: ['domain'] },
  { checkId: 'P24', variant: 'dane-missing', severity: 'info', facts: ['domain', 'server'] },
  { checkId: 'P24', variant: 'bimi-missing', severity: 'info', facts: ['domain'] },

  { checkId: 'P25', variant: 'security-txt-missing', severity: 'info', facts: ['host'] },
  { checkId: 'P25', variant: 'security-txt-expired', severity: 'info', facts: ['host', 'expiredOn'] },
  { checkId: 'P25', variant: 'security-txt-incomplete', severity: 'info', facts: ['host', 'missing'] },

  { checkId: 'P26', variant: 'viewstate-without-mac', severity: 'medium', facts: ['path'] },
  {
    checkId: 'P26',
    variant: 'serialised-object',
    severity: 'medium',
    facts: ['path', 'carrier', 'name', 'technology'],
  },

  { checkId: 'P27', variant: 'passwords-readable', severity: 'high', facts: ['path', 'field', 'count'] },
  { checkId: 'P27', variant: 'personal-data-readable', severity: 'medium', facts: ['path', 'fields', 'count'] },

  {
    checkId: 'P28',
    variant: 'flaw-exploited',
    severity: 'high',
    facts: [
      'product',
      'group',
      'version',
      'path',
      'count',
      'identifiers',
      'fixedIn',
      'summary',
      'advice',
      'exploitedSince',
    ],
  },
  {
    checkId: 'P28',
    variant: 'flaw-high',
    severity: 'high',
    facts: ['product', 'group', 'version', 'path', 'count', 'identifiers', 'fixedIn', 'summary', 'advice'],
  },
  {
    checkId: 'P28',
    variant: 'flaw-possible',
    severity: 'medium',
    facts: ['product', 'group', 'version', 'path', 'count', 'identifiers', 'fixedIn', 'summary', 'advice'],
  },
  {
    checkId: 'P28',
    variant: 'flaw-medium',
    severity: 'medium',
    facts: ['product', 'group', 'version', 'path', 'count', 'identifiers', 'fixedIn', 'summary', 'advice'],
  },

  { checkId: 'P29', variant: 'socket-hijackable', severity: 'medium', facts: ['host', 'address', 'cookie'] },
  { checkId: 'P29', variant: 'socket-unencrypted', severity: 'low', facts: ['host', 'address'] },
  { checkId: 'P29', variant: 'socket-in-use', severity: 'info', facts: ['host', 'address', 'count'] },
] as const satisfies readonly Case[];
