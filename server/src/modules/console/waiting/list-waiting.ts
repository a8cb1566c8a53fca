import type { listWaiting as contract } from '@portal/contract/console/waiting.calls.ts';
import { type StaffPermission, staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { listUnreadCritical, listWaitingRequests } from '../../concierge/public.ts';
import { listNewLeads } from '../../marketing/public.ts';
import { listNewCheckLeads } from '../../outside-check/public.ts';
import { quartersWithoutTricks } from '../../training/public.ts';
import { countChangedWords } from '../brand-words/count-changed-words.ts';
import { countFailures, listAskedPlans, listEndingTrials } from './waiting.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Trials that end within these days, and what came or failed in as many, are of now. */
const OF_NOW_MS = 7 * DAY_MS;
const SHOWN = 3;

type Group = AnswerOf<typeof contract>['data']['groups'][number];
type Row = {
  readonly id: string;
  readonly title: string;
  readonly who: string;
  readonly at: Date | null;
  readonly total: string;
};

/** What somebody has to be allowed to do to be told of each kind: what they can then look after. */
const NEEDED: Readonly<Record<Group['kind'], StaffPermission>> = {
  'help-requests': 'experts.work',
  'unread-weaknesses': 'experts.work',
  'plan-requests': 'customers.plan',
  'trials-ending': 'sales.work',
  leads: 'sales.work',
  'check-leads': 'sales.work',
  'changed-words': 'offer.see',
  'missing-tricks': 'offer.see',
  'failed-mails': 'operations.see',
  'failed-jobs': 'operations.see',
};

/** What waits for the provider's staff, over all customers: of that, what the role of who asks is for. */
export async function listWaiting(
  { database, clock, plans }: Services,
  { session, customers }: CallerOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const now = clock.now();
  const since = new Date(now.getTime() - OF_NOW_MS);
  const soon = { from: now, to: new Date(now.getTime() + OF_NOW_MS), limit: SHOWN };
  const [requests, unread, asked, trials, leads, checkLeads, failed, words] = await database.asSystem((tx) =>
    Promise.all([
      listWaitingRequests(tx, customers, SHOWN),
      listUnreadCritical(tx, customers, SHOWN),
      listAskedPlans(tx, SHOWN),
      listEndingTrials(tx, soon),
      listNewLeads(tx, since, SHOWN),
      listNewCheckLeads(tx, since, SHOWN),
      countFailures(tx, since),
      countChangedWords(tx),
    ]),
  );
  const planName = (planId: string | null) => plans.catalogue.find(planId ?? '').planDetail.planName;
  const groups = [
    groupOf('help-requests', requests),
    groupOf('unread-weaknesses', unread),
    groupOf(
      'plan-requests',
      asked.map(({ planId, ...row }) => ({ ...row, title: planName(planId) })),
    ),
    groupOf('trials-ending', trials),
    groupOf('leads', leads),
    groupOf('check-leads', checkLeads),
    { kind: 'changed-words' as const, total: words, first: [] },
    { kind: 'missing-tricks' as const, total: quartersWithoutTricks(now.toISOString().slice(0, 10)).length, first: [] },
    { kind: 'failed-mails' as const, total: failed.mails, first: [] },
    { kind: 'failed-jobs' as const, total: failed.jobs, first: [] },
  ];
  return {
    success: true,
    data: { groups: groups.filter(({ kind, total }) => total > 0 && staffMay(session.staffRole, NEEDED[kind])) },
  };
}

function groupOf(kind: Group['kind'], rows: readonly Row[]): Group {
  const first = rows.map(({ id, title, who, at }) => ({ id, title, who, at: at?.toISOString() ?? '' }));
  return { kind, total: Number(rows[0]?.total ?? 0), first };
}
