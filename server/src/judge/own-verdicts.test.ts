import { RATING_BANDS } from '@portal/domain/ratings/rating-bands.ts';
import { expect, test } from 'vitest';
import { readShippedSet } from '../modules/maturity/public.ts';
import { judgeFirm } from './judge-firm.ts';
import { judgeState } from './judge-state.ts';
import { judgedFile } from './judged-file.schemas.ts';
import { ownFirms } from './own-firms.ts';
import { OWN_STATES, type OwnStateName } from './own-states.ts';

const verdict = (name: OwnStateName) => judgeState(OWN_STATES[name]);
const ratingOf = (name: OwnStateName) => verdict(name).rating ?? Number.NaN;

type Reader = 'insurer' | 'attacker' | 'auditor' | 'IT provider' | 'owner';

/** The first is worse than the second, as this reader sees it. */
const WORSE: readonly (readonly [worse: OwnStateName, better: OwnStateName, as: Reader])[] = [
  ['rdp', 'old-tls', 'insurer'],
  ['rdp', 'headers', 'insurer'],
  ['rdp', 'no-mail-protection', 'insurer'],
  ['rdp', 'weakness-90', 'insurer'],
  ['rdp', 'ssh', 'insurer'],
  ['rdp-smb', 'rdp', 'insurer'],
  ['four-doors', 'rdp-smb', 'insurer'],
  ['everything-wrong', 'rdp-smb', 'insurer'],
  ['everything-wrong', 'four-doors', 'insurer'],
  ['rdp-old-tls', 'rdp', 'insurer'],
  ['no-mail-protection', 'old-tls', 'insurer'],
  ['no-mail-protection', 'no-dmarc', 'insurer'],
  ['no-dmarc', 'headers', 'insurer'],
  ['weakness-90', 'weakness-40', 'insurer'],
  ['weakness-40', 'sound', 'insurer'],
  ['database', 'ftp', 'attacker'],
  ['database', 'admin-panel', 'attacker'],
  ['secrets', 'headers', 'attacker'],
  ['secrets', 'old-tls', 'attacker'],
  ['secrets', 'dangling', 'attacker'],
  ['telnet', 'ssh', 'attacker'],
  ['panel', 'ftp', 'attacker'],
  ['installer', 'admin-panel', 'attacker'],
  ['database-tool', 'admin-panel', 'attacker'],
  ['old-cms', 'older-cms', 'attacker'],
  ['old-cms', 'weakness-90', 'attacker'],
  ['old-server', 'distribution-server', 'attacker'],
  ['old-server', 'hidden-server', 'attacker'],
  ['dangling', 'expires-soon', 'attacker'],
  ['dangling', 'sound', 'attacker'],
  ['spf-allows-all', 'no-spf', 'attacker'],
  ['spf-allows-all', 'dmarc-watches', 'attacker'],
  ['rdp-tls-dump', 'secrets', 'attacker'],
  ['ftp', 'ssh', 'attacker'],
  ['no-dmarc', 'dmarc-watches', 'auditor'],
  ['dmarc-watches', 'spf-soft', 'auditor'],
  ['no-spf', 'spf-soft', 'auditor'],
  ['dkim-unknown', 'sound', 'auditor'],
  ['only-old-tls', 'old-tls', 'auditor'],
  ['old-tls', 'expires-soon', 'auditor'],
  ['no-https', 'only-old-tls', 'auditor'],
  ['no-https', 'headers', 'auditor'],
  ['never-scanned', 'weakness-40', 'auditor'],
  ['never-scanned', 'sound', 'auditor'],
  ['never-scanned', 'shared-host', 'auditor'],
  ['platform', 'no-mail-protection', 'auditor'],
  ['platform', 'shared-host', 'IT provider'],
  ['ssh', 'sound', 'IT provider'],
  ['ftp', 'sound', 'IT provider'],
  ['older-cms', 'distribution-server', 'IT provider'],
  ['older-cms', 'hidden-server', 'IT provider'],
  ['wrong-name', 'sound', 'IT provider'],
  ['expired-shop', 'wrong-name', 'IT provider'],
  ['expired-shop', 'expires-soon', 'IT provider'],
  ['expired', 'expired-shop', 'owner'],
  ['expired', 'wrong-name', 'owner'],
  ['expired', 'headers', 'owner'],
  ['expired-large', 'expired-shop-large', 'owner'],
  ['expired-large', 'headers', 'owner'],
  ['no-https', 'expires-soon', 'owner'],
  ['weakness-90', 'headers', 'owner'],
];

test('SPF that marks takes nothing where DMARC is enforced, because mail is then refused for what DMARC says', () => {
  expect(ratingOf('spf-soft')).toBe(ratingOf('sound'));
});

test.each(WORSE)('%s is worse than %s, as an %s sees it', (worse, better) => {
  expect(ratingOf(worse)).toBeLessThan(ratingOf(better));
});

test('further sound hosts do not make up for a bad one', () => {
  expect(ratingOf('expired-large')).toBe(ratingOf('expired'));
  expect(ratingOf('expired-shop-large')).toBe(ratingOf('expired-shop'));
  expect(ratingOf('sound-large')).toBe(ratingOf('sound'));
});

test('never having scanned is no better than a weakness that stays open', () => {
  expect(ratingOf('never-scanned')).toBeLessThanOrEqual(ratingOf('weakness-90'));
});

test('one door caps at 630, within Basic, two at 530, and no rating with a door is Intermediate', () => {
  const [basic] = RATING_BANDS;
  for (const name of ['rdp', 'database', 'telnet', 'panel', 'secrets', 'old-cms', 'old-server', 'expired'] as const)
    expect(verdict(name), name).toMatchObject({ rating: 630, band: basic.name.text });
  expect(ratingOf('rdp-smb')).toBe(530);
  expect(ratingOf('sound')).toBe(900);
});

test('the planner closes doors before anything else', () => {
  expect(verdict('rdp-tls-dump').firstSteps).toEqual([
    'private-files-open',
    'port-remote-control',
    'tls-old-protocol',
    'headers-score',
  ]);
  expect(verdict('rdp-old-tls').firstSteps).toEqual(['port-remote-control', 'tls-old-protocol']);
  expect(verdict('platform').firstSteps[0]).toBe('dmarc-not-enforced');
});

test('plans fill the hours with what matters: no firm is told to give talks', () => {
  const plans = ownFirms(readShippedSet('en')).map((firm) => judgeFirm(readShippedSet('en'), firm));
  for (const { name, hours, steps } of plans) {
    expect(hours, name).toBeGreaterThan(20);
    expect(hours, name).toBeLessThanOrEqual(24);
    expect(steps.map(({ element }) => element).slice(0, 5), name).toContain('mfa');
  }
});

test('what does not apply or is not known is not planned, and a file says what is wrong with it', () => {
  const set = readShippedSet('en');
  const { firms } = judgedFile.parse({
    firms: [{ name: 'a firm', answers: { mfa: 'dont-know', website: 'does-not-apply', backup: 0 } }],
  });
  const [firm] = firms;
  if (firm === undefined) throw new Error('A firm was given.');
  expect(new Set(judgeFirm(set, firm).steps.map(({ element }) => element))).toEqual(new Set(['backup']));
  expect(() => judgeFirm(set, { ...firm, answers: { magic: 1 } })).toThrow('"magic" is not an element');
  const state = { name: 'a state', findings: ['magic@example.com'], notMeasured: [], soundHosts: 0 };
  expect(() => judgeState(state)).toThrow('is not a finding');
  expect(() => judgeState({ ...state, findings: ['port-database:GOOD@example.com'] })).toThrow(
    'the grade is one of BAD',
  );
  expect(() => judgeState({ ...state, findings: [], notMeasured: ['magic'] })).toThrow('is not a vector');
});
