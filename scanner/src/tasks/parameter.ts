import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { ACTIVE_CHECKS, INPUT_CHECKS } from '../active/active-checks.ts';
import { notePosts } from '../active/post-limit.ts';
import { prepareProbe } from '../active/prepare-probe.ts';
import { checkErrorMessages } from '../checks/answers/p16-error-messages.ts';
import type { CheckId } from '../checks/catalogue.ts';
import { viewOf } from '../checks/page-check.ts';
import { pointReport } from '../findings/point-report.ts';
import type { Report } from '../findings/report.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { skipCheck } from '../scan-state.ts';
import { rememberAwaited } from './awaited-calls.ts';
import { rememberPlanted } from './stored-scripts.ts';
import type { TaskHandler } from './task-context.ts';

/** Tries everything on one input, one request after the other. */
export const parameter: TaskHandler<'parameter'> = async ({ point }, context) => {
  const { checks } = LEVEL_LIMITS[context.settings.level];
  const prepared = await prepareProbe(point, context);
  const { probe } = prepared;
  if (probe === null) {
    const reason = prepared.formRefusals() > 0 ? 'FORM_LIMIT' : 'INPUT_LEFT';
    return (state) => {
      for (const checkId of INPUT_CHECKS) skipCheck(state, checkId, reason);
      notePosts(state, point, prepared);
    };
  }
  const reports: ((report: Report) => void)[] = [];
  const found = new Set<CheckId>();
  const unfinished: [CheckId, PlainReason][] = [];
  for (const { checkId, check, unless = [], places } of ACTIVE_CHECKS) {
    if (!checks.has(checkId) || unless.some((other) => found.has(other))) continue;
    if (places !== undefined && !places.includes(point.place)) continue;
    const [refusals, formRefusals] = [prepared.refusals(), prepared.formRefusals()];
    const add = await check(probe);
    if (add !== null) {
      found.add(checkId);
      reports.push(add);
    } else if (prepared.formRefusals() > formRefusals) unfinished.push([checkId, 'FORM_LIMIT']);
    else if (prepared.refusals() > refusals) unfinished.push([checkId, 'PROBE_BUDGET']);
  }
  return (state, report) => {
    for (const add of reports) add(pointReport(report, point));
    // What a failing program shows is a finding of its own only where nothing worse explains it.
    if (reports.length === 0)
      for (const exchange of prepared.failures) checkErrorMessages(viewOf(exchange, state.startedAt), report);
    for (const [checkId, reason] of unfinished) skipCheck(state, checkId, reason);
    for (const word of found.has('A01') || !checks.has('A02') ? [] : probe.planted())
      rememberPlanted(state, word, point);
    if (prepared.unheard.has('A15')) skipCheck(state, 'A15', 'NO_CALLBACK_XML');
    for (const { word, call } of prepared.awaited) rememberAwaited(state, word, call);
    notePosts(state, point, prepared);
  };
};
