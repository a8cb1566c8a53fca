import type { getModuleActivity } from '@portal/contract/dashboard/dashboard.calls.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import { summarizeConcierge } from '../concierge/public.ts';
import { summarizeMaturity } from '../maturity/public.ts';
import { summarizePolicies } from '../policies/public.ts';
import { summarizeRatings } from '../ratings/public.ts';
import type { TrainingFacts } from '../training/public.ts';
import type { DashboardServices } from './dashboard-services.ts';
import { summarizeMonitoring } from './monitoring-summary.ts';
import { summarizeScore } from './score/read-score.ts';
import { readSituation } from './situation.ts';

/** All that the dashboard shows: what every module of the plan is doing, the score, what to do next, and what changed. */
export async function readModuleActivity(
  services: DashboardServices,
  caller: CallerOf<typeof getModuleActivity>,
): Promise<AnswerOf<typeof getModuleActivity>> {
  const situation = await readSituation(services, caller);
  const { facts, records, current, actions, changes } = situation;
  const { modules } = current;
  return {
    success: true,
    data: {
      compliance:
        modules.compliance === 'ACTIVE' ? summarizePolicies(facts.policies, facts.firm, facts.policyAnswers) : null,
      registers: modules.compliance === 'ACTIVE' ? { overdue: records.overdue } : null,
      zimm:
        modules.cybermaturity === 'ACTIVE'
          ? summarizeMaturity(services.maturitySet(caller.language), facts.maturity)
          : null,
      insurance: null,
      training: modules.training === 'ACTIVE' ? summarizeTraining(facts.training) : null,
      cyberConcierge: modules.cyberconcierge === 'ACTIVE' ? summarizeConcierge(facts.concierge) : null,
      monitoring: modules.monitoring === 'ACTIVE' ? summarizeMonitoring(facts.websites) : null,
      ratings: modules.ratings === 'ACTIVE' ? summarizeRatings(facts.ratings) : null,
      score: summarizeScore(situation),
      nextActions: actions.map(({ key, urgency, title, reason, minutes, doneBy, gain, href }) => ({
        key,
        isUrgent: urgency === 'now' || urgency === 'clock',
        title,
        reason,
        minutes,
        doneBy: doneBy ?? 'you',
        gain,
        href,
      })),
      changes: [...changes],
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
