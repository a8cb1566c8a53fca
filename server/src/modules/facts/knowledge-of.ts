import { isUrgentSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import { type FactKey, isFactKey } from '@portal/domain/facts/facts.ts';
import type { FactStatement, FirmKnowledge, StatedAnswer, ToldWeakness } from '@portal/domain/facts/known-facts.ts';
import type { PortalFacts } from '@portal/domain/facts/portal-facts.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { FirmRows } from './firm-rows.store.ts';

/** What is known of a firm, by who says so. Answers count where the plan holds the assessment. */
export function knowledgeOf(rows: FirmRows, portal: PortalFacts, modules: ModuleStatuses, now: Date): FirmKnowledge {
  return {
    portal,
    answers: modules.cybermaturity === 'ACTIVE' ? answersOf(rows) : null,
    statements: statementsOf(rows),
    told: toldOf(rows),
    now,
  };
}

function answersOf({ answers }: FirmRows): ReadonlyMap<string, StatedAnswer> {
  return new Map(
    answers.map(({ elementId, level, dontKnow, doesNotApply, note, answeredAt }) => [
      elementId,
      {
        level,
        dontKnow,
        doesNotApply: doesNotApply ? note : null,
        answeredAt: new Date(answeredAt).toISOString(),
      },
    ]),
  );
}

function statementsOf({ statements }: FirmRows): ReadonlyMap<FactKey, FactStatement> {
  return new Map(
    statements.flatMap(({ key, value, note, statedBy, statedAt }) =>
      isFactKey(key) && value !== null
        ? [[key, { value, note, statedBy, statedAt: new Date(statedAt).toISOString() }] as const]
        : [],
    ),
  );
}

/** Weaknesses of which an expert said what they mean. A serious one leaves nothing of a fact, what is for information all of it. */
function toldOf({ weaknesses }: FirmRows): readonly ToldWeakness[] {
  return weaknesses.flatMap(({ weaknessId, fact, title, severity, reportedOn }) =>
    isFactKey(fact) && severity !== 'Info'
      ? [
          {
            fact,
            title,
            leaves: isUrgentSeverity(severity) ? ('no' as const) : ('partly' as const),
            reportedOn,
            href: `/concierge/weaknesses/${weaknessId}`,
          },
        ]
      : [],
  );
}
