import { expect, test } from 'vitest';
import { rateSurface } from './rate-surface.ts';
import { type SampleProfile, sampleProfile } from './testing/sample-profile.ts';

/** SPF 26, certificates 6, configurations 6, ports 12, headers 4, insecure systems 12, server software 4: 70 of 100. */
const GOOD = {
  spf: ['GOOD'],
  ssl_certificates: ['GOOD'],
  ssl_configurations: ['GOOD'],
  open_ports: ['GOOD'],
  application_security: ['GOOD'],
  insecure_systems: ['GOOD'],
  server_software: ['GOOD'],
} as const;
/** All that can be measured: DKIM 4 and patching 26 as well. */
const ALL = { ...GOOD, dkim: ['GOOD'], patching_cadence: ['GOOD'] } as const;
const MIXED = {
  ...ALL,
  ssl_configurations: ['WARN'],
  application_security: ['BAD'],
  server_software: ['WARN'],
} as const;
const RDP = { grade: 'BAD', kind: 'port-remote-control' } as const;
const DUMP = { grade: 'BAD', kind: 'private-files-open' } as const;
const EXPIRED = { grade: 'BAD', kind: 'certificate-outside-dates' } as const;

type Row = readonly [what: string, profile: SampleProfile, coverage: number, raw: number | null, rating: number | null];

/** Each row was worked out on paper from the rules; how, stands beside it. A point of weight is 6.5 points of the scale. */
const GOLDEN: readonly Row[] = [
  ['everything measured and good', { found: ALL }, 1, 900, 900],
  // 250 + 6.5 (26 + 4 + 6 + 6·0.4 + 12 + 0 + 26 + 12 + 4·0.4) = 250 + 6.5 · 90
  ['the worked example', { found: MIXED }, 1, 835, 840],
  ['5 over what was shown: stays', { found: MIXED, shownBefore: 830 }, 1, 835, 830],
  ['15 over what was shown: moves', { found: MIXED, shownBefore: 820 }, 1, 835, 840],
  // 900 − 6.5 (4 + 26): what was not measured brings nothing
  ['never scanned, and no key for mail known', { found: GOOD }, 0.7, 705, 710],
  ['…is no better than weaknesses that stay open', { found: { ...ALL, patching_cadence: ['BAD'] } }, 1, 731, 730],
  [
    'a shared host has no ports of the firm',
    { found: { ...ALL, open_ports: undefined }, notOwn: ['open_ports'] },
    0.88,
    900,
    900,
  ],
  [
    '12 + 4 + 12 = 28 of 100: too little',
    { found: { open_ports: ['GOOD'], server_software: ['GOOD'], insecure_systems: [] } },
    0.28,
    null,
    null,
  ],
  // 250 + 6.5 (26 + 4·0.4)
  ['26 + 4 = 30: just enough', { found: { spf: ['GOOD'], dkim: ['WARN'] } }, 0.3, 429.4, 430],
  // Doors
  ['remote control open, the rest sound', { found: { ...ALL, open_ports: ['GOOD', RDP] } }, 1, 630, 630],
  ['a dump of data public', { found: { ...ALL, insecure_systems: [DUMP] } }, 1, 630, 630],
  ['both', { found: { ...ALL, open_ports: [RDP], insecure_systems: [DUMP] } }, 1, 530, 530],
  // 250 + 380 · 0.9
  ['remote control and the faults of the worked example', { found: { ...MIXED, open_ports: [RDP] } }, 1, 592, 590],
  // 530 − 30
  [
    'three doors',
    { found: { ...ALL, open_ports: [RDP, { grade: 'BAD', kind: 'port-database' }], insecure_systems: [DUMP] } },
    1,
    500,
    500,
  ],
  ['the certificate of the main name has expired', { found: { ...ALL, ssl_certificates: [EXPIRED] } }, 1, 630, 630],
  // 6.5 · 6 · 0.5
  [
    'that of another name has, whatever the others have',
    { found: { ...ALL, ssl_certificates: ['GOOD', 'GOOD', 'GOOD', { ...EXPIRED, importance: 0.5 }] } },
    1,
    880.5,
    880,
  ],
  // A door that was closed today: the ceiling is gone, the loss of the vector is still there
  ['remote control closed today', { found: { ...ALL, open_ports: [{ ...RDP, isGone: true }] } }, 1, 822, 820],
  ['closed 30 days ago', { found: { ...ALL, open_ports: [{ ...RDP, isGone: true, ageDays: 30 }] } }, 1, 861, 860],
  ['closed 60 days ago', { found: { ...ALL, open_ports: [{ ...RDP, isGone: true, ageDays: 60 }] } }, 1, 900, 900],
  // Mail: SPF 0.4, DMARC 0.6 of 26
  [
    'no list of senders, and a rule for receivers',
    { found: { ...ALL, spf: ['BAD', { grade: 'GOOD', kind: 'dmarc-enforced' }] } },
    1,
    832.4,
    830,
  ],
  [
    'a rule that only watches: 26 · 0.6 · 0.6 = 9.36',
    { found: { ...ALL, spf: ['GOOD', { grade: 'WARN', kind: 'dmarc-not-enforced' }] } },
    1,
    839.16,
    840,
  ],
  // ~all lets DMARC decide; without an enforced rule it stays a remark: 26 · 0.25 and nothing for DMARC's share
  [
    'a list that marks, with an enforced rule',
    {
      found: {
        ...ALL,
        spf: [
          { grade: 'FAIR', kind: 'spf-softfail' },
          { grade: 'GOOD', kind: 'dmarc-enforced' },
        ],
      },
    },
    1,
    900,
    900,
  ],
  ['a list that marks, alone', { found: { ...ALL, spf: [{ grade: 'FAIR', kind: 'spf-softfail' }] } }, 1, 857.75, 860],
  ['neither', { found: { ...ALL, spf: ['BAD', { grade: 'BAD', kind: 'dmarc-not-enforced' }] } }, 1, 731, 730],
  // Worst 0.25 of 12, the second a tenth of its 0.6: 12 (1 − 0.75 · 0.94) … the worst is WARN: 12 (1 − 0.4 · 0.975)
  ['two ports that could be better', { found: { ...ALL, open_ports: ['GOOD', 'FAIR', 'WARN'] } }, 1, 852.42, 850],
  // (0.75 + 0.5·0.4) / 1.5 = 0.6333: 0.3667 · 6.5 · 4
  [
    'headers of two hosts are a mean',
    { found: { ...ALL, application_security: ['FAIR', { grade: 'WARN', importance: 0.5 }] } },
    1,
    890.467,
    890,
  ],
  // The mean of 1, 1 and 0 does not make up for what is there
  [
    'two weaknesses went fast, one stays',
    {
      found: {
        ...ALL,
        patching_cadence: [
          { grade: 'GOOD', kind: 'weakness-mended' },
          { grade: 'GOOD', kind: 'weakness-mended' },
          { grade: 'BAD', kind: 'weakness-open' },
        ],
      },
    },
    1,
    731,
    730,
  ],
  // 0.26 · 0.25 of 650
  [
    'the only weakness is called a false positive, the rest sound',
    { found: { ...ALL, patching_cadence: [{ grade: 'FAIR', kind: 'weakness-disputed' }] } },
    0.74,
    857.75,
    860,
  ],
  // Not looking again helps nobody: in full until day 59, and then the vector brings nothing
  [
    'seen 59 days ago',
    { found: { ...ALL, dkim: [{ grade: 'WARN', ageDays: 59 }] }, testedDaysAgo: { dkim: 59 } },
    1,
    884.4,
    880,
  ],
  ['tested 60 days ago', { found: { ...ALL, dkim: ['GOOD'] }, testedDaysAgo: { dkim: 60 } }, 0.96, 874, 870],
  [
    'a small remark is forgotten at once',
    { found: { ...ALL, ssl_configurations: ['GOOD', { grade: 'WARN', isGone: true }] } },
    1,
    900,
    900,
  ],
  ['DNSSEC tells and does not count', { found: { ...ALL, dnssec: ['BAD'] } }, 1, 900, 900],
  ['incidents stand beside the number', { found: ALL, incidentDaysAgo: [0, 0] }, 1, 900, 900],
  [
    'never under 250',
    { found: Object.fromEntries(Object.keys(ALL).map((slug) => [slug, ['BAD', DUMP, RDP]])) },
    1,
    250,
    250,
  ],
];

test.each(GOLDEN)('%s', (_what, profile, coverage, raw, rating) => {
  const rated = rateSurface(sampleProfile(profile));
  expect(rated.coverage).toBe(coverage);
  expect(rated.raw === null ? null : Math.round(rated.raw * 1000) / 1000).toBe(raw);
  expect(rated.rating).toBe(rating);
  expect(rated.state).toBe(rating === null ? 'not-enough-data' : 'rated');
});

test('each vector has its letter, or says why it has none', () => {
  const { vectors } = rateSurface(
    sampleProfile({ found: { ...MIXED, domain_squatting: ['NEUTRAL'], open_ports: [], dkim: ['NEUTRAL'] } }),
  );
  expect(vectors.spf).toEqual({ measured: true, grade: 'A', value: 1, reason: null });
  expect(vectors.ssl_configurations).toMatchObject({ grade: 'D', value: 0.4 });
  expect(vectors.application_security.grade).toBe('F');
  expect(vectors.open_ports).toMatchObject({ grade: 'A', value: 1 });
  expect(vectors.dkim).toEqual({ measured: false, grade: 'N/A', value: null, reason: 'NOTHING_TO_MEASURE' });
  expect(vectors.domain_squatting).toEqual({ measured: true, grade: 'N/A', value: null, reason: null });
  expect(vectors.desktop_software.reason).toBe('NOT_SEEN_FROM_OUTSIDE');
  expect(vectors.data_breaches.reason).toBe('NOTHING_REPORTED');
});

test('incidents have a letter by how long ago they were', () => {
  const letter = (incidentDaysAgo: number[]) =>
    rateSurface(sampleProfile({ found: GOOD, incidentDaysAgo })).vectors.data_breaches.grade;
  // 1 − 1/2, 1 − 0.5/2, 1 − 0.25/2, 1 − 0.125/2, 1 − 2/2
  expect([[0], [120], [240], [360], [0, 0]].map(letter)).toEqual(['D', 'B', 'B', 'A', 'F']);
});

test('what holds a rating down is named, once for the domain and its www', () => {
  const door = (asset: string, kind = 'private-files-open') => ({ grade: 'BAD', kind, asset }) as const;
  const doorsOf = (...found: readonly ReturnType<typeof door>[]) =>
    rateSurface(sampleProfile({ found: { ...ALL, insecure_systems: found } })).doors.map(({ asset }) => asset);
  expect(doorsOf(door('example.com'), door('www.example.com'), door('old.example.com'))).toEqual([
    'example.com',
    'old.example.com',
  ]);
  expect(doorsOf(door('example.com', 'dangling-name'))).toEqual([]);
});
