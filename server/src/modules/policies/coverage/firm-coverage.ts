import type { KnownFact } from '@portal/domain/facts/known-facts.ts';
import { type AnsweredQuestion, answerQuestion, type KnownProofs } from '@portal/domain/policies/answer-question.ts';
import {
  type CoverageCounts,
  type CoveredRequirement,
  countCoverage,
  coverRequirement,
  EVIDENCE_MONTHS,
  evidenceOf,
  type PlacedClause,
} from '@portal/domain/policies/coverage.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { registerName } from '../../registers/public.ts';
import { type AskedFramework, askedFrameworks } from './asked-frameworks.ts';
import { proofs as texts } from './coverage.texts.ts';
import { type Questionnaire, readQuestionnaire } from './questionnaire.ts';
import { recordsOf } from './records-of.ts';
import { readWrittenClauses, type WrittenClauses } from './written-clauses.ts';

/** What coverage needs of a firm's rows. */
export type CoverageRows = WrittenClauses & { readonly records: ReadonlySet<string> };

/**
 * @param now from which evidence is counted back
 * @param language of the library's titles
 */
export async function readCoverageRows(tx: OrgTransaction, now: Date, language: Language): Promise<CoverageRows> {
  return { ...(await readWrittenClauses(tx, language)), records: await recordsOf(tx, now) };
}

type Item = AskedFramework['groups'][number]['items'][number];
type Question = Questionnaire['questions'][number];

/** How a firm's policies answer what is asked of it. */
export type FirmCoverage = Pick<CoverageRows, 'approved'> & {
  readonly frameworks: readonly (Omit<AskedFramework, 'groups'> & {
    readonly counts: CoverageCounts;
    readonly groups: readonly {
      readonly id: string;
      readonly name: string;
      readonly requirements: readonly (Item & CoveredRequirement)[];
    }[];
  })[];
  readonly topics: readonly {
    readonly id: string;
    readonly name: string;
    readonly questions: readonly (Pick<Question, 'id' | 'ask' | 'anchors'> & AnsweredQuestion)[];
  }[];
  /** What proves a clause, in words. */
  readonly proofsOf: (clause: PlacedClause) => string[];
};

/** Every framework and every question of customers, with what the policies and the facts of a firm say to it. */
export function coverageOf(
  { clauses, approved, records }: CoverageRows,
  facts: readonly KnownFact[],
  say: Say,
): FirmCoverage {
  const proofs = knownProofs(records, facts);
  const { topics, questions } = readQuestionnaire(say.language);
  return {
    approved,
    frameworks: askedFrameworks(say).map(({ groups, ...framework }) => {
      const covered = groups.map(({ items, ...group }) => ({
        ...group,
        requirements: items.map((item) => ({ ...item, ...coverRequirement(framework.id, item.id, clauses, proofs) })),
      }));
      return { ...framework, counts: countCoverage(covered.flatMap((group) => group.requirements)), groups: covered };
    }),
    topics: topics.map((topic) => ({
      ...topic,
      questions: questions
        .filter((question) => question.topic === topic.id)
        .map((question) => ({
          id: question.id,
          ask: question.ask,
          anchors: question.anchors,
          ...answerQuestion(question, clauses, proofs),
        })),
    })),
    proofsOf: (clause) => evidenceOf(clause, proofs).map((one) => proofInWords(one, facts, say)),
  };
}

function knownProofs(records: ReadonlySet<string>, facts: readonly KnownFact[]): KnownProofs {
  return {
    records,
    facts: new Map(facts.map(({ key, value, basis }) => [key, { value, isSeen: basis === 'seen' }])),
    stale: new Set(facts.filter(({ isStale }) => isStale).map(({ key }) => key)),
  };
}

function proofInWords(evidence: ReturnType<typeof evidenceOf>[number], facts: readonly KnownFact[], say: Say): string {
  if (evidence.kind === 'record')
    return say(texts.record, { register: registerName(evidence.register, say.language), months: EVIDENCE_MONTHS });
  return say(texts.fact, { text: facts.find(({ key }) => key === evidence.fact)?.text ?? '' });
}
