import type { OrgTransaction } from '../../../database/database.ts';
import type { AskedPolicy, PolicyRemark } from '../../../policy-remark.ts';
import { findPractice } from './practice.store.ts';
import { remarks } from './practice.texts.ts';

const POLICY = 'awareness-training';
const QUESTION = 'phishingTests';
/** The policy says twice a year (TRA-7). */
const HALF_YEAR_MS = 183 * 24 * 60 * 60_000;

/** Whether the awareness policy's answer about practice emails is what is done. */
export async function remarkOnPractice(
  tx: OrgTransaction,
  { policyId, answerTo, holds, now, say }: AskedPolicy,
): Promise<readonly PolicyRemark[]> {
  const answer = policyId === POLICY ? answerTo(QUESTION) : undefined;
  if (typeof answer !== 'boolean' || !holds('phishing')) return [];
  const { isOn, ran, planned } = await findPractice(tx, new Date(now.getTime() - HALF_YEAR_MS));
  const isDone = ran > 0 || planned > 0;
  if (answer && !isDone) return [{ text: say(remarks.noneRun), href: '/phishing', label: say(remarks.plan) }];
  if (!answer && isDone && isOn) return [{ text: say(remarks.areRun), href: '/phishing', label: say(remarks.see) }];
  return [];
}
