import type { FindingEntry, Scan, Website, WebsiteSchedule } from '../website-types.ts';

const id = (kind: number, number: number) =>
  `0198a6f0-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

export const mainSite: Website = {
  targetId: id(1, 1),
  probelyTargetId: id(1, 1),
  name: 'Main website',
  url: 'https://www.larkbakery.example',
  scan_profile: 'safe',
};

export const shop: Website = {
  targetId: id(1, 2),
  probelyTargetId: id(1, 2),
  name: 'Shop & café/50%',
  url: 'https://shop.larkbakery.example',
  scan_profile: 'lightning',
};

/** A monthly schedule of the main website: December 1, 2026, 1:00 AM in Los Angeles. */
export const monthly: WebsiteSchedule = {
  scheduledScanId: id(2, 1),
  probelyScheduledScanId: id(2, 1),
  targetId: mainSite.targetId,
  dateTime: '2026-12-01T09:00:00.000Z',
  recurrence: 'm',
  runOnDayOfWeek: false,
  scheduledDayOfWeek: null,
  weekIndex: null,
  dayOfMonth: 1,
};

/** A scan of the main website that was completed on a day of November 2026. */
export function scanOn(day: number, changes: Partial<Scan> = {}): Scan {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    scanId: id(3, day),
    probelyScanId: id(3, day),
    targetId: mainSite.targetId,
    status: 'completed',
    startTime: `${date}T17:00:00.000Z`,
    completeTime: `${date}T17:03:20.000Z`,
    scanProfile: 'safe',
    highs: 1,
    mediums: 3,
    lows: 6,
    progress: 100,
    failureReason: null,
    retestOf: null,
    traces: [],
    ...changes,
  };
}

export const runningScan = scanOn(21, {
  status: 'started',
  completeTime: null,
  highs: 0,
  mediums: 0,
  lows: 0,
  progress: 42,
});

/** A finding of a severity, with texts as long as real ones. */
export function findingOf(severity: FindingEntry['severity'], changes: Partial<FindingEntry> = {}): FindingEntry {
  return {
    fingerprint: `fingerprint-${severity}`,
    checkId: 'P05',
    severity,
    title: 'Your website does not insist on encrypted connections',
    term: 'HSTS header missing',
    what: 'Browsers are never told to use encryption only. A visitor who types the address without https:// first connects in the open.',
    why: 'Somebody on the same network, such as in a café, can change what your customers see before encryption starts, and read what they type.',
    fix: [
      'Make sure that every page of the website works over https://.',
      'Let the server send the header Strict-Transport-Security: max-age=31536000 with every answer.',
      'Scan again to see that the finding is gone.',
    ],
    who: 'Your hosting provider or server administrator',
    url: 'https://www.larkbakery.example/',
    urls: ['https://www.larkbakery.example/', 'https://www.larkbakery.example/contact?form=order&step=1'],
    subject: 'Strict-Transport-Security',
    quotes: [],
    evidence: {
      note: 'The response has no Strict-Transport-Security header.',
      request: 'GET / HTTP/1.1\nHost: www.larkbakery.example',
      response: 'HTTP/1.1 200 OK\nserver: nginx/1.18.0\n\n<img src=x onerror="document.title=\'broken\'">',
      curl: 'curl -sI https://www.larkbakery.example/',
    },
    references: {
      cwe: 319,
      owasp2025: 'A04 Cryptographic Failures',
      owasp2021: 'A02 Cryptographic Failures',
      wstg: 'WSTG-CONF-07',
      pci: ['4.2.1'],
    },
    isNew: false,
    findingId: null,
    mark: null,
    ...changes,
  };
}
