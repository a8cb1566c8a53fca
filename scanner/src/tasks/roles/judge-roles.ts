import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { enqueue } from '../../scan-state.ts';
import { judgeCompared, namesRecord } from '../../signed-in/roles/judge-compared.ts';
import { isSameAnswer } from '../../signed-in/roles/same-answer.ts';
import type { TaskHandler } from '../task-context.ts';
import { noteLinked } from './compare-roles.ts';

/** What is reported of one kind of page is one finding; more than so many kinds are not asked for again. */
const MAX_PROOFS = 40;

/** Weighs what others saw of the account's pages, after asking where the account with fewer rights begins. */
export const judgeRoles: TaskHandler<'judge-roles'> = async (_, { fetch, settings }) => {
  const home = settings.signIns?.lesser?.sign.url;
  const { exchange } = home === undefined ? {} : await fetch(home, { as: 'lesser' });
  return (state) => {
    if (exchange?.isSignedIn === true) noteLinked(state, 'lesser', exchange);
    const start = `${state.target?.origin}/`;
    for (const { url, by, count } of judgeCompared(state.roles, start).slice(0, MAX_PROOFS))
      enqueue(state, { kind: 'prove-access', url, by, count });
  };
};

/** Asks once more, as both, and reports what others get with both requests as its proof; of the answers only their heads are kept. */
export const proveAccess: TaskHandler<'prove-access'> = async ({ url, by, count }, { fetch }) => {
  const { exchange: own } = await fetch(url, { as: 'main' });
  const { exchange: other } = await fetch(url, { as: by === 'visitor' ? 'nobody' : 'lesser' });
  return (state, report) => {
    if (own?.isSignedIn !== true || other === undefined || !isSameAnswer(own, other)) return;
    if (by === 'lesser' && other.isSignedIn !== true) return;
    const path = new URL(url).pathname;
    const common = { url, place: 'path', facts: { path, count: String(count) }, exchange: own, beside: other } as const;
    const isCall = state.roles.compared[url]?.isCall === true;
    if (by === 'visitor')
      report('A23', 'data-without-sign-in', { ...common, note: noted('sameWithoutSignIn', { path, count }) });
    else if (namesRecord(url))
      report('A23', 'record-of-others', { ...common, note: noted('sameForLesser', { path, count }) });
    else
      report('A23', isCall ? 'call-beyond-rights' : 'page-beyond-rights', {
        ...common,
        note: noted('sameForLesser', { path, count }),
      });
  };
};
