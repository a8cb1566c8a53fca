import { createHash } from 'node:crypto';
import { isGraphqlAddress, isGraphqlAnswer } from '../api/graphql/graphql-clues.ts';
import { checkErrorMessages } from '../checks/answers/p16-error-messages.ts';
import { copiesOf, listedCopyLike, sourceCopy } from '../checks/exposures/e09-development-files.ts';
import { exposuresFor, extensionOf } from '../checks/exposures/exposure-list.ts';
import { viewOf } from '../checks/page-check.ts';
import { isAllowedByRobots } from '../crawl/frontier.ts';
import { bareHost } from '../guard/address-guard.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { admitApi } from './admit/admit-api.ts';
import { admitGraphql } from './interfaces/graphql.ts';
import { takeUpProducts } from './products/take-up-products.ts';
import { admitSignIns } from './sign-in.ts';
import type { TaskHandler } from './task-context.ts';

const MAX_COPIES = 20;
const CONTROL_ROUNDS = 3;
/** Enough to recognise a file; a site's whole backup is not fetched. */
const SAMPLE_BYTES = 64 * 1024;

const listOf = (state: Readonly<ScanState>) =>
  state.target ? exposuresFor(bareHost(new URL(state.target.origin).hostname)) : [];

/** Queues the made-up names, then the addresses themselves. */
export function queueExposures(state: ScanState): void {
  const list = listOf(state);
  const extensions = [...new Set(list.map(({ path }) => extensionOf(path)))];
  for (const extension of extensions) enqueue(state, { kind: 'control', extension, round: 1 });
  for (const { path } of list) enqueue(state, { kind: 'exposure', path });
}

/** Asks for a name that cannot exist: whatever the site shows for it proves nothing anywhere else. */
export const control: TaskHandler<'control'> = async (task, { fetch, state, settings }) => {
  const { target } = state;
  if (!target) return () => undefined;
  // Made from the scan's id, so that a continued scan asks for the same names.
  const name = createHash('sha256')
    .update(`${settings.scanId} ${task.extension} ${task.round}`)
    .digest('hex')
    .slice(0, 14);
  const url = `${target.origin}/${name}${task.extension === '' ? '' : `.${task.extension}`}`;
  if (!isAllowedByRobots(state, url)) return () => undefined;
  const { exchange } = await fetch(url, { bodyLimitBytes: SAMPLE_BYTES });
  return (later, report) => {
    if (!exchange) return;
    // A made-up name is also the surest way to see the site's error page.
    checkErrorMessages(viewOf(exchange, later.startedAt), report);
    if (exchange.status >= 400) return;
    for (const exposure of listOf(later))
      if (extensionOf(exposure.path) === task.extension && exposure.matches(exchange))
        later.falseExposures.add(exposure.path);
    // A site that answers made-up names may answer each a little differently.
    if (task.round < CONTROL_ROUNDS) enqueue(later, { ...task, round: task.round + 1 });
  };
};

/** Queues copies of the program behind a page that was read. */
export function admitCopies(state: ScanState, level: Level, pageUrl: string): void {
  if (!LEVEL_LIMITS[level].checks.has('E09')) return;
  for (const path of copiesOf(new URL(pageUrl).pathname)) {
    const count = state.patterns.copies ?? 0;
    const isListed = listOf(state).some((entry) => entry.path === path);
    if (count >= MAX_COPIES || isListed || `copy ${path}` in state.patterns) continue;
    state.patterns[`copy ${path}`] = 1;
    state.patterns.copies = count + 1;
    enqueue(state, { kind: 'exposure', path });
  }
}

/** Asks for one address of the list, or for a copy that the crawl suggested. */
export const exposure: TaskHandler<'exposure'> = async (
  task,
  { fetch, settings, state: { target, falseExposures }, state },
) => {
  const listed = listOf(state).find(({ path }) => path === task.path);
  const entry = listed ?? sourceCopy(task.path);
  const controlled = listed ? task.path : listedCopyLike(task.path);
  if (!target || !entry || falseExposures.has(controlled)) return () => undefined;
  const url = target.origin + task.path;
  if (!isAllowedByRobots(state, url)) return (later) => skipCheck(later, entry.checkId, 'ROBOTS');
  const { exchange } = await fetch(url, entry.checkId === 'E07' ? {} : { bodyLimitBytes: SAMPLE_BYTES });
  return (later, report) => {
    if (!exchange) return;
    if (isGraphqlAnswer(exchange)) admitGraphql(later, settings.level, exchange.url);
    if (!entry.matches(exchange)) return;
    entry.report(exchange, report);
    const view = viewOf(exchange, later.startedAt);
    takeUpProducts(later, settings, view, report);
    admitSignIns(later, settings, view);
    admitApi(later, settings.level, exchange);
    if (isGraphqlAddress(exchange.url)) admitGraphql(later, settings.level, exchange.url);
  };
};
