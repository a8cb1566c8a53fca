import { expect, test } from 'vitest';
import { weighAnswer } from '../maturity/weigh-answer.ts';
import type { RiskVectorSlug } from '../ratings/risk-vectors.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import type { OutsideFacts, SeenOutside } from './outside-facts.ts';
import { OUTSIDE_RULES } from './outside-rules.ts';
import type { EvidenceKind, PortalFacts } from './portal-facts.ts';

const FIRM = {
  headcount: 1,
  admins: 1,
  adminsWithSecondFactor: 0,
  training: null,
  policies: null,
  records: null,
  websites: null,
  phishing: null,
};
type Grades = OutsideFacts['grades'];
const seen = (vector: RiskVectorSlug, kind: string, grade: SeenOutside['grade'], count = 1): SeenOutside => ({
  vector,
  kind,
  grade,
  count,
});
const looked = (grades: Grades, ...findings: SeenOutside[]): OutsideFacts => ({
  day: 'Nov 22, 2026',
  grades,
  findings,
});
/** By a provider that names no kinds of ours. */
const lettersOnly = (grades: Grades): OutsideFacts => ({ day: 'Nov 22, 2026', grades, findings: null });
const weigh = (kind: EvidenceKind, level: number, outside: PortalFacts['outside']) =>
  weighAnswer({ level, dontKnow: false, area: 'technology', evidence: [kind] }, { ...FIRM, outside }, sayEnglish);

const RDP = seen('open_ports', 'port-remote-control', 'BAD');
const HELD_BACK = seen('spf', 'dmarc-enforced', 'GOOD');
const NOT_HELD_BACK = seen('spf', 'dmarc-not-enforced', 'BAD');
const NO_SPF = seen('spf', 'spf-missing', 'BAD');
const OLD_SERVER = seen('server_software', 'server-end-of-life', 'BAD');
const EXPIRED = seen('ssl_certificates', 'certificate-outside-dates', 'BAD');

/** A plus is supported, a minus contradicted, by the answers 1 to 5. */
test.each<[string, EvidenceKind, PortalFacts['outside'], string]>([
  ['no look', 'portsFromOutside', null, '?????'],
  ['ports on a shared address', 'portsFromOutside', looked({ spf: 'A' }, RDP), '?????'],
  ['nothing open', 'portsFromOutside', looked({ open_ports: 'A' }), '++???'],
  ['a remote desktop', 'portsFromOutside', looked({ open_ports: 'B' }, RDP), '??---'],
  ['a letter that only fades', 'portsFromOutside', looked({ open_ports: 'F' }), '+????'],
  ['a bad letter of another provider', 'portsFromOutside', lettersOnly({ open_ports: 'D' }), '??---'],
  ['no SPF', 'mailFromOutside', looked({ spf: 'F' }, NO_SPF, NOT_HELD_BACK), '??---'],
  [
    'a broken signature',
    'mailFromOutside',
    looked({ spf: 'A', dkim: 'F' }, HELD_BACK, seen('dkim', 'x', 'BAD')),
    '++---',
  ],
  ['mail without DMARC', 'mailFromOutside', looked({ spf: 'A' }, NOT_HELD_BACK), '++?--'],
  ['mail that is held back', 'mailFromOutside', looked({ spf: 'A', dkim: 'A' }, HELD_BACK), '++++?'],
  ['mail without a key that signs it', 'mailFromOutside', looked({ spf: 'A' }, HELD_BACK), '++???'],
  ['mail by letters alone', 'mailFromOutside', lettersOnly({ spf: 'A', dkim: 'A' }), '++???'],
  ['mail that was not measured', 'mailFromOutside', looked({ dkim: 'F' }, NO_SPF), '?????'],
  ['an old server', 'updatesFromOutside', looked({ server_software: 'C' }, OLD_SERVER), '??---'],
  ['an old server of a vector without a letter', 'updatesFromOutside', looked({ spf: 'A' }, OLD_SERVER), '?????'],
  ['a supported server', 'updatesFromOutside', looked({ server_software: 'A' }), '++???'],
  [
    'an old weakness',
    'updatesFromOutside',
    looked({ patching_cadence: 'C' }, seen('patching_cadence', 'weakness-open', 'BAD')),
    '++?--',
  ],
  [
    'an open installer, which is no question of updates',
    'updatesFromOutside',
    looked({ insecure_systems: 'F', server_software: 'A' }, seen('insecure_systems', 'installer-open', 'BAD')),
    '++???',
  ],
  ['an expired certificate', 'websiteFromOutside', looked({ ssl_certificates: 'A' }, EXPIRED), '++?--'],
  [
    'no headers',
    'websiteFromOutside',
    looked({ application_security: 'F' }, seen('application_security', 'headers-score', 'BAD')),
    '++??-',
  ],
  ['sound', 'websiteFromOutside', looked({ ssl_certificates: 'A', ssl_configurations: 'B' }), '++???'],
  ['sound', 'encryption', looked({ ssl_certificates: 'A', ssl_configurations: 'B' }), '++++?'],
  ['middling', 'encryption', looked({ ssl_certificates: 'A', ssl_configurations: 'C' }), '++???'],
  ['an expired certificate', 'encryption', looked({ ssl_certificates: 'B' }, EXPIRED), '+?---'],
  ['half of it', 'encryption', looked({ ssl_certificates: 'A' }), '?????'],
])('%s, for %s', (_name, kind, outside, expected) => {
  const marks = [1, 2, 3, 4, 5].map(
    (level) => ({ claimed: '?', supported: '+', contradicted: '-' })[weigh(kind, level, outside).verdict],
  );
  expect(marks.join('')).toBe(expected);
});

test('says when it was, how much, and where more of it is', () => {
  expect(weigh('portsFromOutside', 3, looked({ open_ports: 'C' }, RDP, seen('open_ports', 'x', 'BAD', 2)))).toEqual({
    verdict: 'contradicted',
    text: 'What the portal sees does not quite match your answer: in our outside check on Nov 22, 2026, we found 3 open services that should be closed, such as remote control, file sharing or a database.',
    href: '/attacksurface',
  });
  expect(weigh('portsFromOutside', 3, null).href).toBeNull();
});

test('every kind speaks of the day, or not at all', () => {
  const bad = looked(
    { spf: 'F', open_ports: 'F', server_software: 'F', ssl_certificates: 'F' },
    NO_SPF,
    RDP,
    OLD_SERVER,
    EXPIRED,
  );
  for (const judge of Object.values(OUTSIDE_RULES)) {
    expect(judge({ outside: bad }, 'technology', sayEnglish)?.text).toContain('on Nov 22, 2026');
    expect(judge({ outside: null }, 'technology', sayEnglish)).toBeNull();
  }
});
