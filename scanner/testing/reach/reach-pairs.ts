import { ECHOED_ADDRESSES } from './echoed-addresses.ts';
import { HIDDEN_PARAMETERS } from './hidden-parameters.ts';
import { PAGES_OF_ONE_PROGRAM } from './pages-of-one-program.ts';
import type { ReachPair } from './reach-pair.ts';
import { SENT_BY_SCRIPTS } from './sent-by-scripts.ts';
import { SHARED_LIMITS } from './shared-limits.ts';
import { WAYS_TO_PROGRAMS } from './ways-to-programs.ts';

/** What a scan finds only when it reads enough of a site: the weakness is plain, the way to it is not. */
export const REACH_PAIRS: readonly ReachPair[] = [
  ...PAGES_OF_ONE_PROGRAM,
  ...WAYS_TO_PROGRAMS,
  ...SHARED_LIMITS,
  ...HIDDEN_PARAMETERS,
  ...SENT_BY_SCRIPTS,
  ...ECHOED_ADDRESSES,
];

/** Where visitors come to them. */
export const REACH_ENTRIES: readonly string[] = [
  '/portal.php?page=1',
  '/index-of-parts.php',
  '/pressed',
  '/programs',
  '/guides',
  '/branches',
  '/moved-away',
  '/departments',
  '/lists-page',
  '/interfaces',
  '/index-of-boards.php',
  '/tides',
  '/baskets',
  '/stock-page',
  '/desk.php',
  '/shelf-of?by=price',
  '/card?of=ann',
  '/back-office/ledger',
];
