import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Platform } from '@portal/domain/monitoring/platforms.ts';
import { scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import type { Schedule } from '@portal/domain/monitoring/schedules/schedule.ts';
import { BOOKING, COMPANY, SHOP } from './demo-exchange.ts';
import { bookingPages, companyPages, shopAtFirst, shopNow, shopThen } from './demo-findings.ts';
import { shopSignedIn } from './demo-signed-in.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

export type DemoScan = {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly pages: number;
} & (
  | { readonly status: 'completed'; readonly findings: readonly Finding[]; readonly extent: ScanExtent }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'canceled' }
);

export type DemoWebsite = {
  readonly name: string;
  readonly url: string;
  readonly scanLevel: 'lightning' | 'safe';
  /** What its scans recognise. */
  readonly software: readonly Platform[];
  readonly schedule: Schedule | null;
  readonly scans: readonly DemoScan[];
  /** Users of the accounts that its scans sign in with; none for most. */
  readonly signIns?: { readonly main: string; readonly lesser: string };
};

/** What a safe scan makes of a shop whose products are shown by one program. */
const shopExtent = (pages: number): ScanExtent => ({
  addresses: {
    found: pages + 96,
    tried: pages + 7,
    left: { ALIKE: 61, OUTSIDE: 9, FILE: 12, WARNED: 7 },
  },
  forms: { found: 6, tried: 1, left: { LEVEL: 5 } },
  inputs: { found: 25, tried: 9, left: { LEVEL: 16 } },
  isMore: false,
});
const companyExtent: ScanExtent = {
  addresses: { found: 31, tried: 6, left: { LEVEL: 19, OUTSIDE: 6 } },
  forms: { found: 2, tried: 0, left: { LEVEL: 2 } },
  inputs: { found: 5, tried: 0, left: { LEVEL: 5 } },
  isMore: false,
};
const bookingExtent: ScanExtent = {
  addresses: { found: 29, tried: 18, left: { OUTSIDE: 4, FILE: 5, WARNED: 2 } },
  forms: { found: 3, tried: 1, left: { LEVEL: 2 } },
  inputs: { found: 14, tried: 3, left: { LEVEL: 11 } },
  isMore: false,
};

/** The websites with what has happened on them up to `now`. */
export function demoWebsites(now: Date): DemoWebsite[] {
  const at = (daysAgo: number, minutes: number) => ({
    startedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    endedAt: new Date(now.getTime() - daysAgo * DAY_MS + minutes * MINUTE_MS),
  });
  const regularly = (recurrence: 'w' | 'm' | 'q', daysAgo: number): Schedule => ({
    dateTime: new Date(now.getTime() - daysAgo * DAY_MS),
    recurrence,
    dayOfMonth: null,
    runOnDayOfWeek: false,
    scheduledDayOfWeek: null,
    weekIndex: null,
  });
  const certificateDays = 12;
  const expiresOn = new Date(now.getTime() + certificateDays * DAY_MS).toISOString().slice(0, 10);
  return [
    {
      name: 'Web shop',
      url: SHOP,
      scanLevel: 'safe',
      software: ['nginx'],
      schedule: regularly('w', 37),
      signIns: { main: 'scan@harbor-bakery.example', lesser: 'scan-guest@harbor-bakery.example' },
      scans: [
        { ...at(37, 6), status: 'completed', pages: 38, findings: shopAtFirst(), extent: shopExtent(38) },
        { ...at(23, 5), status: 'completed', pages: 38, findings: shopThen(), extent: shopExtent(38) },
        {
          ...at(2, 5),
          status: 'completed',
          pages: 41,
          findings: shopNow(expiresOn, certificateDays),
          extent: { ...shopExtent(41), signedIn: shopSignedIn },
        },
      ],
    },
    {
      name: 'Company website',
      url: COMPANY,
      scanLevel: 'lightning',
      software: ['apache'],
      schedule: regularly('m', 30),
      scans: [
        { ...at(30, 1), status: 'failed', pages: 0, reason: scanFailure('TARGET_UNREACHABLE') },
        { ...at(29, 1), status: 'completed', pages: 6, findings: companyPages(), extent: companyExtent },
      ],
    },
    {
      name: 'Table booking',
      url: BOOKING,
      scanLevel: 'safe',
      software: ['wordpress'],
      schedule: null,
      scans: [
        { ...at(10, 3), status: 'completed', pages: 14, findings: bookingPages(), extent: bookingExtent },
        { ...at(1, 2), status: 'canceled', pages: 0 },
      ],
    },
  ];
}
