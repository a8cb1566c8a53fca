import { generateKeyPairSync } from 'node:crypto';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { expect, test } from 'vitest';
import { measureFirm } from '../../testing/measure-firm.ts';
import { htmlPage } from '../../testing/site-page.ts';
import { FINDING_KINDS, type FindingKind } from './finding-kinds.ts';
import { NEVER_SEEN } from './never-seen.ts';

const LOOPBACK = ['127.0.0.1'];

const dkim = (bits: number) =>
  `v=DKIM1; k=rsa; p=${generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')}`;

test('a firm that does all well', async () => {
  const look = await measureFirm(
    {
      zone: {
        'firm.example': {
          a: LOOPBACK,
          mx: ['mail.firm.example'],
          txt: ['v=spf1 mx -all'],
          ns: ['ns1.dns.example'],
          signed: true,
        },
        'www.firm.example': { a: LOOPBACK },
        'mail.firm.example': { a: LOOPBACK },
        '_dmarc.firm.example': { txt: ['v=DMARC1; p=reject'] },
        'chosen._domainkey.firm.example': { txt: [dkim(2048)] },
        'flrm.example': { a: ['192.0.2.9'], ns: ['ns1.other.example'], mx: ['mx.other.example'] },
      },
      certificateFor: ['firm.example', 'www.firm.example', 'mail.firm.example', 'vpn.elsewhere.example'],
      redirects: true,
      headers: {
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        server: 'nginx',
      },
    },
    {
      dkimSelectors: ['Chosen'],
      scanHistory: { scans: 3, firstScanOn: '2026-09-01', lastScanOn: '2026-11-01', weaknesses: [], disputed: 0 },
    },
  );
  expect(look.requests.length).toBeGreaterThan(10);
  expect(look.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  const perHost = (host: string, exposure = true) => [
    `tls-sound GOOD ${host}`,
    `certificate-good GOOD ${host}`,
    `server-version-hidden NEUTRAL ${host}`,
    `headers-score GOOD ${host}`,
    ...(exposure ? [`systems-nothing-exposed GOOD ${host}`] : []),
  ];
  expect([...look.told].sort()).toEqual(
    [
      'dkim-strong GOOD chosen._domainkey.firm.example',
      'dmarc-enforced GOOD firm.example',
      'dnssec-signed GOOD firm.example',
      'lookalike-with-mail NEUTRAL flrm.example',
      'no-known-weakness GOOD firm.example',
      'port-web GOOD firm.example:port',
      'port-web GOOD firm.example:port',
      'spf-strict GOOD firm.example',
      ...['firm.example', 'www.firm.example', 'mail.firm.example'].flatMap((host) => perHost(host)),
    ].sort(),
  );
  expect(look.reasons).toEqual(NEVER_SEEN);
  expect(look.result.assets).toEqual([
    { host: 'firm.example', source: 'domain', addresses: LOOPBACK },
    { host: 'www.firm.example', source: 'www', addresses: LOOPBACK },
    { host: 'mail.firm.example', source: 'certificate', addresses: LOOPBACK },
  ]);
  expect(look.result.outcomes.map(({ vector }) => vector)).toEqual(RISK_VECTOR_SLUGS);
  expect(look.requests.every((line) => line.startsWith('GET '))).toBe(true);
});

test('a firm that does all badly', async () => {
  const look = await measureFirm({
    zone: {
      'firm.example': { a: LOOPBACK, mx: ['mail.host.example'], txt: ['v=spf1 +all'] },
      'www.firm.example': { a: LOOPBACK },
      'selector1._domainkey.firm.example': { txt: [dkim(1024)] },
      '_dmarc.firm.example': { txt: ['v=DMARC1; p=none'] },
    },
    pages: {
      '/': { body: htmlPage('Firm', '<p>Welcome</p>', '<meta name="generator" content="WordPress 4.1">') },
      '/.env': { type: 'text/plain', body: 'APP_KEY=base64:abc\nDB_PASSWORD=secret\n' },
      '/phpmyadmin/': { body: '<title>phpMyAdmin</title>' },
    },
    headers: { server: 'Apache/2.2.15', 'x-powered-by': 'PHP/7.4.3-4ubuntu2.19' },
  });
  const lines = look.told;
  for (const host of ['firm.example', 'www.firm.example'])
    expect(lines).toEqual(
      expect.arrayContaining([
        `https-missing BAD ${host}`,
        `headers-score BAD ${host}`,
        `application-end-of-life BAD ${host}`,
        `private-files-open BAD ${host}`,
        `admin-tool-open BAD ${host}`,
        `server-end-of-life BAD ${host}`,
      ]),
    );
  expect(lines).toEqual(
    expect.arrayContaining([
      'spf-allows-all BAD firm.example',
      'dmarc-not-enforced WARN firm.example',
      'dkim-short-key WARN selector1._domainkey.firm.example',
      'dnssec-unsigned WARN firm.example',
    ]),
  );
  expect(lines.filter((line) => / GOOD /.test(line))).toEqual(['port-web GOOD firm.example:port']);
  expect(look.reasons).toEqual({
    ...NEVER_SEEN,
    ssl_certificates: 'NOTHING_TO_MEASURE',
    patching_cadence: 'NEEDS_SCAN_HISTORY',
  });
});

test('a firm that does not answer has no grade but what DNS tells', async () => {
  const look = await measureFirm(
    { zone: { 'firm.example': { a: LOOPBACK } } },
    { webPorts: { http: 1, https: 2 }, ports: [] },
  );
  expect(look.reasons).toEqual({
    ...NEVER_SEEN,
    dkim: 'NOTHING_TO_MEASURE',
    ssl_certificates: 'NO_ANSWER',
    ssl_configurations: 'NO_ANSWER',
    open_ports: 'NO_ANSWER',
    application_security: 'NO_ANSWER',
    insecure_systems: 'NO_ANSWER',
    server_software: 'NO_ANSWER',
    patching_cadence: 'NEEDS_SCAN_HISTORY',
  });
});

test('findings carry the vector and a grade of their kind', async () => {
  const { result } = await measureFirm({ zone: { 'firm.example': { a: LOOPBACK } } });
  expect(result.findings.length).toBeGreaterThan(3);
  for (const { kind, vector, grade, evidence } of result.findings) {
    const known = FINDING_KINDS[kind as FindingKind];
    expect(known.vector).toBe(vector);
    expect(known.grades).toContain(grade);
    expect(evidence.length).toBeGreaterThan(0);
  }
});
