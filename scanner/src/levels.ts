import type { CheckId } from './checks/catalogue.ts';

export const LEVELS = ['lightning', 'safe'] as const;
export type Level = (typeof LEVELS)[number];

type LevelLimits = {
  /** Requests per second to other people's machines. */
  readonly requestsPerSecond: number;
  /** Requests per second to hosts that the operator listed as its own. */
  readonly ownHostRequestsPerSecond: number;
  /** All HTTP requests of a scan. */
  readonly requests: number;
  readonly tlsHellos: number;
  /** Pages read, the start page included. */
  readonly pages: number;
  readonly depth: number;
  readonly durationMs: number;
  /** Checks of the level; null for all. */
  readonly checks: ReadonlySet<CheckId> | null;
};

/** Handshakes per second with other people's machines, and with the operator's own. */
export const TLS_HELLOS_PER_SECOND = { other: 5, ownHost: 50 } as const;

const LIGHTNING_CHECKS = [
  'P01',
  'P02',
  'P03',
  'P04',
  'P05',
  'P06',
  'P07',
  'P08',
  'P09',
  'P10',
  'P11',
  'P24',
  'P25',
] as const satisfies readonly CheckId[];

/** What each level may do. Both read only: GET, and once each OPTIONS and TRACE in a safe scan. */
export const LEVEL_LIMITS: Readonly<Record<Level, LevelLimits>> = {
  lightning: {
    requestsPerSecond: 5,
    ownHostRequestsPerSecond: 50,
    requests: 60,
    tlsHellos: 30,
    pages: 6,
    depth: 1,
    durationMs: 5 * 60_000,
    checks: new Set(LIGHTNING_CHECKS),
  },
  safe: {
    requestsPerSecond: 2,
    ownHostRequestsPerSecond: 50,
    requests: 2_000,
    tlsHellos: 30,
    pages: 1_500,
    depth: 10,
    durationMs: 30 * 60_000,
    checks: null,
  },
};
