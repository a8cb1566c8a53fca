import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { startDnsServer, type Zone } from '../../testing/dns-server.ts';
import { createDnsClient } from '../dns/dns-client.ts';
import { judgeKey, lookAtDkim } from './look/look-at-dkim.ts';
import { lookAtLookalikes } from './look/look-at-lookalikes.ts';
import { lookAtSpf } from './look/look-at-spf.ts';
import { lookalikesOf } from './lookalike-names.ts';
import type { VectorLook } from './vector-look.ts';

let close: (() => Promise<void>) | null = null;
afterEach(async () => {
  await close?.();
  close = null;
});

async function dnsOf(zone: Zone) {
  const server = await startDnsServer(zone);
  close = server.close;
  return createDnsClient([server.address]);
}

const told = ({ findings }: VectorLook) => findings.map(({ kind, grade }) => `${kind} ${grade}`);
const LOST = ['a:lost1.firm.example', 'a:lost2.firm.example', 'a:lost3.firm.example'];

// Records of RFC 7208 (appendix A and section 10) and of small firms.
test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['hard fail', ['v=spf1 mx -all'], ['mx1'], ['spf-strict GOOD']],
  ['several networks', ['v=spf1 ip4:192.0.2.128/28 ip6:2001:db8::/32 -all'], ['mx1'], ['spf-strict GOOD']],
  ['soft fail', ['v=spf1 a:mail.firm.example ~all'], ['mx1'], ['spf-softfail FAIR']],
  ['neutral', ['v=spf1 mx ?all'], ['mx1'], ['spf-neutral WARN']],
  ['no end', ['v=spf1 mx'], ['mx1'], ['spf-neutral WARN']],
  ['everybody', ['v=spf1 +all'], ['mx1'], ['spf-allows-all BAD']],
  ['everybody, first', ['v=spf1 all -all'], ['mx1'], ['spf-allows-all BAD']],
  ['none', ['some text'], ['mx1'], ['spf-missing BAD']],
  ['none and no mail', [], [], ['spf-missing WARN']],
  ['no mail, and says so', ['v=spf1 -all'], ['.'], ['spf-strict GOOD']],
  ['two', ['v=spf1 -all', 'v=spf1 mx -all'], ['mx1'], ['spf-multiple BAD']],
  ['misspelt', ['v=spf1 mx -al'], ['mx1'], ['spf-invalid BAD']],
  ['an address out of range', ['v=spf1 ip4:192.0.2.300 -all'], ['mx1'], ['spf-invalid BAD']],
  ['a network out of range', ['v=spf1 ip4:192.0.2.0/33 -all'], ['mx1'], ['spf-invalid BAD']],
  ['two redirects', ['v=spf1 redirect=firm2.example redirect=firm2.example'], ['mx1'], ['spf-invalid BAD']],
  ['behind redirect', ['v=spf1 redirect=firm2.example'], ['mx1'], ['spf-strict GOOD']],
  ['an error behind "all"', ['v=spf1 -all ip4:'], ['mx1'], ['spf-invalid BAD']],
  ['eleven lookups', [`v=spf1 ${'a:mail.firm.example '.repeat(11)}-all`], ['mx1'], ['spf-too-many-lookups BAD']],
  ['ten lookups', [`v=spf1 ${'a:mail.firm.example '.repeat(10)}-all`], ['mx1'], ['spf-strict GOOD']],
  ['three void lookups', [`v=spf1 ${LOST.join(' ')} -all`], ['mx1'], ['spf-strict GOOD', 'spf-too-many-lookups WARN']],
  ['two void lookups', [`v=spf1 ${LOST.slice(1).join(' ')} -all`], ['mx1'], ['spf-strict GOOD']],
  ['a macro', ['v=spf1 exists:%{i}._spf.firm.example -all'], ['mx1'], ['spf-strict GOOD']],
])('SPF: %s', async (_, txt, mx, expected) => {
  const dns = await dnsOf({
    'firm.example': { a: ['192.0.2.1'], txt, mx },
    'firm2.example': { txt: ['v=spf1 ip4:192.0.2.7 -all'] },
    'mail.firm.example': { a: ['192.0.2.2'] },
  });
  expect(told(await lookAtSpf('firm.example', dns))).toEqual([...expected, 'dmarc-not-enforced BAD']);
});

// Records of RFC 7489, appendix B, and what RFC 9989 has added.
test.each([
  ['v=DMARC1; p=none; rua=mailto:dmarc-feedback@example.com', 'dmarc-not-enforced', 'WARN'],
  ['v=DMARC1; p=quarantine; rua=mailto:dmarc-feedback@example.com; pct=25', 'dmarc-not-enforced', 'FAIR'],
  ['v=DMARC1; p=quarantine; pct=100', 'dmarc-enforced', 'GOOD'],
  ['v=DMARC1; p=reject', 'dmarc-enforced', 'GOOD'],
  ['v=DMARC1; p=reject; sp=quarantine', 'dmarc-enforced', 'GOOD'],
  ['v=DMARC1; p=reject; sp=none', 'dmarc-not-enforced', 'FAIR'],
  ['v=DMARC1; p=reject; t=y', 'dmarc-not-enforced', 'WARN'],
  ['v=DMARC1; rua=mailto:dmarc-feedback@example.com', 'dmarc-not-enforced', 'WARN'],
  ['v=DMARC1; p=maybe', 'dmarc-not-enforced', 'BAD'],
])('DMARC: %s', async (record, kind, grade) => {
  const dns = await dnsOf({ 'firm.example': { mx: ['mx1'] }, '_dmarc.firm.example': { txt: [record] } });
  const { findings } = await lookAtSpf('firm.example', dns);
  expect(findings.at(-1)).toMatchObject({ kind, grade });
});

const rsa = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');

test.each([
  [`v=DKIM1; k=rsa; p=${rsa(2048)}`, ['dkim-strong GOOD']],
  [`p=${rsa(1024)}`, ['dkim-short-key WARN']],
  [`v=DKIM1; p=${rsa(768)}`, ['dkim-short-key BAD']],
  ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', ['dkim-strong GOOD']],
  ['v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb', ['dkim-broken-key BAD']],
  ['v=DKIM1; p=', []],
  ['v=spf1 -all', []],
])('DKIM: %.30s…', (record, expected) => {
  expect(judgeKey('s._domainkey.firm.example', record).map(({ kind, grade }) => `${kind} ${grade}`)).toEqual(expected);
});

test('selectors: the usual ones, those of the firm, none', async () => {
  const key = `v=DKIM1; p=${rsa(2048)}`;
  const dns = await dnsOf({
    'firm.example': { mx: ['mx1'] },
    'google._domainkey.firm.example': { txt: [key] },
    'selector1._domainkey.firm.example': { txt: [key] },
    'own2024._domainkey.firm.example': { txt: [`v=DKIM1; p=${rsa(1024)}`] },
    'quiet.example': { mx: ['mx1'] },
    'no-mail.example': { a: ['192.0.2.1'] },
  });
  expect(told(await lookAtDkim('firm.example', dns, []))).toEqual(['dkim-strong GOOD']);
  expect(told(await lookAtDkim('firm.example', dns, ['own2024', 'not a selector'])).sort()).toEqual([
    'dkim-short-key WARN',
    'dkim-strong GOOD',
  ]);
  expect(await lookAtDkim('quiet.example', dns, [])).toMatchObject({ reason: 'SELECTOR_UNKNOWN', findings: [] });
  expect(await lookAtDkim('no-mail.example', dns, [])).toMatchObject({ reason: 'NOTHING_TO_MEASURE' });
});

test('a lookup that fails is neither a key nor the lack of one', async () => {
  const dns = await dnsOf({
    'firm.example': { mx: ['mx1'] },
    'google._domainkey.firm.example': { txt: [`v=DKIM1; p=${rsa(2048)}`] },
    'k1._domainkey.firm.example': { fails: true },
    'quiet.example': { mx: ['mx1'] },
    'k1._domainkey.quiet.example': { fails: true },
    'flrm.example': { fails: true },
  });
  expect(await lookAtDkim('firm.example', dns, [])).toMatchObject({
    reason: null,
    findings: [{ kind: 'dkim-strong' }],
    unanswered: ['k1._domainkey.firm.example'],
  });
  expect(await lookAtDkim('quiet.example', dns, [])).toMatchObject({ reason: 'NO_ANSWER', findings: [] });
  expect(await lookAtLookalikes('firm.example', dns)).toMatchObject({ findings: [], unanswered: ['flrm.example'] });
});

test('names like the firm’s that somebody has', async () => {
  const dns = await dnsOf({
    'firm.example': { ns: ['ns1.own.example'] },
    'flrm.example': { ns: ['ns1.own.example'], a: ['192.0.2.5'] },
    'firm.com': { a: ['192.0.2.6'], mx: ['mx.there.example'] },
  });
  const { findings, reason } = await lookAtLookalikes('firm.example', dns);
  expect(reason).toBeNull();
  expect(findings.map(({ asset, kind }) => `${asset} ${kind}`)).toEqual([
    'firm.com lookalike-with-mail',
    'flrm.example lookalike-registered',
  ]);
  expect(findings[1]?.evidence.join(' ')).toContain('may be yours');
});

test('lookalikes are other names under a public ending, none twice, never more than asked for', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,12}[a-z0-9])?$/), fc.nat(80), (label, most) => {
      const names = lookalikesOf(label, 'com', most);
      expect(names.length).toBeLessThanOrEqual(most);
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain(`${label}.com`);
      for (const name of names) expect(name).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.[a-z]+$/);
    }),
  );
});
