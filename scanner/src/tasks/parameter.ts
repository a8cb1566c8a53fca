import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { ACTIVE_CHECKS, FIRST_CHECKS, INPUT_CHECKS } from '../active/active-checks.ts';
import { type InsertionPoint, labelOf } from '../active/insertion-point.ts';
import { notePosts } from '../active/post-limit.ts';
import { type PreparedProbe, prepareProbe } from '../active/prepare-probe.ts';
import type { Probe } from '../active/probe.ts';
import { INERT, reactionTo } from '../active/reaction.ts';
import { checkErrorMessages } from '../checks/answers/p16-error-messages.ts';
import type { CheckId } from '../checks/catalogue.ts';
import { viewOf } from '../checks/page-check.ts';
import { noteGivenUp, noteTried } from '../extent/note-extent.ts';
import { pointReport } from '../findings/point-report.ts';
import type { Report } from '../findings/report.ts';
import { LEVEL_LIMITS } from '../levels.ts';
import { enqueue, type ScanState, skipCheck } from '../scan-state.ts';
import { rememberAwaited } from './awaited-calls.ts';
import { rememberPlanted } from './stored/stored-scripts.ts';
import type { TaskOf } from './task.ts';
import type { Commit, TaskContext, TaskHandler } from './task-context.ts';

/** Inputs of one name that nothing reacts to, or that programs of one shape react to alike, and on which nothing was found. */
const MAX_ALIKE = { inert: 20, others: 60 } as const;
/** Behind the first round of all other inputs. */
const LATER = 1_000;

/** Tries everything on one input, one request after the other. */
export const parameter: TaskHandler<'parameter'> = async (task, context) => {
  const { point, round } = task;
  const prepared = await prepareProbe(point, context, round);
  const { probe } = prepared;
  if (probe === null) return (state) => leave(state, task, prepared);
  if (await isOneOfManyInputs(probe, task, context))
    return (state) => {
      notePosts(state, point, prepared);
      if (task.known !== undefined) noteGivenUp(state, 'inputs', task.known, 'ALIKE');
    };
  const tried = await tryChecks(probe, prepared, task, context);
  const { checks } = LEVEL_LIMITS[context.settings.level];
  const reaction = tried.found.size > 0 || !checks.has('A04') || isMadeUp(point) ? null : await reactionTo(probe);
  return (state, report) => {
    tried.commit(state, report);
    if (task.known !== undefined) noteTried(state, 'inputs', task.known);
    if (reaction !== null) noteReaction(state, task, reaction);
    if (round === 'first')
      enqueue(state, { ...task, round: 'later', found: [...tried.found], turn: (task.turn ?? 0) + LATER });
    notePosts(state, point, prepared);
  };
};

/** The input could not be tried, or, in its second round, not any further. */
function leave(state: ScanState, { point, known, round }: TaskOf<'parameter'>, prepared: PreparedProbe): void {
  const isSpent = prepared.formRefusals() > 0;
  for (const checkId of INPUT_CHECKS) skipCheck(state, checkId, isSpent ? 'FORM_LIMIT' : 'INPUT_LEFT');
  notePosts(state, point, prepared);
  if (known !== undefined && round !== 'later') noteGivenUp(state, 'inputs', known, isSpent ? 'SPENT' : 'SILENT');
}

async function tryChecks(probe: Probe, prepared: PreparedProbe, task: TaskOf<'parameter'>, { settings }: TaskContext) {
  const { point, round } = task;
  const { checks } = LEVEL_LIMITS[settings.level];
  const reports: ((report: Report) => void)[] = [];
  const found = new Set<string>(task.found);
  const unfinished: [CheckId, PlainReason][] = [];
  for (const { checkId, check, unless = [], places } of ACTIVE_CHECKS) {
    if (!checks.has(checkId) || unless.some((other) => found.has(other))) continue;
    if (places !== undefined && !places.includes(point.place)) continue;
    if (isMadeUp(point) && !places?.includes('name')) continue;
    if (round !== undefined && FIRST_CHECKS.has(checkId) !== (round === 'first')) continue;
    const [refusals, formRefusals] = [prepared.refusals(), prepared.formRefusals()];
    const add = await check(probe);
    if (add !== null) {
      found.add(checkId);
      reports.push(add);
    } else if (prepared.formRefusals() > formRefusals) unfinished.push([checkId, 'FORM_LIMIT']);
    else if (prepared.refusals() > refusals) unfinished.push([checkId, 'PROBE_BUDGET']);
  }
  const commit: Commit = (state, report) => {
    for (const add of reports) add(pointReport(report, point));
    // What a failing program shows is a finding of its own only where nothing worse explains it.
    if (found.size === 0)
      for (const exchange of prepared.failures) checkErrorMessages(viewOf(exchange, state.startedAt), report);
    for (const [checkId, reason] of unfinished) skipCheck(state, checkId, reason);
    for (const word of found.has('A01') || !checks.has('A02') ? [] : probe.planted())
      rememberPlanted(state, word, point);
    if (prepared.unheard.has('A15')) skipCheck(state, 'A15', 'NO_CALLBACK_XML');
    for (const { word, call } of prepared.awaited) rememberAwaited(state, word, call);
  };
  return { found, commit };
}

/** Whether the site itself has no such input: it can do no more than show it. */
const isMadeUp = (point: InsertionPoint): boolean =>
  point.place === 'name' || ('isMadeUp' in point && point.isMadeUp === true);

const reactionKey = ({ point }: TaskOf<'parameter'>, reaction: string) => `reaction ${labelOf(point)} ${reaction}`;
const namedKey = ({ point }: TaskOf<'parameter'>) => `tried ${labelOf(point)}`;

/** Whether so many inputs of this name were tried already that this one's reaction is asked for first, and it is the same as theirs. */
async function isOneOfManyInputs(probe: Probe, task: TaskOf<'parameter'>, { state }: TaskContext): Promise<boolean> {
  if ((state.patterns[namedKey(task)] ?? 0) < MAX_ALIKE.inert || task.round === 'later') return false;
  const reaction = await reactionTo(probe);
  if (reaction === null) return false;
  const most = reaction === INERT ? MAX_ALIKE.inert : MAX_ALIKE.others;
  return (state.patterns[reactionKey(task, reaction)] ?? 0) >= most;
}

function noteReaction(state: ScanState, task: TaskOf<'parameter'>, reaction: string): void {
  for (const key of [namedKey(task), reactionKey(task, reaction)]) state.patterns[key] = (state.patterns[key] ?? 0) + 1;
}
