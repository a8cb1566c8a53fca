import type { OrgTransaction } from '../../../database/database.ts';
import { countRecalls } from '../recall/recalls.store.ts';

/** With fewer people, a share would tell of one of them. */
const LEAST_PEOPLE = 3;

/** How many people take two questions a week, and their right answers together, in percent; null where too few have answered. */
export async function readRecallFigures(tx: OrgTransaction, orgId: string) {
  const { people, answers, ...of } = await countRecalls(tx, orgId);
  const isTooFew = of.answered_by < LEAST_PEOPLE;
  return {
    people,
    answers: isTooFew ? 0 : answers,
    rightPercent: isTooFew ? null : Math.round((of.right_answers / answers) * 100),
  };
}
