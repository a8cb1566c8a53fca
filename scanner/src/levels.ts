import { SCAN_LEVELS, type ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { CASES, type CheckId } from './checks/catalogue.ts';

/** The engine does all of them. */
export const LEVELS = SCAN_LEVELS;
export type Level = ScanLevel;

/** Where a visitor's input can stand in a request. */
export type Place = 'query' | 'path' | 'name' | 'form' | 'json' | 'xml' | 'graphql' | 'header' | 'cookie';

export type LevelLimits = {
  /** Requests per second to other people's machines. */
  readonly requestsPerSecond: number;
  /** Requests per second to hosts that the operator listed as its own. */
  readonly ownHostRequestsPerSecond: number;
  /** All HTTP requests of a scan. */
  readonly requests: number;
  readonly tlsHellos: number;
  /** Handshakes are broken off with keys that no visitor would send, to compare the answers. */
  readonly sendsMalformedKeys: boolean;
  /** Pages read, the start page included. */
  readonly pages: number;
  readonly depth: number;
  /** Pages opened in a browser. */
  readonly browserPages: number;
  readonly durationMs: number;
  readonly checks: ReadonlySet<CheckId>;
  /** Only the start page and a few of its links are looked at. */
  readonly isQuick: boolean;
  /** Inputs that are tried; with "form" among them, forms are sent (POST). */
  readonly inputs: ReadonlySet<Place>;
  /** Requests that one input on which nothing is found may cost, delays apart. */
  readonly probes: number;
  /** Tries what costs more requests: further contexts, and spellings that get around filters. */
  readonly isThorough: boolean;
  /** What robots.txt forbids is left alone; otherwise it is only where else to look. */
  readonly obeysRobots: boolean;
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

const allChecksBut = (...without: readonly CheckId[]): ReadonlySet<CheckId> =>
  new Set(CASES.map(({ checkId }) => checkId).filter((id) => !without.includes(id)));

const LIGHTNING: LevelLimits = {
  requestsPerSecond: 5,
  ownHostRequestsPerSecond: 50,
  requests: 60,
  tlsHellos: 30,
  sendsMalformedKeys: false,
  pages: 6,
  depth: 1,
  browserPages: 0,
  durationMs: 5 * 60_000,
  checks: new Set(LIGHTNING_CHECKS),
  isQuick: true,
  inputs: new Set(),
  probes: 0,
  isThorough: false,
  obeysRobots: true,
};

/** Reads only: GET, and once each OPTIONS and TRACE. */
const SAFE: LevelLimits = {
  ...LIGHTNING,
  requestsPerSecond: 2,
  requests: 2_000,
  pages: 1_500,
  depth: 10,
  durationMs: 30 * 60_000,
  checks: allChecksBut('A02', 'A03', 'A06', 'A08', 'A11', 'A15', 'A17', 'A18', 'A19'),
  isQuick: false,
  inputs: new Set(['query']),
  probes: 12,
};

/** Also sends forms, JSON and questions of GraphQL (POST); nothing that makes the site wait. */
const NORMAL: LevelLimits = {
  ...SAFE,
  requestsPerSecond: 5,
  requests: 10_000,
  browserPages: 50,
  durationMs: 90 * 60_000,
  checks: allChecksBut('A06', 'A08', 'A18', 'A19'),
  inputs: new Set(['query', 'path', 'name', 'form', 'json', 'graphql']),
  probes: 36,
  isThorough: true,
  obeysRobots: false,
};

/** Also headers and cookies, delays of two and three seconds, malformed keys, and what owners have to switch on for their website. */
const FULL: LevelLimits = {
  ...NORMAL,
  requestsPerSecond: 10,
  requests: 40_000,
  tlsHellos: 45,
  sendsMalformedKeys: true,
  browserPages: 200,
  durationMs: 6 * 3_600_000,
  checks: allChecksBut(),
  inputs: new Set(['query', 'path', 'name', 'form', 'json', 'graphql', 'header', 'cookie']),
  probes: 40,
};

/** What each level may do (spec part 2, section 9 names them). */
export const LEVEL_LIMITS: Readonly<Record<Level, LevelLimits>> = {
  lightning: LIGHTNING,
  safe: SAFE,
  normal: NORMAL,
  full: FULL,
  log4shell: {
    ...NORMAL,
    requests: 3_000,
    tlsHellos: 0,
    browserPages: 0,
    durationMs: 10 * 60_000,
    checks: new Set<CheckId>(['A17']),
    inputs: new Set(['query', 'form', 'header']),
  },
  sandbox_lightning: LIGHTNING,
  sandbox_normal: NORMAL,
};
