import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '../system/tokens.ts';
import type { InsertRow } from './insert-row.ts';

/** Somebody with a link who is asked to confirm the approved version of a policy, and somebody who has confirmed it. */
export async function fillSignOff(
  insert: InsertRow,
  { orgId, marker, policyId }: { orgId: string; marker: string; policyId: string },
  now: Date,
) {
  const ids = { signOffPersonId: randomUUID(), signOffToken: newToken() };
  const signedId = randomUUID();
  const expires = new Date(now.getTime() + 24 * 60 * 60_000);
  const asked = {
    org_id: orgId,
    policy_id: policyId,
    version: 1,
    asked_at: now,
    asked_on: '2026-01-01',
    asked_by_name: marker,
  };
  for (const [personId, email] of [
    [ids.signOffPersonId, `asked-${marker}@firm.example`],
    [signedId, `signed-${marker}@firm.example`],
  ]) {
    await insert('sign_off_people', { person_id: personId, org_id: orgId, email, name: marker, added_at: now });
    await insert('people_languages', { org_id: orgId, email, language: 'de', is_chosen: true, kept_at: now });
  }
  await insert('sign_off_links', {
    token_hash: hashToken(ids.signOffToken),
    org_id: orgId,
    person_id: ids.signOffPersonId,
    made_at: now,
    expires_at: expires,
  });
  await insert('sign_offs', { ...asked, person_id: ids.signOffPersonId });
  await insert('sign_offs', {
    ...asked,
    person_id: signedId,
    acknowledged_at: now,
    statement: marker,
    content_hash: Buffer.alloc(32),
    questions: JSON.stringify([{ ask: marker, answer: marker }]),
  });
  await insert('sign_off_days', { org_id: orgId, looked_on: '2026-01-01' });
  return ids;
}
