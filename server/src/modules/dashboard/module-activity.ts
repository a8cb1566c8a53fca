import type { getModuleActivity } from '@portal/contract/dashboard/dashboard.calls.ts';
import { nextActions } from '@portal/domain/dashboard/next-actions.ts';
import { NO_GOALS } from '@portal/domain/profile/org-goals.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import { suggestSafeSignIn } from '../accounts/public.ts';
import { suggestConcierge, summarizeConcierge } from '../concierge/public.ts';
import { readFirmFacts, suggestCorrections } from '../facts/public.ts';
import { suggestMaturity, summarizeMaturity } from '../maturity/public.ts';
import { suggestScans } from '../monitoring/public.ts';
import { suggestPlan } from '../plans/public.ts';
import { suggestPolicies, summarizePolicies } from '../policies/public.ts';
import { suggestRatings } from '../ratings/public.ts';
import { suggestTraining, type TrainingFacts, trainingDay } from '../training/public.ts';
import { readModuleFacts } from './dashboard.store.ts';
import type { DashboardServices } from './dashboard-services.ts';
import { summarizeMonitoring } from './monitoring-summary.ts';

/**
 * All that the dashboard shows, in two transactions and few statements whatever the number of modules: what every module of
 * the plan is doing, and the next things to do that the modules suggest.
 */
export async function readModuleActivity(
  services: DashboardServices,
  caller: CallerOf<typeof getModuleActivity>,
): Promise<AnswerOf<typeof getModuleActivity>> {
  const { session, brand } = caller;
  const now = services.clock.now();
  const {
    people,
    current,
    knowledge,
    more: facts,
  } = await readFirmFacts(services, caller, (tx) => readModuleFacts(tx, session.userId, now, trainingDay(now, brand)));
  const { maturitySet } = services;
  const hasMonitoring = current.modules.monitoring === 'ACTIVE';
  const hasPolicies = current.modules.compliance === 'ACTIVE';
  const hasTraining = current.modules.training === 'ACTIVE';
  const hasMaturity = current.modules.cybermaturity === 'ACTIVE';
  const hasConcierge = current.modules.cyberconcierge === 'ACTIVE';
  const hasRatings = current.modules.ratings === 'ACTIVE';
  const situation = { firm: facts.firm, userId: session.userId, now, timeZone: brand.timeZone };
  const suggestions = [
    ...suggestPlan(current.subscription, now),
    ...(hasMonitoring ? suggestScans(facts.websites) : []),
    ...(hasPolicies ? suggestPolicies(facts.policies, situation) : []),
    ...(hasTraining ? suggestTraining(facts.training) : []),
    ...(hasMaturity ? suggestMaturity(maturitySet, facts.maturity, knowledge) : []),
    ...(hasConcierge ? suggestConcierge(facts.concierge) : []),
    ...(hasRatings ? suggestRatings(facts.ratings, now) : []),
    ...suggestCorrections(knowledge, current.modules),
    ...suggestSafeSignIn(people, now),
  ];
  const firm = { ...facts.firm, goals: { ...NO_GOALS, ...facts.firm.goals } };
  return {
    success: true,
    data: {
      compliance: hasPolicies ? summarizePolicies(facts.policies, facts.firm) : null,
      zimm: hasMaturity ? summarizeMaturity(maturitySet, facts.maturity) : null,
      insurance: null,
      training: hasTraining ? summarizeTraining(facts.training) : null,
      cyberConcierge: hasConcierge ? summarizeConcierge(facts.concierge) : null,
      monitoring: hasMonitoring ? summarizeMonitoring(facts.websites) : null,
      nextActions: nextActions(suggestions, firm).map(({ key, urgency, title, reason, minutes, href }) => ({
        key,
        isUrgent: urgency === 'now',
        title,
        reason,
        minutes,
        href,
      })),
    },
  };
}

/** What the team's training amounts to (spec part 1, section 3). */
function summarizeTraining({ people, finished, late, lastUpdated }: TrainingFacts) {
  return {
    teamMembers: people,
    isFinished: finished,
    isNotFinished: people - finished,
    lastUpdated: lastUpdated === null ? null : new Date(lastUpdated).toISOString(),
    overdue: late,
  };
}
