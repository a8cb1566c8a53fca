import type { readinessSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { answerReadiness, READINESS_STATES, type ReadinessState } from '@portal/domain/insurance/answer-readiness.ts';
import { READINESS_QUESTIONS, type ReadinessTopic } from '@portal/domain/insurance/readiness-questions.ts';
import type { ModuleKey, ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { z } from 'zod';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import type { Services } from '../../services.ts';
import { readFirmFacts } from '../maturity/public.ts';

export type ReadinessSheet = z.output<typeof readinessSheet.output>['data'];

const TOPICS: Readonly<Record<ReadinessTopic, string>> = {
  access: 'Who gets in',
  systems: 'Systems and websites',
  people: 'People, rules and suppliers',
  incidents: 'When something happens',
  data: 'What you keep',
};

/** Modules by the first part of their pages' addresses. */
const MODULE_OF_PAGE: Readonly<Record<string, ModuleKey>> = {
  attacksurface: 'ratings',
  cybermaturity: 'cybermaturity',
  securitypolicy: 'compliance',
  training: 'training',
  webappscan: 'monitoring',
};

/** The sheet of the caller's firm as it stands now; nothing of it is stored. */
export async function readReadinessSheet(services: Services, caller: Caller<MemberSession>): Promise<ReadinessSheet> {
  const { rows, portal, modules } = await readFirmFacts(services, caller);
  const hasAssessment = modules.cybermaturity === 'ACTIVE';
  const stated = new Map(
    rows.answers.map(({ elementId, level, dontKnow, doesNotApply, note, answeredAt }) => [
      elementId,
      {
        level,
        dontKnow,
        doesNotApply: doesNotApply ? note : null,
        answeredAt: new Date(answeredAt).toISOString(),
      },
    ]),
  );
  const facts = { portal, stated: hasAssessment ? stated : null };
  const answered = READINESS_QUESTIONS.map((question) => ({ question, answer: answerReadiness(question, facts) }));
  const count = (state: ReadinessState) => answered.filter(({ answer }) => answer.state === state).length;
  return {
    company: rows.company,
    counts: Object.fromEntries(READINESS_STATES.map((state) => [state, count(state)])) as Record<
      ReadinessState,
      number
    >,
    topics: Object.entries(TOPICS).map(([topic, title]) => ({
      title,
      questions: answered
        .filter(({ question }) => question.topic === topic)
        .map(({ question: { key, question, why, href }, answer }) => ({
          key,
          question,
          why,
          ...answer,
          href: isOpen(href, modules) ? href : null,
        })),
    })),
  };
}

/** Whether the plan holds the page; settings are everybody's. */
function isOpen(href: string | null, modules: ModuleStatuses): boolean {
  const module = MODULE_OF_PAGE[href?.split('/')[1] ?? ''];
  return module === undefined || modules[module] === 'ACTIVE';
}

/** Answers with the sheet of the caller's firm. */
export async function answerReadinessSheet(
  services: Services,
  caller: CallerOf<typeof readinessSheet>,
): Promise<AnswerOf<typeof readinessSheet>> {
  return { success: true, data: await readReadinessSheet(services, caller) };
}
