import type { SystemTransaction } from '../../../database/database.ts';

export type DemoAnswer = {
  readonly elementId: string;
  readonly questionVersion: number;
  readonly level: number;
  readonly dontKnow: boolean;
  readonly note: string;
  readonly at: Date;
  readonly version: number;
};

export async function insertDemoAnswers(
  tx: SystemTransaction,
  { orgId, userId, byName }: { orgId: string; userId: string; byName: string },
  answers: readonly DemoAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('maturity_answers')
    .values(
      answers.map((answer) => ({
        org_id: orgId,
        element_id: answer.elementId,
        question_version: answer.questionVersion,
        level: answer.level,
        dont_know: answer.dontKnow,
        note: answer.note,
        answered_by: userId,
        answered_by_name: byName,
        answered_at: answer.at,
        version: answer.version,
      })),
    )
    .execute();
}

export async function insertDemoLevel(
  tx: SystemTransaction,
  level: {
    orgId: string;
    onDay: string;
    at: Date;
    overallLevel: number;
    average: number;
    answered: number;
    elements: number;
  },
): Promise<void> {
  await tx
    .insertInto('maturity_levels')
    .values({
      org_id: level.orgId,
      on_day: level.onDay,
      at: level.at,
      overall: level.overallLevel,
      average: level.average,
      answered: level.answered,
      elements: level.elements,
    })
    .execute();
}
