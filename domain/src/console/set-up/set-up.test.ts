import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressFacts, judgeAddress } from './judge-address.ts';
import { judgeOwnData, type OwnFacts } from './judge-own-data.ts';
import { judgeSender, type SenderFacts } from './judge-sender.ts';
import {
  SET_UP_FINDING_NAMES,
  SET_UP_FINDINGS,
  SET_UP_LINE_IDS,
  SET_UP_LINES,
  type SetUpLine,
  type SetUpLineId,
} from './set-up-line.ts';
import { setUpProgress, stateOf } from './set-up-progress.ts';

const find = (lines: readonly SetUpLine[], id: SetUpLineId) =>
  lines.find((line) => line.id === id) ?? expect.fail(`No line ${id}`);

const address: AddressFacts = {
  host: 'portal.wren.example',
  portalHost: 'app.house.example',
  isApex: false,
  addresses: ['192.0.2.7'],
  portalAddresses: ['192.0.2.7', '2001:db8::7'],
  answer: 'portal',
  certificate: { isForHost: true, trustError: null, daysLeft: 60.4 },
  opensSignUp: true,
  origin: 'https://portal.wren.example',
};
const certificate = (changes: object) => ({ certificate: { ...(address.certificate as object), ...changes } });

test.each<[string, Partial<AddressFacts> | object, Partial<Record<SetUpLineId, string>>]>([
  [
    'all is well',
    {},
    { host: 'hostHere', portal: 'portalAnswers', certificate: 'certificateGood', signUp: 'signUpOpens' },
  ],
  [
    'this machine alone',
    { host: 'localhost' },
    { host: 'hostLocal', portal: 'portalLocal', certificate: 'certificateLocal' },
  ],
  ['behind a network of others', { addresses: ['198.51.100.1'] }, { host: 'hostHere', portal: 'portalAnswers' }],
  [
    'no such name',
    { addresses: [], answer: 'unreached', certificate: null, opensSignUp: null },
    { host: 'hostMissing', portal: 'portalLater', certificate: 'certificateLater', signUp: 'signUpLater' },
  ],
  [
    'the DNS says nothing',
    { addresses: null, answer: 'unreached', certificate: null },
    { host: 'hostUnknown', portal: 'portalUnknown', certificate: 'certificateUnknown' },
  ],
  [
    'a stranger’s server',
    { addresses: ['198.51.100.1'], answer: 'other' },
    { host: 'hostElsewhere', portal: 'portalOther' },
  ],
  ['ours by its address, not reached', { answer: 'unreached' }, { host: 'hostHere', portal: 'portalUnknown' }],
  ['another name', certificate({ isForHost: false }), { certificate: 'certificateWrongName' }],
  ['nobody trusts it', certificate({ trustError: 'SELF_SIGNED' }), { certificate: 'certificateUntrusted' }],
  ['14 days', certificate({ daysLeft: 14 }), { certificate: 'certificateEnding' }],
  ['more than 14 days', certificate({ daysLeft: 14.01 }), { certificate: 'certificateGood' }],
  ['over', certificate({ daysLeft: -0.1 }), { certificate: 'certificateExpired' }],
  [
    'the portal is nowhere yet',
    { portalHost: 'localhost', addresses: [], answer: 'unreached' },
    { host: 'hostPortalLocal' },
  ],
  ['without TLS', { certificate: 'local' }, { certificate: 'certificateLocal' }],
  ['no sign-up page', { opensSignUp: false }, { signUp: 'signUpClosed' }],
])('the portal’s name: %s', (_what, changes, wanted) => {
  const lines = judgeAddress({ ...address, ...changes } as AddressFacts);
  const found = Object.fromEntries(lines.map(({ id, finding }) => [id, finding]));
  expect(found).toMatchObject(wanted);
});

test('a name below a domain is to lead here by a CNAME, a domain itself by addresses of both kinds', () => {
  const missing = { ...address, addresses: [], answer: 'unreached' as const };
  expect(find(judgeAddress(missing), 'host').records).toEqual([
    { type: 'CNAME', name: 'portal.wren.example', value: 'app.house.example' },
  ]);
  const apex = judgeAddress({ ...missing, host: 'wren.example', isApex: true });
  expect(find(apex, 'host').records).toEqual([
    { type: 'A', name: 'wren.example', value: '192.0.2.7' },
    { type: 'AAAA', name: 'wren.example', value: '2001:db8::7' },
  ]);
});

const sender: SenderFacts = {
  domain: 'wren.example',
  server: 'mail.wren.example',
  sendsFrom: 'a:mail.wren.example',
  spf: { kind: 'valid', record: 'v=spf1 a:mail.wren.example -all', isOpen: false, lookups: 1, namesServer: true },
  selector: 's1',
  dkim: { kind: 'found', bits: 2048 },
  dmarc: { kind: 'valid', policy: 'reject' },
  mailServers: ['mail.wren.example'],
  reportsTo: 'help@wren.example',
};
const spf = (changes: object) => ({ spf: { ...sender.spf, ...changes } });

test.each<[string, object, Partial<Record<SetUpLineId, string>>]>([
  [
    'all is well',
    {},
    {
      ...{ mailServer: 'mailServerSet', spf: 'spfGood', spfServer: 'spfServerNamed', dkim: 'dkimGood' },
      ...{ dmarc: 'dmarcGood', alignment: 'alignmentGood', bounces: 'bouncesGood' },
    },
  ],
  [
    'emails are files',
    { server: null, sendsFrom: null },
    { mailServer: 'mailServerFiles', spfServer: 'spfServerFiles' },
  ],
  [
    'no SPF',
    { spf: { kind: 'missing' } },
    { spf: 'spfMissing', spfServer: 'spfServerLater', alignment: 'alignmentGood' },
  ],
  ['two SPF records', { spf: { kind: 'multiple' } }, { spf: 'spfMultiple', spfServer: 'spfServerLater' }],
  ['SPF with a mistake', { spf: { kind: 'invalid', problem: 'No.' } }, { spf: 'spfInvalid' }],
  ['SPF that lets everybody', spf({ isOpen: true }), { spf: 'spfOpen', spfServer: 'spfServerLater' }],
  ['ten look-ups', spf({ lookups: 10 }), { spf: 'spfGood' }],
  ['eleven look-ups', spf({ lookups: 11 }), { spf: 'spfTooLong' }],
  ['SPF names others', spf({ namesServer: false }), { spfServer: 'spfServerOther', alignment: 'alignmentGood' }],
  [
    'SPF is not known',
    { spf: null, dkim: null },
    { spf: 'spfUnknown', spfServer: 'spfServerUnknown', alignment: 'alignmentUnknown' },
  ],
  [
    'neither passes',
    { spf: { kind: 'missing' }, dkim: { kind: 'missing' } },
    { dkim: 'dkimMissing', alignment: 'alignmentOpen' },
  ],
  ['no selector, no key', { selector: null, dkim: { kind: 'missing' } }, { dkim: 'dkimNoSelector' }],
  ['no selector, a usual key', { selector: null }, { dkim: 'dkimUsual' }],
  ['a key of 1024 bits', { dkim: { kind: 'found', bits: 1024 } }, { dkim: 'dkimGood' }],
  ['a key of 768 bits', { dkim: { kind: 'found', bits: 768 } }, { dkim: 'dkimWeak' }],
  ['an Ed25519 key', { dkim: { kind: 'found', bits: null } }, { dkim: 'dkimGood' }],
  ['no DMARC', { dmarc: { kind: 'missing' } }, { dmarc: 'dmarcMissing', alignment: 'alignmentLater' }],
  ['DMARC with a mistake', { dmarc: { kind: 'invalid', problem: 'No.' } }, { dmarc: 'dmarcInvalid' }],
  [
    'DMARC that only watches',
    { dmarc: { kind: 'valid', policy: 'none' } },
    { dmarc: 'dmarcWatching', alignment: 'alignmentGood' },
  ],
  [
    'DMARC is not known',
    { dmarc: null, dkim: { kind: 'missing' }, ...spf({ namesServer: false }) },
    { dmarc: 'dmarcUnknown', alignment: 'alignmentUnknown' },
  ],
  ['null MX', { mailServers: [''] }, { bounces: 'bouncesNone' }],
  ['MX is not known', { mailServers: null }, { bounces: 'bouncesUnknown' }],
])('the sender: %s', (_what, changes, wanted) => {
  const lines = judgeSender({ ...sender, ...changes } as SenderFacts);
  expect(Object.fromEntries(lines.map(({ id, finding }) => [id, finding]))).toMatchObject(wanted);
});

test('records to add name the sender’s domain, and where reports go', () => {
  const lines = judgeSender({ ...sender, spf: { kind: 'missing' }, dmarc: { kind: 'missing' } });
  expect(find(lines, 'spf').records).toEqual([
    { type: 'TXT', name: 'wren.example', value: 'v=spf1 a:mail.wren.example ~all' },
  ]);
  expect(find(lines, 'dmarc').records).toEqual([
    { type: 'TXT', name: '_dmarc.wren.example', value: 'v=DMARC1; p=none; rua=mailto:help@wren.example' },
  ]);
});

const own: OwnFacts = {
  brand: {
    brandNameLong: 'Wren',
    brandLogo: '/logo.svg',
    accentColour: '#0b57d0',
    supportEmail: 'help@wren-security.com',
  },
  ...{ isSample: false, legalReadBy: 'Pat Lee', plans: 2, staff: 2, safeStaff: 2 },
  testMail: { to: 'pat@wren.example', status: 'sent', error: '', isStored: false },
};
const color = (accentColour: string) => ({ brand: { ...own.brand, accentColour } });
const support = (supportEmail: string) => ({ brand: { ...own.brand, supportEmail } });

test.each<[object, SetUpLineId, string]>([
  [{}, 'names', 'namesGood'],
  [{ isSample: true }, 'names', 'namesSample'],
  [{ brand: { ...own.brand, brandLogo: null } }, 'logo', 'logoMissing'],
  [color('#767676'), 'color', 'colorGood'],
  [color('#777777'), 'color', 'colorMiddling'],
  [color('#949494'), 'color', 'colorMiddling'],
  [color('#959595'), 'color', 'colorLight'],
  [support('help@wren.example'), 'support', 'supportSample'],
  [support('help@mail.example.com'), 'support', 'supportSample'],
  [support('help@example.company.com'), 'support', 'supportGood'],
  [{ legalReadBy: null }, 'legal', 'legalUnread'],
  [{ plans: 0 }, 'plans', 'plansNone'],
  [{ staff: 1, safeStaff: 1 }, 'colleague', 'colleagueNone'],
  [{ staff: 3, safeStaff: 1 }, 'colleague', 'colleagueUnsafe'],
  [{}, 'colleague', 'colleagueGood'],
  [{}, 'testMail', 'testMailAccepted'],
  [{ testMail: { to: 'x', status: 'sent', error: '', isStored: true } }, 'testMail', 'testMailStored'],
  [{ testMail: null }, 'testMail', 'testMailNever'],
  [{ testMail: { to: 'x', status: 'queued', error: '', isStored: false } }, 'testMail', 'testMailWaiting'],
  [{ testMail: { to: 'x', status: 'queued', error: '451', isStored: false } }, 'testMail', 'testMailTried'],
  [{ testMail: { to: 'x', status: 'failed', error: '550', isStored: false } }, 'testMail', 'testMailFailed'],
])('what the portal knows itself: with %j, %s is %s', (changes, id, finding) => {
  expect(find(judgeOwnData({ ...own, ...changes }), id).finding).toBe(finding);
});

test('every line is judged in one place, and texts of others are cut', () => {
  const long = 'x'.repeat(5000);
  const lines = [
    ...judgeAddress({ ...address, ...certificate({ trustError: long }) } as AddressFacts),
    ...judgeSender({ ...sender, spf: { kind: 'invalid', problem: long } }),
    ...judgeOwnData(own),
  ];
  expect(lines.map(({ id }) => id).toSorted()).toEqual([...SET_UP_LINE_IDS].toSorted());
  expect(Math.max(...lines.flatMap(({ values }) => Object.values(values).map(({ length }) => length)))).toBe(300);
});

const anyLines = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...SET_UP_LINE_IDS), finding: fc.constantFrom(...SET_UP_FINDING_NAMES) }),
  { selector: ({ id }) => id },
);

test('progress counts each line once; nothing is next exactly where no line is left to do', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { done, total, steps, next } = setUpProgress(lines);
      const spared = lines.filter((line) => stateOf(line) === 'spared').length;
      expect(total).toBe(SET_UP_LINE_IDS.length - spared);
      expect(done).toBe(lines.filter((line) => stateOf(line) === 'done').length);
      expect(steps.reduce((sum, step) => sum + step.total, 0)).toBe(total);
      const open = SET_UP_LINE_IDS.filter((id) => {
        const line = lines.find((each) => each.id === id);
        return line === undefined || SET_UP_FINDINGS[line.finding] === 'todo';
      });
      expect(next).toBe(open[0] === undefined ? null : SET_UP_LINES[open[0]]);
    }),
  );
});
