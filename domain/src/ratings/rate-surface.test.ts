import { expect, test } from 'vitest';
import { rateSurface } from './rate-surface.ts';
import { type SampleProfile, sampleProfile } from './testing/sample-profile.ts';

/** SPF 1, certificates 10, configurations 15, ports 10, headers 5, insecure systems 2.5, server software 2: 45.5 of 100. */
const GOOD = {
  spf: ['GOOD'],
  ssl_certificates: ['GOOD'],
  ssl_configurations: ['GOOD'],
  open_ports: ['GOOD'],
  application_security: ['GOOD'],
  insecure_systems: ['GOOD'],
  server_software: ['GOOD'],
} as const;
const BAD = {
  spf: ['BAD'],
  ssl_certificates: ['BAD'],
  ssl_configurations: ['BAD'],
  application_security: ['BAD'],
  insecure_systems: ['BAD'],
  server_software: ['BAD'],
} as const;
const MIXED = {
  ...GOOD,
  ssl_configurations: ['WARN'],
  application_security: ['BAD'],
  server_software: ['WARN'],
} as const;
const ALL_SCORED = {
  ...GOOD,
  botnet_infections: ['GOOD'],
  spam_propagation: ['GOOD'],
  malware_servers: ['GOOD'],
  unsolicited_comm: ['GOOD'],
  potentially_exploited: ['GOOD'],
  dkim: ['GOOD'],
  patching_cadence: ['GOOD'],
  desktop_software: ['GOOD'],
  mobile_software: ['GOOD'],
  file_sharing: ['GOOD'],
} as const;

type Row = readonly [what: string, profile: SampleProfile, coverage: number, raw: number | null, rating: number | null];

/** Each row was worked out on paper from the rules; how, stands beside it. One vector of weight w takes 650 w / W points at worst. */
const GOLDEN: readonly Row[] = [
  ['everything measured and good', { found: ALL_SCORED }, 1, 900, 900],
  // 250 + 650 (1 + 10 + 15·0.4 + 10 + 0 + 2.5 + 2·0.4) / 45.5 = 250 + 650 · 30.3 / 45.5
  ['the worked example', { found: MIXED }, 0.455, 682.857, 680],
  ['7.143 under what was shown: stays', { found: MIXED, shownBefore: 690 }, 0.455, 682.857, 690],
  ['7.143 under and over are alike: 12.857 over moves', { found: MIXED, shownBefore: 670 }, 0.455, 682.857, 680],
  ['what can be seen is all good', { found: GOOD }, 0.455, 900, 900],
  // 250 + 650 · 10 / 45.5
  ['all bad but the ports', { found: { ...BAD, open_ports: ['GOOD'] } }, 0.455, 392.857, 390],
  // One port would take 650 · 10 / 45.5 = 142.857 and takes 80: 250 + 650 · 0 + 142.857 − 80
  ['all bad, one port', { found: { ...BAD, open_ports: ['BAD'] } }, 0.455, 312.857, 310],
  ['one bad port takes 80, not 142.857', { found: { ...GOOD, open_ports: ['BAD'] } }, 0.455, 820, 820],
  ['two take 142.857, less than twice 80', { found: { ...GOOD, open_ports: ['BAD', 'BAD'] } }, 0.455, 757.143, 760],
  // 142.857 / 2 = 71.429
  ['a bad one beside a good one', { found: { ...GOOD, open_ports: ['BAD', 'GOOD'] } }, 0.455, 828.571, 830],
  [
    '10 + 15 + 2.5 + 2 = 29.5: too little',
    { found: { ssl_certificates: ['GOOD'], ssl_configurations: ['GOOD'], insecure_systems: [], server_software: [] } },
    0.295,
    null,
    null,
  ],
  // 250 + 650 (10 + 15·0.75 + 5·0.4) / 30 = 250 + 650 · 23.25 / 30
  [
    '10 + 15 + 5 = 30: just enough',
    { found: { ssl_certificates: ['GOOD'], ssl_configurations: ['FAIR'], application_security: ['WARN'] } },
    0.3,
    753.75,
    750,
  ],
  // 250 + 650 · 10 / 30
  ['20 + 10', { found: { patching_cadence: ['BAD'], ssl_certificates: ['GOOD'] } }, 0.3, 466.667, 470],
  ['an incident today', { found: GOOD, incidentDaysAgo: [0] }, 0.455, 750, 750],
  ['an incident of 120 days ago takes 75', { found: GOOD, incidentDaysAgo: [120] }, 0.455, 825, 830],
  ['240 days take 37.5', { found: GOOD, incidentDaysAgo: [240] }, 0.455, 862.5, 860],
  ['825 stays at 820', { found: GOOD, incidentDaysAgo: [120], shownBefore: 820 }, 0.455, 825, 820],
  ['twice 150 is 250 at most', { found: GOOD, incidentDaysAgo: [0, 0] }, 0.455, 650, 650],
  ['150 + 75 = 225', { found: GOOD, incidentDaysAgo: [0, 120] }, 0.455, 675, 680],
  ['none after two years', { found: GOOD, incidentDaysAgo: [731, 2000] }, 0.455, 900, 900],
  // A third of 142.857
  [
    'a bad certificate of a name of half importance',
    { found: { ...GOOD, ssl_certificates: ['GOOD', { grade: 'BAD', importance: 0.5 }] } },
    0.455,
    852.381,
    850,
  ],
  // Half of 650 · 1 / 45.5 = 14.286
  ['fixed today', { found: { ...GOOD, spf: ['GOOD', { grade: 'BAD', isGone: true }] } }, 0.455, 892.857, 890],
  // Weights 1 and 0.5: a third of 650 · 15 / 45.5 = 214.286
  [
    'fixed 30 days ago',
    { found: { ...GOOD, ssl_configurations: ['GOOD', { grade: 'BAD', isGone: true, ageDays: 30 }] } },
    0.455,
    828.571,
    830,
  ],
  [
    'fixed 60 days ago',
    { found: { ...GOOD, ssl_configurations: ['GOOD', { grade: 'BAD', isGone: true, ageDays: 60 }] } },
    0.455,
    900,
    900,
  ],
  [
    'a small remark is forgotten at once',
    { found: { ...GOOD, ssl_configurations: ['GOOD', { grade: 'WARN', isGone: true }] } },
    0.455,
    900,
    900,
  ],
  [
    'what was good and is gone does not help',
    { found: { ...GOOD, ssl_configurations: ['BAD', { grade: 'GOOD', isGone: true }] } },
    0.455,
    685.714,
    690,
  ],
  // 45.5 − 15
  [
    'a test of 60 days ago is none',
    { found: { ...GOOD, ssl_configurations: ['BAD'] }, testedDaysAgo: { ssl_configurations: 60 } },
    0.305,
    900,
    900,
  ],
  [
    'one of 59 days ago is one',
    {
      found: { ...GOOD, ssl_configurations: [{ grade: 'BAD', ageDays: 59 }] },
      testedDaysAgo: { ssl_configurations: 59 },
    },
    0.455,
    685.714,
    690,
  ],
  // 650 · 1 / 46.5 = 13.978
  ['a weak DKIM key', { found: { ...GOOD, dkim: ['BAD'] } }, 0.465, 886.022, 890],
  ['DNSSEC tells and does not count', { found: { ...GOOD, dnssec: ['BAD'] } }, 0.455, 900, 900],
  // Nothing open now (0.5) and one bad port closed 30 days ago (0.5): half of 142.857
  [
    'a port closed 30 days ago, none open',
    { found: { ...GOOD, open_ports: [{ grade: 'BAD', isGone: true, ageDays: 30 }] } },
    0.455,
    828.571,
    830,
  ],
  // 250 + 650 (0.4 + 7.5 + 15 + 0 + 2.5 + 1.5 + 20) / 55.5 = 250 + 650 · 46.9 / 55.5; the ports are a shared host's
  [
    'a shared host, patched well',
    {
      found: {
        spf: ['WARN'],
        ssl_certificates: ['FAIR'],
        ssl_configurations: ['GOOD'],
        application_security: ['BAD'],
        insecure_systems: [],
        server_software: ['FAIR'],
        patching_cadence: ['GOOD'],
      },
    },
    0.555,
    799.279,
    800,
  ],
  // (0.75 + 0.5·0.4) / 1.5 = 0.6333: 0.3667 · 650 · 5 / 45.5 = 26.190
  [
    'headers of two hosts',
    { found: { ...GOOD, application_security: ['FAIR', { grade: 'WARN', importance: 0.5 }] } },
    0.455,
    873.81,
    870,
  ],
  [
    'never under 250',
    { found: { ...BAD, open_ports: ['BAD', 'BAD', 'BAD'] }, incidentDaysAgo: [0, 0, 0] },
    0.455,
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

test('incidents have a letter by what they take off', () => {
  const letter = (incidentDaysAgo: number[]) =>
    rateSurface(sampleProfile({ found: GOOD, incidentDaysAgo })).vectors.data_breaches.grade;
  // 1 − 150/250 = 0.4, 1 − 75/250 = 0.7, 1 − 37.5/250 = 0.85, 1 − 18.75/250 = 0.925, 1 − 250/250 = 0
  expect([[0], [120], [240], [360], [0, 0]].map(letter)).toEqual(['D', 'C', 'B', 'A', 'F']);
});
