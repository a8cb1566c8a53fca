import { randomUUID } from 'node:crypto';
import type { InsertRow } from '../../../testing/insert-row.ts';
import { newPackCode } from '../new-pack-code.ts';

const DAY_MS = 24 * 60 * 60_000;
const NO_PARTS = {
  policies: null,
  signOffs: null,
  coverage: null,
  training: null,
  websites: null,
  maturity: null,
  rating: null,
  secondFactor: 'share',
};

/** A pack that was made, and one that could not be. */
export async function fillProofPacks(
  insert: InsertRow,
  { orgId, userId, marker }: { orgId: string; userId: string; marker: string },
  now: Date,
) {
  const ids = { packId: randomUUID(), failedPackId: randomUUID(), packCode: newPackCode() };
  const pack = {
    org_id: orgId,
    organisation_name: `Firm ${marker}`,
    recipient: `Customer ${marker}`,
    purpose: marker,
    parts: JSON.stringify(NO_PARTS),
    valid_days: 90,
    asked_by: userId,
    asked_by_name: marker,
    asked_at: now,
    expires_at: new Date(now.getTime() + 90 * DAY_MS),
    snapshot: JSON.stringify({
      facts: {
        policies: [],
        signOffs: [],
        coverage: null,
        training: { people: 0, courses: [] },
        websites: [],
        maturity: null,
        rating: null,
        secondFactor: { people: 1, withSecondFactor: 1, isRequired: false },
      },
      names: { signOffs: [], training: [{ name: marker, assigned: 1, completed: 1 }] },
    }),
    file_name: `Proof pack ${marker}.zip`,
  };
  await insert('proof_packs', {
    ...pack,
    pack_id: ids.packId,
    request_id: randomUUID(),
    code: ids.packCode,
    status: 'ready',
    made_at: now,
    content: Buffer.from(`PK ${marker}`),
    files: JSON.stringify([{ name: pack.file_name, size: 16, sha256: 'a'.repeat(64) }]),
  });
  await insert('proof_packs', {
    ...pack,
    pack_id: ids.failedPackId,
    request_id: randomUUID(),
    code: newPackCode(),
    status: 'failed',
    tries: 3,
  });
  return ids;
}
