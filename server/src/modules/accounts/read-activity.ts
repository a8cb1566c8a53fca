import type { readActivity as readActivityCall } from '@portal/contract/accounts/activity.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { listActivity, subjectInWords } from '../audit/public.ts';
import { type Plans, planIdOf } from '../plans/public.ts';
import { listServiceSessions } from './visits/service-sessions.store.ts';

const PAGE_SIZE = 20;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What was done in the organisation's portal, by whom and from where, and who of the provider is in it now. */
export async function readActivity(
  { database, clock, plans }: Services,
  { session }: CallerOf<typeof readActivityCall>,
  { page }: InputOf<typeof readActivityCall>,
): Promise<AnswerOf<typeof readActivityCall>> {
  const { activity, serviceSessions } = await database.inOrg(session.orgId, async (tx) => ({
    activity: await listActivity(tx, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    serviceSessions: await listServiceSessions(tx, clock.now()),
  }));
  return {
    success: true,
    data: {
      total: activity.total,
      pageSize: PAGE_SIZE,
      entries: activity.rows.map((row) => ({
        activityId: row.audit_id,
        at: row.at.toISOString(),
        action: row.action,
        actor: row.actor,
        isByService: row.isByService,
        subject: subjectOf(row, (planId) => namedPlan(plans, planId)),
        address: row.ip,
      })),
      serviceSessions: serviceSessions.map((open) => ({
        serviceSessionId: open.service_session_id,
        staffEmail: open.staff_email,
        reason: open.reason,
        openedAt: open.opened_at.toISOString(),
        endsAt: open.ends_at.toISOString(),
      })),
    },
  };
}

/** What an entry is about, as people know it: a plan by its name, and nothing where only an id is known. */
function subjectOf(
  row: { readonly action: string; readonly subject: string; readonly subject_name: string | null },
  planName: (planId: string) => string | null,
): string {
  if (UUID.test(row.subject)) return '';
  return (row.action.startsWith('plan.') ? planName(row.subject) : null) ?? subjectInWords(row);
}

/** How a plan is called; null for one that is no longer there. */
function namedPlan({ catalogue }: Plans, planId: string): string | null {
  return catalogue.plans.find((plan) => planIdOf(plan) === planId)?.planDetail.planName ?? null;
}
