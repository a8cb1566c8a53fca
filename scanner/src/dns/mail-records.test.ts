import { englishProblem } from '@portal/domain/monitoring/scan-words/record-problems.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDmarc } from './dmarc.ts';
import { readSpf } from './spf.ts';
import { spfPasses } from './spf-passes.ts';

const zone = (records: Readonly<Record<string, readonly string[]>>) => async (name: string) => records[name] ?? [];
const spfOf = (record: string, others: Record<string, readonly string[]> = {}) =>
  readSpf('a.example', zone({ 'a.example': [record], ...others }));

test.each([
  ['v=spf1 -all', 'fail', 0],
  ['v=spf1 mx a ~all', 'softfail', 2],
  ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all', 'fail', 0],
  ['v=spf1 all', 'pass', 0],
  ['v=spf1 mx', 'neutral', 1],
  ['V=SPF1 MX -ALL', 'fail', 1],
  ['v=spf1 exists:%{i}.list.example -all', 'fail', 1],
  ['v=spf1 include:b.example -all', 'fail', 3],
  ['v=spf1 redirect=b.example', 'softfail', 3],
  ['v=spf1 -all include:missing.example', 'fail', 0],
])('%s lets others %s with %i lookups', async (record, others, lookups) => {
  const verdict = await spfOf(record, { 'b.example': ['v=spf1 a mx ~all'] });
  expect(verdict).toMatchObject({ kind: 'valid', others, lookups });
});

test.each([
  ['v=spf1 ipv4:192.0.2.1 -all', 'not a valid term'],
  ['v=spf1 include:missing.example -all', 'has no SPF record'],
  ['v=spf1 include:a.example -all', 'includes itself'],
  ['v=spf1 include: -all', 'names nothing'],
])('%s is not valid: %s', async (record, problem) => {
  const verdict = await spfOf(record);
  expect(verdict.kind === 'invalid' && englishProblem(verdict.problem)).toContain(problem);
});

test('records that include ever more others are read forty times at most', async () => {
  let asked = 0;
  const txt = async (name: string) => {
    asked += 1;
    return [`v=spf1 ${Array.from({ length: 10 }, (_, index) => `include:${index}.${name}`).join(' ')} -all`];
  };
  const verdict = await readSpf('a.example', txt);
  expect(asked).toBeLessThanOrEqual(41);
  expect(verdict.kind === 'valid' && verdict.lookups > 10).toBe(true);
});

test('other TXT records are no SPF record', async () => {
  expect(await spfOf('v=spf10 -all')).toEqual({ kind: 'missing' });
  expect(await spfOf('google-site-verification=abc')).toEqual({ kind: 'missing' });
});

test('each further mechanism that needs a lookup adds one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'mx', 'a:x.example', 'exists:y.example'), { maxLength: 15 }),
      async (terms) => {
        const verdict = await spfOf(`v=spf1 ${terms.join(' ')} -all`);
        expect(verdict).toMatchObject({ kind: 'valid', lookups: terms.length });
      },
    ),
  );
});

test.each([
  [[], 'missing'],
  [['v=DMARC1; p=reject'], 'valid'],
  [['v=DMARC1;p=quarantine;pct=50'], 'valid'],
  [['v=dmarc1; p=reject'], 'invalid'],
  // No policy asks for reports alone (RFC 9989, 4.7).
  [['v=DMARC1'], 'valid'],
  [['v=DMARC1; p=reject; pct=many'], 'invalid'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'invalid'],
  [['something else'], 'missing'],
])('%j is %s', (records, kind) => {
  expect(judgeDmarc(records).kind).toBe(kind);
});

test.each([
  ['v=spf1 ip4:192.0.2.0/24 -all', '192.0.2.9', true],
  ['v=spf1 ip4:192.0.2.0/24 -all', '198.51.100.9', false],
  ['v=spf1 -ip4:192.0.2.9 ~all', '192.0.2.9', false],
  ['v=spf1 ip6:2001:db8::/32 -all', '2001:db8::25', true],
  ['v=spf1 include:b.example -all', '192.0.2.30', true],
  ['v=spf1 ?include:b.example -all', '192.0.2.30', false],
  ['v=spf1 redirect=b.example', '192.0.2.30', true],
  ['v=spf1 a:mail.example -all', '192.0.2.40', true],
  ['v=spf1 mx -all', '192.0.2.40', true],
  ['v=spf1 a:gone.example -all', '192.0.2.40', false],
  ['v=spf1 a:mail.example/24 exists:%{i}.list.example -all', '192.0.2.40', false],
])('%s says in so many words whether mail from %s passes: %s', async (record, address, passes) => {
  const verdict = await spfOf(record, { 'b.example': ['v=spf1 ip4:192.0.2.30 ~all'] });
  const hosts: Readonly<Record<string, readonly string[]>> = { 'mail.example': ['192.0.2.40'] };
  const addresses = async (host: string) => hosts[host] ?? Promise.reject(new Error('ENOTFOUND'));
  const mx = async (name: string) => (name === 'a.example' ? ['mail.example', ''] : []);
  expect(verdict.kind === 'valid' && (await spfPasses(verdict.passing, [address], { addresses, mx }))).toBe(passes);
});
