import type { zimmSummary } from '@portal/contract/dashboard/dashboard.schemas.ts';
import type { SuggestedAction } from '@portal/domain/dashboard/next-actions.ts';
import { factsStatedAt } from '@portal/domain/facts/facts.ts';
import type { FirmKnowledge } from '@portal/domain/facts/known-facts.ts';
import { isDoor, type PlanItem } from '@portal/domain/maturity/ninety-day-plan.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import { assessedBy, lastUpdatedOf, levelInfoOf } from './assessment-view.ts';
import { nextActions } from './maturity.texts.ts';
import type { MaturityFacts } from './maturity-facts.store.ts';
import type { MaturitySet } from './maturity-set.ts';
import { phasesOf } from './report/plan-view.ts';

const SERVES = ['learnMoreAboutCyberSecurity', 'proactivelyProtectMyOrganization'] as const;
/** What one question takes. */
const QUESTION_MINUTES = 1.25;
const LEAST_MINUTES = 5;

/** What the assessment amounts to (spec part 1, section 3). */
export function summarizeMaturity(set: MaturitySet, { answers }: MaturityFacts): z.output<typeof zimmSummary> {
  const own = answers.filter(({ elementId }) => set.byPath.has(elementId));
  const { isCompleted, overallLevel, average, nextQuestion, percentDone } = assessedBy(set, own);
  return {
    assessmentStatus: isCompleted ? 'completed' : 'notCompleted',
    lastUpdated: lastUpdatedOf(own),
    overallLevel,
    average,
    levelInfo: levelInfoOf(set, overallLevel),
    nextQuestion: nextQuestion === null ? null : { elementPath: nextQuestion },
    percentDone,
  };
}

/** What there is to do about the firm's maturity: to begin, to go on, and then the first open thing of its plan. */
export function suggestMaturity(
  set: MaturitySet,
  { answers, doneSteps, means }: MaturityFacts,
  knowledge: FirmKnowledge,
  say: Say,
): SuggestedAction[] {
  const { answered, elements, nextQuestion } = assessedBy(set, answers);
  if (nextQuestion === null) return suggestPlan(set, { answers, doneSteps, means }, knowledge, say);
  const open = elements - answered;
  const minutes = Math.max(LEAST_MINUTES, Math.round((open * QUESTION_MINUTES) / LEAST_MINUTES) * LEAST_MINUTES);
  const action = { urgency: 'later', minutes, serves: SERVES } as const;
  if (answered === 0) {
    return [
      {
        ...action,
        key: 'maturity.start',
        title: say(nextActions.begin),
        reason: say(nextActions.beginReason, { questions: elements }),
        href: '/cybermaturity/assessment/start',
      },
    ];
  }
  return [
    {
      ...action,
      key: 'maturity.finish',
      title: say(nextActions.finish, { open }),
      reason: say(nextActions.finishReason, { answered, questions: elements }),
      href: `/cybermaturity/assessment/${nextQuestion}`,
    },
  ];
}

/** Doors are left to the modules that saw them: each suggests its own, with its page. */
function suggestPlan(
  set: MaturitySet,
  { answers, doneSteps, means }: MaturityFacts,
  knowledge: FirmKnowledge,
  say: Say,
): SuggestedAction[] {
  const isDone = ({ elementPath, from, step }: PlanItem) =>
    doneSteps.some((done) => done.elementId === elementPath && done.from === from && done.step === step);
  const open = phasesOf(set, answers, means, knowledge, say)
    .flatMap(({ items }) => items)
    .filter((item) => !isDoor(item) && !isDone(item));
  const [next, ...further] = open;
  if (next === undefined) return [];
  const isLast = !further.some(({ elementPath, from }) => elementPath === next.elementPath && from === next.from);
  return [
    {
      key: `maturity.plan:${next.elementPath}.${next.from}.${next.step}`,
      urgency: 'later',
      title: say(nextActions.nextStep, { element: next.name }),
      reason: next.text,
      minutes: Math.round(next.hours * 60),
      href: '/cybermaturity/report#plan',
      serves: SERVES,
      raises: isLast && next.step > 0 ? factsStatedAt(next.elementPath, next.from + 1) : [],
    },
  ];
}
