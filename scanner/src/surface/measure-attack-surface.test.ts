import { generateKeyPairSync } from 'node:crypto';
import type { SurfaceMeasurement } from '@portal/domain/ratings/attack-surface.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { afterEach, expect, test } from 'vitest';
import { htmlPage } from '../../testing/site-page.ts';
import { type Firm, type FirmWish, startFirm } from '../../testing/start-firm.ts';
import { FINDING_KINDS, type FindingKind } from './finding-kinds.ts';
import { measureAttackSurface } from './measure-attack-surface.ts';
import type { SurfaceOptions } from './surface-options.ts';

const LOOPBACK = ['127.0.0.1'];
const NOW = Date.now();

let firm: Firm | null = null;
afterEach(async () => {
  await firm?.close();
  firm = null;
});

async function measure(wish: FirmWish, options: Partial<SurfaceOptions> = {}): Promise<SurfaceMeasurement> {
  firm = await startFirm(wish);
  return measureAttackSurface({
    url: 'https://www.firm.example/',
    allowedHosts: LOOPBACK,
    dnsServers: [firm.dnsServer],
    userAgentContact: 'https://portal.example/scanning',
    trustedCertificates: [firm.trustedCertificate],
    webPorts: firm.webPorts,
    ports: [firm.webPorts.http, firm.webPorts.https],
    signal: new AbortController().signal,
    now: () => NOW,
    ...options,
  });
}

/** "kind GRADE asset" of each finding, with the ports of this run left out. */
const told = ({ findings }: SurfaceMeasurement) =>
  findings.map(({ kind, grade, asset }) => `${kind} ${grade} ${asset.replace(/:\d+$/, ':port')}`);

/** Vectors without a grade, and why. */
const reasons = ({ outcomes }: SurfaceMeasurement) =>
  Object.fromEntries(outcomes.flatMap((outcome) => (outcome.measured ? [] : [[outcome.vector, outcome.reason]])));

const OUTSIDE = {
  botnet_infections: 'NEEDS_OUTSIDE_SOURCE',
  spam_propagation: 'NEEDS_OUTSIDE_SOURCE',
  malware_servers: 'NEEDS_OUTSIDE_SOURCE',
  unsolicited_comm: 'NEEDS_OUTSIDE_SOURCE',
  potentially_exploited: 'NEEDS_OUTSIDE_SOURCE',
  desktop_software: 'NOT_SEEN_FROM_OUTSIDE',
  mobile_software: 'NOT_SEEN_FROM_OUTSIDE',
  file_sharing: 'NEEDS_OUTSIDE_SOURCE',
  exposed_credentials: 'NEEDS_OUTSIDE_SOURCE',
  data_breaches: 'NOTHING_REPORTED',
  other_disclosures: 'NEEDS_OUTSIDE_SOURCE',
};

const dkim = (bits: number) =>
  `v=DKIM1; k=rsa; p=${generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')}`;

test('a firm that does all well', async () => {
  const result = await measure(
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
      scanHistory: { scans: 3, firstScanOn: '2026-09-01', lastScanOn: '2026-11-01', weaknesses: [] },
    },
  );
  const perHost = (host: string, exposure = true) => [
    `tls-sound GOOD ${host}`,
    `certificate-good GOOD ${host}`,
    `server-version-hidden GOOD ${host}`,
    `headers-score GOOD ${host}`,
    ...(exposure ? [`systems-nothing-exposed GOOD ${host}`] : []),
  ];
  expect(told(result).sort()).toEqual(
    [
      'dkim-strong GOOD chosen._domainkey.firm.example',
      'dmarc-enforced NEUTRAL firm.example',
      'dnssec-signed GOOD firm.example',
      'lookalike-with-mail NEUTRAL flrm.example',
      'no-known-weakness GOOD firm.example',
      'port-web GOOD firm.example:port',
      'port-web GOOD firm.example:port',
      'spf-strict GOOD firm.example',
      ...['firm.example', 'www.firm.example', 'mail.firm.example'].flatMap((host) => perHost(host)),
    ].sort(),
  );
  expect(reasons(result)).toEqual(OUTSIDE);
  expect(result.assets).toEqual([
    { host: 'firm.example', source: 'domain', addresses: LOOPBACK },
    { host: 'www.firm.example', source: 'www', addresses: LOOPBACK },
    { host: 'mail.firm.example', source: 'certificate', addresses: LOOPBACK },
  ]);
  expect(result.outcomes.map(({ vector }) => vector)).toEqual(RISK_VECTOR_SLUGS);
  expect(firm?.requests().every((line) => line.startsWith('GET '))).toBe(true);
});

test('a firm that does all badly', async () => {
  const result = await measure({
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
  const lines = told(result);
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
      'dmarc-not-enforced NEUTRAL firm.example',
      'dkim-short-key WARN selector1._domainkey.firm.example',
      'dnssec-unsigned WARN firm.example',
    ]),
  );
  expect(lines.filter((line) => / GOOD /.test(line))).toEqual(['port-web GOOD firm.example:port']);
  expect(reasons(result)).toEqual({
    ...OUTSIDE,
    ssl_certificates: 'NOTHING_TO_MEASURE',
    patching_cadence: 'NEEDS_SCAN_HISTORY',
  });
});

// The cases are named as badssl.com names them.
test.each<[string, Omit<FirmWish, 'zone'>, string]>([
  ['expired', { certificate: { fromDays: -90, toDays: -1 } }, 'tls-sound GOOD, certificate-outside-dates BAD'],
  ['wrong.host', { certificateFor: ['other.example'] }, 'tls-sound GOOD, certificate-wrong-host BAD'],
  ['self-signed', { certificate: { isSelfSigned: true } }, 'tls-sound GOOD, certificate-self-signed BAD'],
  [
    'sha1-intermediate',
    { certificate: { hash: 'sha1' }, speaksOldTls: true },
    'tls-old-protocol WARN, certificate-weak-signature BAD',
  ],
  ['tls-v1-0', { speaksOldTls: true }, 'tls-old-protocol WARN, certificate-good GOOD'],
])('a server like %s.badssl.com', async (_, wish, expected) => {
  const zone = { 'firm.example': { a: LOOPBACK } };
  const result = await measure({ zone, certificateFor: ['firm.example'], ...wish }, { url: 'https://firm.example/' });
  const seen = told(result).filter((line) => line.startsWith('certificate-') || line.startsWith('tls-'));
  expect(seen.map((line) => line.replace(' firm.example', '')).sort()).toEqual(expected.split(', ').sort());
});

test('a firm that does not answer has no grade but what DNS tells', async () => {
  const result = await measure(
    { zone: { 'firm.example': { a: LOOPBACK } } },
    { webPorts: { http: 1, https: 2 }, ports: [] },
  );
  expect(reasons(result)).toEqual({
    ...OUTSIDE,
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

test('addresses inside are never asked', async () => {
  const inside = await measure({ zone: { 'firm.example': { a: ['10.0.0.1'] } } }, { allowedHosts: [] });
  expect(inside.assets).toEqual([
    { host: 'firm.example', source: 'domain', addresses: [] },
    { host: 'www.firm.example', source: 'www', addresses: [] },
  ]);
  expect(reasons(inside)).toMatchObject({ open_ports: 'NO_ANSWER', ssl_configurations: 'NO_ANSWER' });
  expect(firm?.requests()).toEqual([]);
});

test('a port that is never asked on machines of others gives no grade, and the rest goes on', async () => {
  const zone = { 'firm.example': { a: ['8.8.8.8'], txt: ['v=spf1 -all'] } };
  const result = await measure({ zone }, { allowedHosts: [], webPorts: { http: 81, https: 4444 }, ports: [] });
  expect(result.assets[0]).toEqual({ host: 'firm.example', source: 'domain', addresses: ['8.8.8.8'] });
  expect(told(result)).toContain('spf-strict GOOD firm.example');
  expect(reasons(result)).toMatchObject({ ssl_configurations: 'NO_ANSWER', application_security: 'NO_ANSWER' });
});

test('without a name server nothing has a grade', async () => {
  const result = await measure({ zone: {} }, { dnsServers: ['127.0.0.1:1'] });
  expect(result.findings).toEqual([]);
  expect(result.outcomes.filter(({ measured }) => measured)).toEqual([]);
  expect(reasons(result)).toMatchObject({
    spf: 'NO_ANSWER',
    dkim: 'NO_ANSWER',
    dnssec: 'NO_ANSWER',
    open_ports: 'NO_ANSWER',
  });
});

test('a domain that nobody has is not blamed for having no records', async () => {
  const result = await measure({ zone: { 'other.example': { a: LOOPBACK } } });
  expect(result.findings).toEqual([]);
  expect(reasons(result)).toMatchObject({ spf: 'NO_ANSWER', dkim: 'NO_ANSWER', domain_squatting: 'NO_ANSWER' });
});

test('a name that a platform hands out has no mail records of its own', async () => {
  const zone = { 'firm.github.io': { a: LOOPBACK } };
  const result = await measure({ zone, certificateFor: ['firm.github.io'] }, { url: 'https://firm.github.io/' });
  expect(result.domain).toBe('firm.github.io');
  expect(reasons(result)).toMatchObject({ spf: 'NOTHING_TO_MEASURE', dnssec: 'NOTHING_TO_MEASURE' });
  expect(told(result)).toContain('certificate-good GOOD firm.github.io');
});

test('a cancelled look rejects with the reason', async () => {
  const reason = new Error('enough');
  const controller = new AbortController();
  const zone = { 'firm.example': { a: LOOPBACK } };
  const work = measure({ zone }, { signal: controller.signal });
  await new Promise<void>((resolve) => setImmediate(resolve));
  controller.abort(reason);
  await expect(work).rejects.toBe(reason);
});

test('findings carry the vector and a grade of their kind', async () => {
  const { findings } = await measure({ zone: { 'firm.example': { a: LOOPBACK } } });
  expect(findings.length).toBeGreaterThan(3);
  for (const { kind, vector, grade, evidence } of findings) {
    const known = FINDING_KINDS[kind as FindingKind];
    expect(known.vector).toBe(vector);
    expect(known.grades).toContain(grade);
    expect(evidence.length).toBeGreaterThan(0);
  }
});
