import { checkReflectedScripts } from '../active/a01-reflected-scripts.ts';
import { checkSqlErrors } from '../active/a04-sql-errors.ts';
import { checkSqlConditions } from '../active/a05-sql-conditions.ts';
import { checkCommands } from '../active/a07-commands.ts';
import { checkEvaluation } from '../active/a09-evaluation.ts';
import { checkPathTraversal } from '../active/a10-path-traversal.ts';
import { checkOpenRedirect } from '../active/a12-open-redirect.ts';
import { checkResponseSplitting } from '../active/a13-response-splitting.ts';
import { checkAllowedMethods, checkTrace } from '../active/a16-methods.ts';
import { checkNosqlErrors } from '../active/a20-nosql-errors.ts';
import { checkLdapErrors } from '../active/a21-ldap-errors.ts';
import { checkXpathErrors } from '../active/a22-xpath-errors.ts';
import type { ActiveCheck } from '../active/active-check.ts';
import { markerFor } from '../active/insertion-point.ts';
import { prepareProbe } from '../active/probe.ts';
import type { CheckId } from '../checks/catalogue.ts';
import { pathTemplate } from '../findings/fingerprint.ts';
import type { Report } from '../findings/report.ts';
import type { Exchange } from '../guard/exchange.ts';
import { LEVEL_LIMITS, type Level } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import type { TaskHandler } from './task-context.ts';

type ParameterCheck = {
  readonly checkId: CheckId;
  readonly check: ActiveCheck;
  /** Not done when this one has found the same weakness already. */
  readonly unless?: CheckId;
};

/** In the order of their value: each parameter has a limit of requests, and the last ones lose when it is reached. */
const ACTIVE_CHECKS: readonly ParameterCheck[] = [
  { checkId: 'A12', check: checkOpenRedirect },
  { checkId: 'A13', check: checkResponseSplitting },
  { checkId: 'A01', check: checkReflectedScripts },
  { checkId: 'A04', check: checkSqlErrors },
  { checkId: 'A20', check: checkNosqlErrors },
  { checkId: 'A21', check: checkLdapErrors },
  { checkId: 'A22', check: checkXpathErrors },
  { checkId: 'A05', check: checkSqlConditions, unless: 'A04' },
  { checkId: 'A10', check: checkPathTraversal },
  { checkId: 'A07', check: checkCommands },
  { checkId: 'A09', check: checkEvaluation },
];

/** The checks that try parameters. */
export const PARAMETER_CHECKS = ACTIVE_CHECKS.map(({ checkId }) => checkId);

/** A parameter such as "lang" that stands on every page is tried on so many of them. */
const PATHS_PER_PARAMETER = 10;
/** Parameters whose values the site makes and checks itself; trying them says nothing. */
const MACHINE_MADE = /csrf|xsrf|nonce|captcha|^__|signature|^_wpnonce$/i;

/** Queues the query parameters of a page that was read, each once for a path template. */
export function admitParameters(state: ScanState, level: Level, exchange: Exchange): void {
  if (LEVEL_LIMITS[level].checks !== null || state.target?.platform !== null) return;
  if ([401, 403, 404, 405, 410].includes(exchange.status)) return;
  const url = new URL(exchange.url);
  for (const parameter of new Set(url.searchParams.keys())) {
    if (MACHINE_MADE.test(parameter)) continue;
    const place = `active ${pathTemplate(url.pathname)} ${parameter}`;
    const everywhere = `active * ${parameter}`;
    if (place in state.patterns || (state.patterns[everywhere] ?? 0) >= PATHS_PER_PARAMETER) continue;
    state.patterns[place] = 1;
    state.patterns[everywhere] = (state.patterns[everywhere] ?? 0) + 1;
    enqueue(state, { kind: 'parameter', url: url.href, parameter });
  }
}

/** Tries everything on one parameter, one request after the other. */
export const parameter: TaskHandler<'parameter'> = async (task, context) => {
  const prepared = await prepareProbe(task, context);
  if (prepared === null) return () => undefined;
  const reports: ((report: Report) => void)[] = [];
  const found = new Set<CheckId>();
  const unfinished: CheckId[] = [];
  for (const { checkId, check, unless } of ACTIVE_CHECKS) {
    if (unless !== undefined && found.has(unless)) continue;
    const refusalsBefore = prepared.refusals();
    const add = await check(prepared.probe);
    if (add !== null) {
      found.add(checkId);
      reports.push(add);
    } else if (prepared.refusals() > refusalsBefore) unfinished.push(checkId);
  }
  return (state, report) => {
    for (const add of reports) add(report);
    for (const checkId of unfinished) skipCheck(state, checkId, 'PROBE_BUDGET');
  };
};

/** Asks the start page what may be done with it, and whether it sends requests back. Nothing is changed by either. */
export const methods: TaskHandler<'methods'> = async (_, { fetch, state: { target }, settings }) => {
  if (!target) return () => undefined;
  const url = `${target.origin}/`;
  const word = markerFor(settings.scanId, { url, parameter: '' }, 'trace');
  const allowed = await fetch(url, { method: 'OPTIONS' });
  const trace = await fetch(url, { method: 'TRACE', headers: { 'x-trace-word': word } });
  return (_, report) => {
    if (allowed.exchange) checkAllowedMethods(allowed.exchange, report);
    if (trace.exchange) checkTrace(trace.exchange, word, report);
  };
};
