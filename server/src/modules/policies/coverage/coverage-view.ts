import type { readCoverage as readCoverageCall } from '@portal/contract/policies/coverage.calls.ts';
import type { CoverageView } from '@portal/contract/policies/coverage.schemas.ts';
import { judgeFacts } from '@portal/domain/facts/judge-fact.ts';
import { QUESTION_ANSWERS, type QuestionAnswer } from '@portal/domain/policies/answer-question.ts';
import type { PlacedClause } from '@portal/domain/policies/coverage.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { readFirmFacts } from '../../facts/public.ts';
import { whyInWords } from './answer-words.ts';
import { coverageOf, type FirmCoverage, readCoverageRows } from './firm-coverage.ts';

/** The coverage of the caller's firm as it stands now, in the caller's language. */
export async function readFirmCoverage(
  services: Services,
  caller: Caller<MemberSession>,
): Promise<{ readonly company: string; readonly coverage: FirmCoverage; readonly say: Say }> {
  const { rows, more, knowledge, say } = await readFirmFacts(services, caller, (tx) =>
    readCoverageRows(tx, services.clock.now(), caller.language),
  );
  return { company: rows.company, coverage: coverageOf(more, judgeFacts(knowledge, say), say), say };
}

/** What the policies of the caller's firm answer of what customers and auditors ask. */
export async function readCoverage(
  services: Services,
  caller: CallerOf<typeof readCoverageCall>,
): Promise<AnswerOf<typeof readCoverageCall>> {
  const { company, coverage, say } = await readFirmCoverage(services, caller);
  return { success: true, data: viewOf(company, coverage, say) };
}

function viewOf(company: string, coverage: FirmCoverage, say: Say): CoverageView {
  const named = new Map<string, PlacedClause>();
  const idsOf = (clauses: readonly PlacedClause[]) =>
    clauses.map((clause) => {
      named.set(clause.id, clause);
      return clause.id;
    });
  const frameworks = coverage.frameworks.map(({ groups, ...framework }) => ({
    ...framework,
    groups: groups.map(({ requirements, ...group }) => ({
      ...group,
      requirements: requirements.map(({ clauses, takeUp, ...requirement }) => ({
        ...requirement,
        clauses: idsOf(clauses),
        takeUp: takeUpOf(clauses, takeUp),
      })),
    })),
  }));
  const topics = coverage.topics.map(({ questions, ...topic }) => ({
    ...topic,
    questions: questions.map(({ id, ask, answer, reason, clauses }) => ({
      id,
      ask,
      answer,
      reason: whyInWords(reason, say),
      clauses: idsOf(clauses),
    })),
  }));
  return {
    company,
    approved: coverage.approved.length,
    frameworks,
    answers: { counts: countAnswers(coverage), topics },
    clauses: [...named.values()].map((clause) => ({
      id: clause.id,
      title: clause.title,
      policyId: clause.policyId,
      policy: clause.policy,
      stage: clause.stage,
      proofs: clause.stage === 'approved' ? coverage.proofsOf(clause) : [],
    })),
  };
}

function takeUpOf(clauses: readonly PlacedClause[], policyId: string | null) {
  const clause = clauses.find((one) => one.policyId === policyId);
  return clause === undefined ? null : { policyId: clause.policyId, policy: clause.policy };
}

/** How many questions are answered in each way. */
export function countAnswers({ topics }: Pick<FirmCoverage, 'topics'>): Record<QuestionAnswer, number> {
  const answers = topics.flatMap(({ questions }) => questions.map(({ answer }) => answer));
  return Object.fromEntries(
    QUESTION_ANSWERS.map((answer) => [answer, answers.filter((one) => one === answer).length]),
  ) as Record<QuestionAnswer, number>;
}
