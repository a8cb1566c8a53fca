import { createHash } from 'node:crypto';
import type { Completion } from './record-stores.store.ts';

const ADL = 'http://adlnet.gov/expapi';

/** Who tells, and how people are named. */
type Telling = {
  /** The portal under the brand, such as "https://portal.example". */
  readonly origin: string;
  readonly webDomain: string;
  /** By address and name; otherwise by a number that only the portal can read. */
  readonly withNames: boolean;
};

/**
 * What somebody has completed as two statements of xAPI 1.0.3 (part 2, 2.4): completed, and passed with the score. Each has an id that follows
 * from the certificate, so that sending it again adds nothing. The course's id is that of its exported packages (decision 081).
 */
export function completionStatements(done: Completion, { origin, webDomain, withNames }: Telling): readonly object[] {
  const actor = withNames
    ? { objectType: 'Agent', name: done.trainee_name, mbox: `mailto:${done.email}` }
    : { objectType: 'Agent', account: { homePage: origin, name: done.trainee_id } };
  const object = {
    objectType: 'Activity',
    id: `tag:${webDomain},2026:training/${done.course_id}`,
    definition: { type: `${ADL}/activities/course`, name: { und: done.course_name } },
  };
  const timestamp = done.issued_at.toISOString();
  const revision = { context: { platform: origin, revision: String(done.course_version) } };
  const statement = (verb: string, result: object) => ({
    id: statementId(done.certificate_id, verb),
    actor,
    verb: { id: `${ADL}/verbs/${verb}`, display: { 'en-US': verb } },
    object,
    result,
    ...revision,
    timestamp,
  });
  return [statement('completed', { completion: true }), statement('passed', { success: true, ...scoreOf(done) })];
}

function scoreOf({ right_answers: raw, out_of: max }: Completion): object {
  if (raw === null || max === null || max === 0) return {};
  return { score: { scaled: Math.round((raw / max) * 10_000) / 10_000, raw, min: 0, max } };
}

/** A UUID that is always the same for a certificate and a verb (RFC 9562, 5.8). */
function statementId(certificateId: string, verb: string): string {
  const bytes = createHash('sha256').update(`${certificateId}/${verb}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
